/** A pad of values under the board, where a keyboard on the screen would cover it. */

import { setGiven } from "../draft/index.js";
import { icon } from "../icons.js";
import { html, nothing } from "../lit.js";
import { can } from "../state/index.js";
import { words } from "../words/index.js";

/** @import { App, State } from "../state/state.js" */

const touched = matchMedia("(pointer: coarse)");

/** Whether values are typed with the pad. @type {(state: State) => boolean} */
export const hasPad = (state) => touched.matches && can(state, "hint");

/** @type {(app: App) => unknown} */
export function pad(app) {
  const { state } = app;
  if (!hasPad(state)) return nothing;
  const w = words(state.lang);
  const put = (/** @type {string} */ value) => {
    const { cell } = state.aid;
    if (cell !== null) setGiven(app, cell, value);
  };
  const keep = (/** @type {Event} */ event) => event.preventDefault(); // the cell stays the one that is typed in
  return html`<div class="pad" role="group" aria-label=${w.pad} @pointerdown=${keep} @mousedown=${keep}>
    ${(state.shown.values ?? []).map((value) => html`<button @click=${() => put(String(value))}>${value}</button>`)}
    <button aria-label=${w.erase} @click=${() => put("")}>${icon("clear")}</button>
  </div>`;
}
