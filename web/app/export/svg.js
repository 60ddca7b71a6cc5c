/** Pictures as SVG: files that need no other file. */

import { viewBox } from "../board/index.js";

/** @import { Box } from "../board/geometry.js" */
/** @import { Paint, Picture, Shape } from "./shapes.js" */

/** Pixels of a spot if a picture is shown at its own size. */
export const SPOT = 64;
export const FONT = "Palatino, 'Palatino Linotype', Georgia, 'Yu Mincho', serif";

/** @type {(text: string) => string} */
export const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** @type {(picture: Picture, title: string) => string} */
export const svgOf = ({ box, shapes }, title) => fileOf(box, title, shapes.map(shapeText).join("\n"));

/** A file with that content. @type {(box: Box, title: string, content: string) => string} */
export function fileOf(box, title, content) {
  const [wide, tall] = [box.width, box.height].map((each) => Math.round(each * SPOT));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(box)}" width="${wide}" height="${tall}" role="img">
<title>${escaped(title)}</title>
${content}
</svg>
`;
}

/** @type {(shape: Shape) => string} */
export function shapeText(shape) {
  const paint = paintText(shape.paint);
  switch (shape.kind) {
    case "circle":
      return `<circle cx="${short(shape.x)}" cy="${short(shape.y)}" r="${shape.r}" ${paint}/>`;
    case "rect": {
      const { x, y, wide, tall, r } = shape;
      return `<rect x="${short(x)}" y="${short(y)}" width="${short(wide)}" height="${short(tall)}" rx="${r}" ${paint}/>`;
    }
    case "path": {
      const points = shape.points.map((point) => point.map(short).join(",")).join(" ");
      return `<${shape.closed ? "polygon" : "polyline"} points="${points}" ${paint}/>`;
    }
    case "text": {
      const { x, y, size, text } = shape;
      const style = shape.italic ? ' font-style="italic"' : "";
      const weight = `${style}${shape.bold ? ' font-weight="bold"' : ""}`;
      return `<text x="${short(x)}" y="${short(y)}" font-family="${FONT}" font-size="${size}"${weight} text-anchor="${shape.begins ? "start" : "middle"}" ${paint}>${escaped(text)}</text>`;
    }
  }
}

/** @type {(paint: Paint) => string} */
function paintText({ fill, edge, width, round, dashes }) {
  const stroke = edge === undefined ? "" : ` stroke="${edge}" stroke-width="${width}"`;
  return `fill="${fill}"${stroke}${round ? ' stroke-linejoin="round" stroke-linecap="round"' : ""}${dashes ? ` stroke-dasharray="${dashes.join(" ")}"` : ""}`;
}

/** @type {(length: number) => number} */
export const short = (length) => Math.round(length * 10_000) / 10_000;
