/** Renders the shapes of a drawing on the page: the style sheets colour them by their looks. */

import { constant, nothing, svg } from "../dom/html.js";
import { layersOf, outlineAt, pathData } from "../drawing/index.js";

/** @import { Drawing } from "../../worker/protocol.js" */
/** @import { Layers, Shape } from "../drawing/elements.js" */

/** The page's additions to a shape: classes, and a replacement for its text. @typedef {[looks?: string, wording?: string]} Added */

/** @type {(shape: Shape, added?: Added) => unknown} */
export function drawn(shape, [more = "", wording] = []) {
  const { look } = shape;
  if (shape.kind === "group") return svg`<g class="${look} ${more}">${shape.shapes.map((each) => drawn(each))}</g>`;
  if (shape.kind === "text") {
    const { x, y, size, weight, begins, text, width = nothing } = shape;
    return svg`<text class="${look} ${more}" x=${x} y=${y} font-size=${size} font-weight=${weight} stroke-width=${width} text-anchor=${begins ? nothing : "middle"}>${wording ?? text}</text>`;
  }
  const { width = 0, ends = nothing, dashes = nothing } = shape;
  return svg`<path class="${look} ${more}" d=${pathData(shape)} fill=${shape.kind === "path" && !shape.closed ? "none" : nothing} stroke-width=${width} stroke-linecap=${ends} stroke-linejoin=${ends} stroke-dasharray=${dashes} />`;
}

/** A layer of a drawing. @type {(drawing: Drawing, name: keyof Layers, added?: (shape: Shape) => Added) => unknown} */
export const layer = (drawing, name, added) => layersOf(drawing)[name].map((shape) => drawn(shape, added?.(shape)));

/** @type {(shape: Drawing["shape"]) => unknown} */
function outlineOf(shape) {
  const outline = outlineAt(shape, 0, 0);
  return constant(`<path d="${pathData(outline)}" stroke-width="${outline.width}" />`);
}

/** The outline of a spot around the origin. @type {Record<Drawing["shape"], unknown>} */
export const OUTLINES = { circle: outlineOf("circle"), square: outlineOf("square"), hexagon: outlineOf("hexagon") };
