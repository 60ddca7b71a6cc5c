/** A small picture of a drawing, empty or with a solution: with few elements, because a gallery shows a hundred. */

import { html, nothing, svg } from "../dom/html.js";
import { blocks, clues, loweredBy, sketches } from "./clues.js";
import { boxOf, crownAt, outlineOf, starAt, viewBox } from "./geometry.js";
import { isTinted, lines } from "./ground.js";

/** @import { Drawing, Spot } from "../../worker/protocol.js" */
/** @typedef {number[] | Record<number, string>} Values */

/** `values` are those of a solution, or givens as typed, by cell; those that are `given` are highlighted. There is room for the longest of `all`. @type {(drawing: Drawing, values?: Values, given?: Record<number, string>, all?: Values) => unknown} */
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
    ${blocks(drawing)} ${lines(drawing, false)}
    ${grounds(shape, plain, "spot")}
    ${grounds(shape, tinted, "spot tinted")} ${sketches(drawing, false)}
    ${numbers(
      "given",
      numbered.filter(({ cell }) => cell in given),
      values,
      lower,
    )}
    ${numbers(
      "",
      numbered.filter(({ cell }) => !(cell in given)),
      values,
      lower,
    )}
    ${spots.filter(isPlaced).map(({ x, y }) => man(drawing.piece, x, y))}
    ${lines(drawing, true)} ${sketches(drawing, true)} ${clues(drawing)}
  </svg>`;
}

/** @type {(piece: Drawing["piece"], x: number, y: number) => unknown} */
function man(piece, x, y) {
  if (piece === "disc") return svg`<circle class="man" cx=${x} cy=${y} r="0.28" />`;
  if (piece === "queen") return svg`<polygon class="man" points=${crownAt(x, y).join(" ")} />`;
  if (piece === "star") return svg`<polygon class="man" points=${starAt(x, y).join(" ")} />`;
  return svg`<rect class="man" x=${x - 0.44} y=${y - 0.44} width="0.88" height="0.88" />`;
}

/** How far below the middle of its spot a number must be to look centred. */
const LOWER = 0.04;

/** @type {(looks: string, spots: Spot[], values: Values, lower: number) => unknown} */
const numbers = (looks, spots, values, lower) =>
  spots.length === 0
    ? nothing
    : svg`<text class=${looks}>${spots.map(({ x, y, cell }) => svg`<tspan x=${x} y=${y + lower}>${values[cell]}</tspan>`)}</text>`;

/** @type {(shape: Drawing["shape"], spots: Spot[], looks: string) => unknown} */
const grounds = (shape, spots, looks) =>
  spots.length === 0
    ? nothing
    : svg`<g class=${looks}><path d=${spots.map((spot) => outlineOf(shape, spot)).join("")} /></g>`;
