/** The clues that are written on a drawing, over its spots: outlines of cages, signs, and numbers in corners and outside. */

import { svg } from "../dom/html.js";

/** @import { Drawing } from "../../worker/protocol.js" */
/** @import { Lang } from "../state/state.js" */

/** @type {(drawing: Drawing) => unknown} */
export const clues = ({ outlines, labels }) => [
  outlines.map((points) => svg`<polygon class="cage" points=${points.join(" ")} />`),
  labels.map(({ text, x, y, where }) => svg`<text class="clue ${where}" x=${x} y=${y}>${text}</text>`),
];

/** Whether numbers in corners need room, so that the content of every cell is lower. @type {(drawing: Pick<Drawing, "labels">) => boolean} */
export const isCornered = ({ labels }) => labels.some(({ where }) => where === "corner");

/** How much lower, in spot widths. @type {(drawing: Drawing) => number} */
export const loweredBy = (drawing) => (isCornered(drawing) ? 0.08 : 0);

/** The ground of the blocks, under the lines. @type {(drawing: Drawing) => unknown} */
export const blocks = ({ blocks: middles }) =>
  middles.map(([x, y]) => svg`<rect class="block" x=${x - 0.5} y=${y - 0.5} width="1" height="1" />`);

/** What the clues say of a cell. @type {(drawing: Drawing, lang: Lang, cell: number) => string[]} */
export const cluesOf = ({ labels }, lang, cell) =>
  labels.filter(({ cells }) => cells.includes(cell)).map(({ words }) => words[lang]);
