/** PNG images, painted on a canvas: the page's policy forbids loading images, even its own SVG. */

import { FONT } from "./looks.js";
import { paintOf } from "./palette.js";

/** @import { Look, Outline, Shape } from "../drawing/elements.js" */
/** @import { ShapeImage } from "./svg.js" */

/** The width of a spot in pixels, and the greatest length of the longer side. */
const SPOT = 160;
const MOST = 4096;

/** @type {(image: ShapeImage) => Promise<Blob>} */
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

/** A shape; one in a group has the colours of the group. @type {(brush: OffscreenCanvasRenderingContext2D, shape: Shape, look?: Look) => void} */
function paint(brush, shape, look = shape.look) {
  if (shape.kind === "group") {
    for (const each of shape.shapes) paint(brush, each, look);
    return;
  }
  const { fill = "none", edge } = paintOf(look);
  brush.fillStyle = fill === "none" ? "transparent" : fill;
  if (shape.kind === "text") {
    brush.font = `${shape.italic ? "italic " : ""}${shape.weight} ${shape.size}px ${FONT}`;
    brush.textAlign = shape.begins ? "start" : "center";
    if (edge !== undefined && shape.width) {
      Object.assign(brush, { strokeStyle: edge, lineWidth: shape.width, lineJoin: "round" });
      brush.setLineDash([]);
      brush.strokeText(shape.text, shape.x, shape.y);
    }
    return brush.fillText(shape.text, shape.x, shape.y);
  }
  const { width = 0, ends, dashes = [] } = shape;
  const path = outline(shape);
  if (shape.kind !== "path" || shape.closed) brush.fill(path);
  if (edge === undefined || width === 0) return;
  const joins = { lineJoin: ends === "round" ? ends : "miter", lineCap: ends ?? "butt" };
  Object.assign(brush, { strokeStyle: edge, lineWidth: width, ...joins });
  brush.setLineDash(dashes);
  brush.stroke(path);
}

/** @type {(shape: Outline) => Path2D} */
function outline(shape) {
  const path = new Path2D();
  if (shape.kind === "circle") path.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI);
  else {
    for (const [x, y] of shape.points) path.lineTo(x, y);
    if (shape.closed) path.closePath();
  }
  return path;
}
