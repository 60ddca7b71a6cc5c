/** A pad of values, for devices where an on-screen keyboard would cover the board. */

import { html, nothing } from "../dom/html.js";
import { icon } from "../dom/icons.js";
import { isSmall } from "../dom/screen.js";
import { clearMarks, setGiven, toggleMark } from "../draft/index.js";
import { isAwaited, isOfGroups } from "../state/index.js";
import { words } from "../words/index.js";

/** @import { App, State } from "../state/state.js" */

/** Whether values are typed with the pad. @type {(state: State) => boolean} */
export const hasPad = (state) =>
  isSmall() &&
  (isOfGroups(state) || state.aid.mode === "pencil") &&
  state.shown.drawing.spots.every(({ value }) => value === null);

/** @type {(app: App) => unknown} */
export function pad(app) {
  const { state } = app;
  if (!hasPad(state)) return nothing;
  const w = words(state.lang);
  const off = isAwaited(state); // the values belong to another board
  const put = (/** @type {string} */ value) => {
    const { cell, mode } = state.aid;
    if (cell === null) return;
    if (mode !== "pencil") setGiven(app, cell, value);
    else if (value === "") clearMarks(app, cell);
    else if (!state.draft.givens[cell]) toggleMark(app, cell, Number(value));
  };
  const keep = (/** @type {Event} */ event) => event.preventDefault(); // the cell keeps the focus
  return html`<div class="pad" role="group" aria-label=${w.pad} data-roving @pointerdown=${keep} @mousedown=${keep}>
    ${(state.shown.values ?? []).map((value) => html`<button ?disabled=${off} @click=${() => put(String(value))}>${value}</button>`)}
    <button aria-label=${w.erase} ?disabled=${off} @click=${() => put("")}>${icon("clear")}</button>
  </div>`;
}
