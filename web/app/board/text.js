/** Boards as text: one entry a cell in the order of the drawing's rows, a dot for an empty one. */

import { now } from "../moves/index.js";
import { sceneOf, shownNow } from "./scene.js";

/** @import { State } from "../state/state.js" */

/** What the board shows now, as text. @type {(state: State) => string} */
export function boardText(state) {
  if (state.puzzle.kind === "movement") return now(state).text;
  const places = sceneOf(state);
  const rows = shownNow(state).drawing.rows.map((row) => row.map((cell) => places[cell]?.text || "."));
  const wide = Math.max(1, ...rows.flat().map((entry) => entry.length));
  return rows.map((row) => row.map((entry) => entry.padStart(wide)).join(" ")).join("\n");
}

/** Whether pasted text is a board rather than the value of one cell. @type {(text: string, kind: "placement" | "movement") => boolean} */
export const isBoard = (text, kind) => kind === "movement" || /\S[\s,|]+\S/.test(text) || text.trim().length > 8;
