/**
 * Notes by key or tap: pencil marks and colours.
 *
 * begun   the digits of the latest mark, which the next digit may continue if it comes soon: 1, then 12
 */

import { clearMarks, toggleColour, toggleMark } from "../draft/index.js";
import { COLOURS } from "../state/index.js";

/** @import { Spot } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */

/** Milliseconds within which the next digit belongs to the same mark. */
const SOON = 1000;

/** @type {{ cell: number, digits: string, when: number } | null} */
let begun = null;

/** Makes the next digit begin a new mark. */
export function endNoting() {
  begun = null;
}

/** Switches between numbers and pencil marks. @type {(app: App) => void} */
export function switchPencil(app) {
  const { aid } = app.state;
  aid.mode = aid.mode === "pencil" ? "number" : "pencil";
  endNoting();
  app.draw();
}

/** Notes the input and its time, character by character; meaningless characters are ignored. @type {(app: App, spot: Spot, typed: string, when: number) => void} */
export function note(app, spot, typed, when) {
  const { state } = app;
  for (const sign of typed.normalize("NFKC").replaceAll("−", "-")) {
    if (state.aid.mode === "colour") colour(app, spot, Number(sign));
    else if (/[-0-9]/.test(sign) && !state.draft.givens[spot.cell]) pencil(app, spot.cell, sign, when);
  }
  app.draw();
}

/** @type {(app: App, cell: number, sign: string, when: number) => void} */
function pencil(app, cell, sign, when) {
  const values = app.state.shown.values ?? [];
  const before = begun?.cell === cell && when - begun.when <= SOON ? begun.digits : "";
  const longer = values.includes(Number(before + sign)) && before !== "";
  const digits = longer ? before + sign : sign;
  begun = { cell, digits, when };
  if (!values.includes(Number(digits))) return;
  toggleMark(app, cell, Number(digits), values.includes(Number(before)) && longer ? Number(before) : undefined);
}

/** @type {(app: App, spot: Spot, chosen: number) => void} */
function colour(app, spot, chosen) {
  if (chosen >= 1 && chosen <= COLOURS) toggleColour(app, placeOf(app, spot), chosen);
}

/** Removes the notes of the chosen kind. @type {(app: App, spot: Spot) => void} */
export function eraseNotes(app, spot) {
  const { aid, draft } = app.state;
  endNoting();
  if (aid.mode === "pencil") return clearMarks(app, spot.cell);
  const at = placeOf(app, spot);
  const there = draft.colours[at];
  if (there !== undefined) toggleColour(app, at, there);
}

/** Handles a tap on a cell in colour mode. @type {(app: App, spot: Spot) => void} */
export const paint = (app, spot) => toggleColour(app, placeOf(app, spot), app.state.aid.brush);

/** @type {(app: App, spot: Spot) => number} */
const placeOf = ({ state }, spot) => state.shown.drawing.spots.indexOf(spot);
