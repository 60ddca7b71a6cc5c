/** Keys in a cell: arrows move, Enter solves, Space or N switches to the pencil; a digit on a board that shows something else starts typing. */

import { setGiven } from "../draft/index.js";
import { isRunning } from "../engine/index.js";
import { toggle } from "../search/index.js";
import { neighbour } from "./geometry.js";
import { endNoting, eraseNotes, note, switchPencil } from "./noting.js";
import { shownNow } from "./scene.js";

/** @import { Spot } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */

const ERASES = /^Backspace$|^Delete$/;
const BEGINS_TO_TYPE = /^[0-9]$|^Backspace$|^Delete$/;
const IS_NOTED = /^[-0-9]$/;

/** @type {(app: App, spot: Spot, event: KeyboardEvent) => void} */
export function keyInCell(app, spot, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { state } = app;
  const noting = state.aid.mode !== "number";
  if (!IS_NOTED.test(event.key)) endNoting();
  const next = neighbour(shownNow(state).drawing.spots, spot, event.key);
  if (next) {
    event.preventDefault();
    focusOn(event, next);
  } else if (event.key === "Enter" && spot.value === null) {
    event.preventDefault();
    toggle(app);
  } else if (event.key === "n" || event.key === "N" || (event.key === " " && spot.value === null)) {
    event.preventDefault();
    switchPencil(app);
  } else if (noting && !isRunning(state.run) && (IS_NOTED.test(event.key) || ERASES.test(event.key))) {
    event.preventDefault();
    if (!ERASES.test(event.key)) note(app, spot, event.key, event.timeStamp);
    else if (state.aid.mode === "pencil" && state.draft.givens[spot.cell] !== undefined) setGiven(app, spot.cell, "");
    else eraseNotes(app, spot);
  } else if (event.key === "Delete" && state.view.kind === "draft" && spot.value === null) {
    event.preventDefault(); // wherever the caret is
    setGiven(app, spot.cell, "");
  } else if (state.view.kind === "draft" && state.draft.posed.includes(spot.cell) && BEGINS_TO_TYPE.test(event.key)) {
    setGiven(app, spot.cell, event.key);
  } else if (state.view.kind !== "draft" && !isRunning(state.run) && spot.value === null) {
    if (!BEGINS_TO_TYPE.test(event.key)) return;
    event.preventDefault();
    setGiven(app, spot.cell, event.key.length === 1 ? event.key : "");
  }
}

/** Notes the spot with the keyboard focus, to which the tab key returns. @type {(app: App, spot: Spot) => void} */
export function stopAt({ state, draw }, spot) {
  state.focus = shownNow(state).drawing.spots.indexOf(spot);
  state.aid.touched = true;
  draw();
}

/** @type {(event: Event, spot: Spot) => void} */
function focusOn(event, { cell, value }) {
  const board = /** @type {HTMLElement} */ (event.currentTarget).closest(".board");
  const place = value === null ? "" : `[data-value="${value}"]`;
  /** @type {HTMLElement | null | undefined} */ (board?.querySelector(`.cell[data-cell="${cell}"]${place}`))?.focus();
}
