/**
 * Notes by key or tap: pencil marks and colours; and numbers entered in several cells at once.
 *
 * begun   the digits of the latest mark or number, which the next digit may extend if it comes soon: 1, then 12
 */

import { clearColours, clearMarks, colourSpots, setAll, toggleMark } from "../draft/index.js";
import { COLOURS, marksOf } from "../state/index.js";
import { plain } from "../words/index.js";
import { cellsWith, spotsWith } from "./picking.js";

/** @import { Spot } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */

/** Milliseconds within which the next digit extends a mark. */
const SOON = 1000;

/** Gesture: the mark that is being typed, and the time of its last digit. @type {{ cell: number, digits: string, when: number } | null} */
let begun = null;

/** Makes the next digit start a new mark. */
export function endNoting() {
  begun = null;
}

/** Switches between numbers and a kind of pencil marks. @type {(app: App, mode: "pencil" | "centre") => void} */
export function switchPencil(app, mode) {
  const { aid } = app.state;
  aid.mode = aid.mode === mode ? "number" : mode;
  endNoting();
  app.draw();
}

/** Adds the typed characters as notes, one by one; meaningless characters are ignored. @type {(app: App, spot: Spot, typed: string, when: number) => void} */
export function note(app, spot, typed, when) {
  const { state } = app;
  for (const sign of plain(typed)) {
    if (state.aid.mode === "colour") colour(app, spot, Number(sign));
    else if (/[-0-9]/.test(sign)) pencil(app, spot.cell, sign, when);
  }
  app.draw();
}

/**
 * The digits of a value with one more; `before` are the digits that it extends.
 * @type {(app: App, cell: number, sign: string, when: number) => { digits: string, before: string }}
 */
function goneOn(app, cell, sign, when) {
  const values = app.state.shown.values ?? [];
  const so = begun?.cell === cell && when - begun.when <= SOON ? begun.digits : "";
  const before = so !== "" && values.includes(Number(so + sign)) ? so : "";
  begun = { cell, digits: before + sign, when };
  return { digits: before + sign, before };
}

/** @type {(app: App, cell: number, sign: string, when: number) => void} */
function pencil(app, cell, sign, when) {
  const values = app.state.shown.values ?? [];
  const { digits, before } = goneOn(app, cell, sign, when);
  if (!values.includes(Number(digits))) return;
  const instead = before !== "" && values.includes(Number(before)) ? Number(before) : undefined;
  toggleMark(app, marksOf(app.state.aid.mode) ?? "marks", cellsWith(app.state, cell), Number(digits), instead);
}

/** Puts a number into all picked cells. @type {(app: App, cell: number, sign: string, when: number) => void} */
export const typeIntoAll = (app, cell, sign, when) =>
  setAll(app, cellsWith(app.state, cell), goneOn(app, cell, sign, when).digits);

/** @type {(app: App, spot: Spot, chosen: number) => void} */
function colour(app, spot, chosen) {
  if (chosen >= 1 && chosen <= COLOURS) colourSpots(app, placesOf(app, spot), chosen);
}

/** Removes the notes of the chosen kind. @type {(app: App, spot: Spot) => void} */
export function eraseNotes(app, spot) {
  endNoting();
  const kind = marksOf(app.state.aid.mode);
  if (kind) clearMarks(app, kind, cellsWith(app.state, spot.cell));
  else clearColours(app, placesOf(app, spot));
}

/** Handles a tap on a cell in colour mode. @type {(app: App, spot: Spot) => void} */
export const paint = (app, spot) => colourSpots(app, placesOf(app, spot), app.state.aid.brush);

/** The spot, or those of all cells picked together with it. @type {(app: App, spot: Spot) => number[]} */
const placesOf = ({ state }, spot) =>
  state.aid.picked.includes(spot.cell) ? spotsWith(state, state.aid.picked) : [state.shown.drawing.spots.indexOf(spot)];
