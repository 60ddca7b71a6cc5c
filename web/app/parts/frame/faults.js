/** What is wrong, in words: with the draft, with Python, with a link. */

import { icon } from "../../icons.js";
import { html, nothing } from "../../lit.js";
import { words } from "../../words/index.js";

/** @import { Fault, Option } from "../../../worker/protocol.js" */
/** @import { App, State } from "../../state/state.js" */

/** The faults of the cellsand of the whole; those of options stand at the options. @type {(app: App) => unknown} */
export function faults({ state }) {
  const here = state.view.kind === "draft" ? state.faults.filter((fault) => !optionOf(state, fault)) : [];
  return html`<div class="faults" role="status">${here.length > 0 ? list(state, here) : nothing}</div>`;
}

/** @type {(state: State, here: Fault[]) => unknown} */
const list = (state, here) => html`<p>${words(state.lang).faults}</p>
  <ul>
    ${here.map((fault) => html`<li>${where(state, fault)} ${fault.words[state.lang]}</li>`)}
  </ul>`;

/** The place of a fault, as a way to it. @type {(state: State, fault: Fault) => unknown} */
function where(state, fault) {
  const { cell } = fault;
  if (cell === null) return nothing;
  return html`<button class="quiet" @click=${() => focusCell(cell)}>${placeOf(state, fault)}</button>`;
}

/** The place of a fault in words, "" for the whole: a cell, or an option. @type {(state: State, fault: Fault) => string} */
export function placeOf(state, fault) {
  if (fault.cell !== null) return words(state.lang).cellName(fault.cell);
  return optionOf(state, fault)?.title[state.lang] ?? fault.option ?? "";
}

/** @type {(state: State, fault: Fault) => Option | undefined} */
const optionOf = ({ puzzle }, { option }) => puzzle.options.find(({ name }) => name === option);

/** @type {(cell: number) => void} */
const focusCell = (cell) =>
  /** @type {HTMLElement | null} */ (document.querySelector(`[data-cell="${cell}"]`))?.focus();

/** Python could not be loaded. @type {(app: App) => unknown} */
export function failure({ state, engine }) {
  if (state.loading.stage !== "failed") return nothing;
  const w = words(state.lang);
  return html`<div class="failure" role="alert">
    <strong>${w.failed}</strong>
    <p class="reason">${state.loading.reason}</p>
    <p>${w.failedHint}</p>
    <button class="main" @click=${() => engine.restart()}>${w.retry}</button>
  </div>`;
}

/** A word to the person, until it is put away. @type {(app: App) => unknown} */
export function notice({ state, draw }) {
  const away = () => {
    state.notice = null;
    draw();
  };
  const { notice: said } = state;
  return html`<div class="notice-place" role="status">
    ${
      said
        ? html`<p class="notice ${said.kind}">
          ${said.words[state.lang]}
          <button class="round" aria-label=${words(state.lang).dismiss} @click=${away}>${icon("clear")}</button>
        </p>`
        : nothing
    }
  </div>`;
}
