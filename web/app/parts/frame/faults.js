/** What is wrong, in words: with the draft, with Python, with a link. */

import { icon } from "../../icons.js";
import { html, nothing } from "../../lit.js";
import { words } from "../../words/index.js";

/** @import { Fault } from "../../../worker/protocol.js" */
/** @import { App } from "../../state/state.js" */

/** The faults of the cells and of the whole; those of options stand at the options. @type {(app: App) => unknown} */
export function faults({ state }) {
  const here = state.view.kind === "draft" ? state.faults.filter(({ option }) => !isOption(state, option)) : [];
  const w = words(state.lang);
  return html`<div class="faults" role="status">
    ${
      here.length === 0
        ? nothing
        : html`<p>${w.faults}</p>
          <ul>
            ${here.map(
              ({ cell, words: reason }) => html`<li>
                ${cell === null ? nothing : html`<button class="quiet" @click=${() => focusCell(cell)}>${w.cellName(cell)}</button>`}
                ${reason[state.lang]}
              </li>`,
            )}
          </ul>`
    }
  </div>`;
}

/** @type {(state: App["state"], option: Fault["option"]) => boolean} */
const isOption = (state, option) => state.puzzle.options.some(({ name }) => name === option);

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
