/** Keys in a cell: arrows move, Enter solves, a digit in a board that shows something else begins to type. */

import { setGiven } from "../draft/index.js";
import { isRunning } from "../engine/index.js";
import { toggle } from "../search/index.js";
import { neighbour } from "./geometry.js";
import { shownNow } from "./scene.js";

/** @import { Spot } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */

const BEGINS_TO_TYPE = /^[0-9]$|^Backspace$|^Delete$/;

/** @type {(app: App, spot: Spot, event: KeyboardEvent) => void} */
export function keyInCell(app, spot, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { state } = app;
  const next = neighbour(shownNow(state).drawing.spots, spot, event.key);
  if (next) {
    event.preventDefault();
    focusOn(event, next);
  } else if (event.key === "Enter" && spot.value === null) {
    event.preventDefault();
    toggle(app);
  } else if (state.view.kind !== "draft" && !isRunning(state.run) && spot.value === null) {
    if (!BEGINS_TO_TYPE.test(event.key)) return;
    event.preventDefault();
    setGiven(app, spot.cell, event.key.length === 1 ? event.key : "");
  }
}

/** @type {(event: Event, spot: Spot) => void} */
function focusOn(event, { cell, value }) {
  const board = /** @type {HTMLElement} */ (event.currentTarget).closest(".board");
  const place = value === null ? "" : `[data-value="${value}"]`;
  /** @type {HTMLElement | null | undefined} */ (board?.querySelector(`.cell[data-cell="${cell}"]${place}`))?.focus();
}
