/** Images as self-contained SVG files. */

import { viewBox } from "../drawing/index.js";
import { escaped, shapeText } from "./elements.js";
import { FONT } from "./looks.js";
import { paintOf } from "./palette.js";

/** @import { Box } from "../drawing/geometry.js" */
/** @import { Shape } from "../drawing/elements.js" */

/** Shapes with their bounding box. @typedef {{ box: Box, shapes: Shape[] }} ShapeImage */

/** The width of a spot in pixels if an image is shown at its own size. */
export const SPOT = 64;

/** @type {(image: ShapeImage, title: string) => string} */
export const svgOf = ({ box, shapes }, title) => fileOf(box, title, shapes.map(shapeInk).join("\n"));

/** A file with some content. @type {(box: Box, title: string, content: string) => string} */
export function fileOf(box, title, content) {
  const [wide, tall] = [box.width, box.height].map((each) => Math.round(each * SPOT));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(box)}" width="${wide}" height="${tall}" font-family="${FONT}" role="img">
<title>${escaped(title)}</title>
${content}
</svg>
`;
}

/** A shape in its colours. @type {(shape: Shape) => string} */
export const shapeInk = (shape) => shapeText(shape, inked);

/** @type {(shape: Shape) => string} */
function inked(shape) {
  if (shape.look === "") return "";
  const { fill = "none", edge } = paintOf(shape.look);
  const isOpen = shape.kind === "path" && !shape.closed; // it has no inside
  return `${isOpen ? "" : ` fill="${fill}"`}${edge === undefined ? "" : ` stroke="${edge}"`}`;
}
