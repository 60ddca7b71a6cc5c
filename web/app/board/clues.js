/**
 * The clues on a drawing, over its spots: outlines of cages, signs, numbers in corners and outside, and those that are
 * drawn, as thermometers and dots.
 */

import { classMap, svg } from "../dom/html.js";

/** @import { Drawing, Sketch, Text } from "../../worker/protocol.js" */
/** @import { Lang } from "../state/state.js" */

/** `met` are the labels whose clues are met; `written` is what stands for some in place of their text. @type {(drawing: Drawing, met?: number[], written?: Map<number, string>) => unknown} */
export const clues = ({ outlines, labels }, met = [], written = new Map()) => [
  outlines.map((points) => svg`<polygon class="cage" points=${points.join(" ")} />`),
  labels.map(({ text, x, y, where }, at) => {
    const looks = { [where]: true, met: met.includes(at), written: written.has(at) };
    return svg`<text class="clue ${classMap(looks)}" x=${x} y=${y}>${written.get(at) ?? text}</text>`;
  }),
];

/** Whether a sketch is on top of all lines; others are under them. @type {(sketch: Sketch) => boolean} */
export const isOnTop = ({ ink }) => ink === "white" || ink === "black";

/** The drawn clues, those on top or the others. @type {(drawing: Drawing, onTop: boolean) => unknown} */
export const sketches = (drawing, onTop) =>
  drawing.sketches
    .filter((sketch) => isOnTop(sketch) === onTop)
    .map(({ ink, strokes }) => svg`<g class="sketch ${ink}">${strokes.map(stroke)}</g>`);

/** @type {(stroke: Sketch["strokes"][number]) => unknown} */
function stroke({ points, width }) {
  const [[x, y] = [0, 0], ...others] = points;
  return others.length === 0
    ? svg`<circle cx=${x} cy=${y} r=${width / 2} />`
    : svg`<polyline points=${points.join(" ")} stroke-width=${width} />`;
}

/** Whether numbers in corners need room, so that the content of every cell is lower. @type {(drawing: Pick<Drawing, "labels">) => boolean} */
export const isCornered = ({ labels }) => labels.some(({ where }) => where === "corner");

/** How much lower, in spot widths. @type {(drawing: Drawing) => number} */
export const loweredBy = (drawing) => (isCornered(drawing) ? 0.08 : 0);

/** The ground of the blocks, under the lines. @type {(drawing: Drawing) => unknown} */
export const blocks = ({ blocks: middles }) =>
  middles.map(([x, y]) => svg`<rect class="block" x=${x - 0.5} y=${y - 0.5} width="1" height="1" />`);

/** The clues about each cell. @type {WeakMap<Drawing, Map<number, Text[]>>} */
const said = new WeakMap();

/** What the clues say of a cell. @type {(drawing: Drawing, lang: Lang, cell: number) => string[]} */
export function cluesOf(drawing, lang, cell) {
  if (!said.has(drawing)) said.set(drawing, byCell(drawing));
  return (said.get(drawing)?.get(cell) ?? []).map((words) => words[lang]);
}

/** @type {(drawing: Drawing) => Map<number, Text[]>} */
function byCell({ labels, sketches }) {
  /** @type {Map<number, Text[]>} */
  const found = new Map();
  for (const { cells, words } of [...labels, ...sketches])
    for (const cell of new Set(cells)) found.set(cell, [...(found.get(cell) ?? []), words]);
  return found;
}
