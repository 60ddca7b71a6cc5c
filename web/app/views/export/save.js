/** What the dialogue shows for saving and printing the board, solutions and lines. */

import { html, nothing } from "../../dom/html.js";
import { canSaveSolutions, saveLine, savePng, saveSolutions, saveSvg, stopSaving } from "../../export/index.js";
import { lineNow } from "../../moves/index.js";
import { can, listedOn } from "../../state/index.js";
import { count, percent, words } from "../../words/index.js";

/** @import { App } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export const saveSheet = (app) => html`${board(app)} ${line(app)} ${solutions(app)} ${paper(app)}`;

/** @type {(app: App) => unknown} */
function board({ state }) {
  const w = words(state.lang);
  return html`<h3>${w.saveBoard}</h3>
    <div class="buttons">
      <button @click=${() => saveSvg(state)}>SVG</button>
      <button @click=${() => savePng(state)}>PNG</button>
    </div>
    <p class="note">${w.saveBoardHint}</p>`;
}

/** @type {(app: App) => unknown} */
function line({ state }) {
  if (!lineNow(state)) return nothing;
  const w = words(state.lang);
  return html`<h3>${w.saveLine}</h3>
    <div class="buttons">
      <button @click=${() => saveLine(state, "film")}>${w.film}</button>
      <button @click=${() => saveLine(state, "strip")}>${w.strip}</button>
    </div>`;
}

/** @type {(app: App) => unknown} */
function solutions(app) {
  const { state } = app;
  const { run, lang, saving, puzzle } = state;
  const w = words(lang);
  const title = puzzle.kind === "movement" ? w.saveLines : w.saveSolutions;
  if (!run || !canSaveSolutions(state)) return html`<h3>${title}</h3><p class="note">${w.nothingToSave}</p>`;
  const all = count(lang, listedOn(run));
  const orders = html`<button @click=${() => saveSolutions(app, "csv")}>CSV</button>
    <button @click=${() => saveSolutions(app, "json")}>JSON</button>`;
  const going = html`<progress max="1" .value=${(saving?.done ?? 0) / (saving?.all ?? 1)}></progress>
    <span>${percent((saving?.done ?? 0) / (saving?.all ?? 1))}</span>
    <button @click=${() => stopSaving(app)}>${w.stop}</button>`;
  return html`<h3>${title} <span>${all}</span></h3>
    <div class="buttons">${saving ? going : orders}</div>
    <p class="note">${w.saveSolutionsHint}</p>`;
}

/** @type {(app: App) => unknown} */
function paper(app) {
  const { state, draw } = app;
  const w = words(state.lang);
  const close = () => {
    state.dialog = null;
    draw();
    setTimeout(print); // the dialog is closed by then
  };
  const openSheet = () => {
    state.dialog = "sheet";
    draw();
  };
  return html`<h3>${w.print}</h3>
    <div class="buttons">
      <button @click=${close}>${w.printBoard}</button>
      ${can(state, "generate") ? html`<button @click=${openSheet}>${w.worksheet}</button>` : nothing}
    </div>`;
}
