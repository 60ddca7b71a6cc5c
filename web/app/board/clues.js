/** The clues of a drawing in words, for each cell. */

/** @import { Drawing, Text } from "../../worker/protocol.js" */
/** @import { Lang } from "../state/state.js" */

/** The clues about each cell. @type {WeakMap<Drawing, Map<number, Text[]>>} */
const said = new WeakMap();

/** The clues about one cell in words. @type {(drawing: Drawing, lang: Lang, cell: number) => string[]} */
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
