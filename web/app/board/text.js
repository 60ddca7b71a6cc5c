/**
 * Boards as text: one entry for each cell in the order of the drawing's rows, a dot for an empty one. Additions to
 * locked givens, and notes, are marked: (7) is an own number, {1,4,12} are pencil marks.
 */

import { now } from "../moves/index.js";
import { filledCells, positionOf } from "../state/index.js";
import { sceneOf, shownNow } from "./scene.js";

/** @import { State } from "../state/state.js" */

/** The board at present, as text. @type {(state: State) => string} */
export function boardText(state) {
  if (state.puzzle.kind === "movement") return now(state).text;
  const scene = sceneOf(state);
  const { marks } = state.draft;
  const noted = state.view.kind === "draft";
  const own = new Set(noted ? filledCells(state) : []);
  const entryOf = (/** @type {number} */ cell) => {
    const text = scene[cell]?.text ?? "";
    if (text !== "") return own.has(cell) ? `(${text})` : text;
    return noted && marks[cell] ? `{${marks[cell].join()}}` : ".";
  };
  const rows = shownNow(state).drawing.rows.map((row) => row.map(entryOf));
  const wide = Math.max(1, ...rows.flat().map((entry) => entry.length));
  return rows.map((row) => row.map((entry) => entry.padStart(wide)).join(" ")).join("\n");
}

/** The user's board as text: the numbers filled in, or the position after the moves. @type {(state: State) => string} */
export function draftText(state) {
  const position = positionOf(state);
  if (position) return position.state;
  const { givens } = state.draft;
  const entries = state.shown.drawing.rows.flat().map((cell) => givens[cell] ?? ".");
  return entries.join(" ");
}

/** Whether pasted text is a board rather than the value of one cell. @type {(text: string, kind: "placement" | "movement") => boolean} */
export const isBoard = (text, kind) => kind === "movement" || /\S[\s,|:=]+\S/.test(text) || text.trim().length > 8;
