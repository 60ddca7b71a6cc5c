/** Pictures as PNG, painted on a canvas: the page's policy forbids loading images, even its own SVG. */

import { FONT } from "./svg.js";

/** @import { Picture, Shape } from "./shapes.js" */

/** Pixels of a spot, and of the longer side at most. */
const SPOT = 160;
const MOST = 4096;

/** @type {(picture: Picture) => Promise<Blob>} */
export function pngOf({ box, shapes }) {
  const scale = Math.min(SPOT, MOST / Math.max(box.width, box.height));
  const canvas = new OffscreenCanvas(Math.round(box.width * scale), Math.round(box.height * scale));
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("This browser has no canvas.");
  brush.scale(scale, scale);
  brush.translate(-box.x, -box.y);
  for (const shape of shapes) paint(brush, shape);
  return canvas.convertToBlob({ type: "image/png" });
}

/** @type {(brush: OffscreenCanvasRenderingContext2D, shape: Shape) => void} */
function paint(brush, shape) {
  const { fill, edge, width = 0, round, dashes = [] } = shape.paint;
  brush.fillStyle = fill === "none" ? "transparent" : fill;
  if (shape.kind === "text") {
    brush.font = `${shape.italic ? "italic " : ""}${shape.bold ? "bold " : ""}${shape.size}px ${FONT}`;
    brush.textAlign = shape.begins ? "start" : "center";
    return brush.fillText(shape.text, shape.x, shape.y);
  }
  const path = outline(shape);
  brush.fill(path);
  if (edge === undefined) return;
  const ends = round ? { lineJoin: "round", lineCap: "round" } : { lineJoin: "miter", lineCap: "butt" };
  Object.assign(brush, { strokeStyle: edge, lineWidth: width, ...ends });
  brush.setLineDash(dashes);
  brush.stroke(path);
}

/** @type {(shape: Exclude<Shape, { kind: "text" }>) => Path2D} */
function outline(shape) {
  const path = new Path2D();
  if (shape.kind === "circle") path.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI);
  else if (shape.kind === "rect") path.roundRect(shape.x, shape.y, shape.wide, shape.tall, shape.r);
  else {
    for (const [x, y] of shape.points) path.lineTo(x, y);
    if (shape.closed) path.closePath();
  }
  return path;
}
