/** A thumbnail of a drawing, empty or with a solution. It has few elements, because a gallery shows a hundred. */

import { html, nothing, svg } from "../dom/html.js";
import { boxOf, isTinted, loweredBy, manAt, outlineAt, pathData, viewBox } from "../drawing/index.js";
import { drawn, layer } from "./drawn.js";

/** @import { Drawing, Spot } from "../../worker/protocol.js" */
/** @typedef {number[] | Record<number, string>} Values */

/**
 * `values` are those of a solution, or givens as typed, by cell; `given` cells are highlighted. The longest of `all`
 * fits.
 * @type {(drawing: Drawing, values?: Values, given?: Record<number, string>, all?: Values) => unknown}
 */
export function thumbnail(drawing, values = [], given = {}, all = values) {
  const { shape, spots } = drawing;
  const tinted = spots.filter((spot) => isTinted(drawing, spot));
  const plain = spots.filter((spot) => !tinted.includes(spot));
  const shown = (/** @type {Spot} */ { cell, value }) => value === null && values[cell] !== undefined;
  const numbered = spots.filter(shown);
  const lower = LOWER + loweredBy(drawing);
  const isPlaced = (/** @type {Spot} */ { cell, value }) => value !== null && String(value) === String(values[cell]);
  const letters = Math.max(1, ...Object.values(all).map((value) => String(value).length));
  return html`<svg class="thumbnail ${shape}" viewBox=${viewBox(boxOf(drawing))} .style=${`--letters:${letters}`} aria-hidden="true">
    ${layer(drawing, "under")}
    ${grounds(shape, plain, "spot")}
    ${grounds(shape, tinted, "spot tinted")} ${layer(drawing, "on")}
    ${["given", ""].map((looks) =>
      numbers(
        looks,
        numbered.filter(({ cell }) => cell in given === Boolean(looks)),
        values,
        lower,
      ),
    )}
    ${spots.filter(isPlaced).map(({ x, y }) => drawn(manAt(drawing.piece, x, y)))}
    ${layer(drawing, "borders")} ${layer(drawing, "top")}
  </svg>`;
}

/** The distance of a number's baseline below the middle of its spot at which it looks centred. */
const LOWER = 0.04;

/** @type {(looks: string, spots: Spot[], values: Values, lower: number) => unknown} */
const numbers = (looks, spots, values, lower) =>
  spots.length === 0
    ? nothing
    : svg`<text class=${looks}>${spots.map(({ x, y, cell }) => svg`<tspan x=${x} y=${y + lower}>${values[cell]}</tspan>`)}</text>`;

/** @type {(shape: Drawing["shape"], spots: Spot[], looks: string) => unknown} */
function grounds(shape, spots, looks) {
  const outlines = spots.map(({ x, y }) => outlineAt(shape, x, y));
  const [first] = outlines;
  if (!first) return nothing;
  return svg`<g class=${looks}><path d=${outlines.map(pathData).join("")} stroke-width=${first.width ?? nothing} /></g>`;
}
