/** Faults of the draft and of Python, in words. */

import { html, nothing } from "../../dom/html.js";
import { WORKER } from "../../engine/index.js";
import { cellName, optionOf } from "../../state/index.js";
import { capital, words } from "../../words/index.js";

/** @import { Fault } from "../../../worker/protocol.js" */
/** @import { App, State } from "../../state/state.js" */

/** The faults of the cells and of the whole, if the board shows them. @type {(state: State) => Fault[]} */
export const faultsShown = (state) =>
  state.view.kind === "draft" ? state.faults.filter((fault) => !optionOf(state, fault)) : [];

/** The faults of the board; those of options are shown at the options. @type {(app: App) => unknown} */
export function faults({ state }) {
  const here = faultsShown(state);
  return html`<div class="faults" id="faults" role="status">${here.length > 0 ? list(state, here) : nothing}</div>`;
}

/** @type {(state: State, here: Fault[]) => unknown} */
const list = (state, here) => html`<p>${words(state.lang).faults}</p>
  <ul>
    ${together(here).map((same) => html`<li>${ways(state, same)} ${same[0]?.words[state.lang]}</li>`)}
  </ul>`;

/** Groups faults with the same message. @type {(faults: Fault[]) => Fault[][]} */
const together = (faults) => Object.values(Object.groupBy(faults, ({ words: { en } }) => en)).map((same) => same ?? []);

/** Links to the cells: to one by its name, to several by their signs. @type {(state: State, same: Fault[]) => unknown} */
const ways = (state, same) =>
  same.map((fault) => {
    const { cell } = fault;
    if (cell === null) return nothing;
    const name = placeOf(state, fault);
    if (!state.shown.names[cell]) return `${name}${words(state.lang).colon}`; // it cannot be focused
    const shownAs = same.length > 1 ? (state.shown.signs[cell] ?? name) : name;
    return html`<button class="quiet" aria-label=${name} @click=${() => focusCell(cell)}>${shownAs}</button>`;
  });

/** The location of a fault in words: a cell or an option; "" for the whole. @type {(state: State, fault: Fault) => string} */
export function placeOf(state, fault) {
  if (fault.cell !== null) return capital(cellName(state.shown, state.lang, fault.cell));
  return optionOf(state, fault)?.title[state.lang] ?? fault.option ?? "";
}

/** @type {(cell: number) => void} */
const focusCell = (cell) =>
  /** @type {HTMLElement | null} */ (document.querySelector(`[data-cell="${cell}"]`))?.focus();

/**
 * Python could not be loaded, or the file of the page that loads it; `reload` is for a page that was replaced.
 * @type {(app: App, reload: () => void) => unknown}
 */
export function failure({ state, engine }, reload) {
  if (state.loading.stage !== "failed") return nothing;
  const w = words(state.lang);
  const { replaced } = state;
  const { reason } = state.loading;
  return html`<div class="failure" role="alert">
    <strong>${replaced ? w.replaced : reason === WORKER ? w.partMissing : w.failed}</strong>
    <p class="reason">${reason}</p>
    <p>${replaced ? w.replacedHint : w.failedHint}</p>
    <button class="main" @click=${replaced ? reload : () => engine.restart()}>${replaced ? w.reload : w.retry}</button>
  </div>`;
}
