/** Shapes as the text of SVG elements. */

/** @import { Outline, Shape } from "../drawing/elements.js" */

/** @type {(text: string) => string} */
export const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** @type {(length: number) => number} */
export const short = (length) => Math.round(length * 10_000) / 10_000;

/** @type {(points: [x: number, y: number][]) => string} */
const pointsText = (points) => points.map((point) => point.map(short).join(",")).join(" ");

/** `inked` returns the colours of a shape, or its classes, as attributes. @type {(shape: Shape, inked: (shape: Shape) => string) => string} */
export function shapeText(shape, inked) {
  const paint = inked(shape);
  if (shape.kind === "group") return `<g${paint}>${shape.shapes.map((each) => shapeText(each, inked)).join("")}</g>`;
  if (shape.kind === "text") {
    const { x, y, size, weight, text, width } = shape;
    const behind = width ? ` stroke-width="${short(width)}" stroke-linejoin="round" paint-order="stroke"` : "";
    const style = `${shape.italic ? ' font-style="italic"' : ""} text-anchor="${shape.begins ? "start" : "middle"}"`;
    return `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}" font-weight="${weight}"${style}${behind}${paint}>${escaped(text)}</text>`;
  }
  return `<${geometry(shape)}${edge(shape)}${paint}/>`;
}

/** @type {(shape: Outline) => string} */
function geometry(shape) {
  if (shape.kind === "circle") return `circle cx="${short(shape.x)}" cy="${short(shape.y)}" r="${short(shape.r)}"`;
  const points = pointsText(shape.points);
  return shape.closed ? `polygon points="${points}"` : `polyline points="${points}" fill="none"`;
}

/** @type {(shape: Outline) => string} */
const edge = ({ width = 0, ends, dashes }) =>
  [
    ` stroke-width="${short(width)}"`,
    ends ? ` stroke-linecap="${ends}"` : "",
    ends === "round" ? ' stroke-linejoin="round"' : "",
    dashes ? ` stroke-dasharray="${dashes.join(" ")}"` : "",
  ].join("");
