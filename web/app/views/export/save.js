/** The content of the dialogue for sharing, saving and printing the board, solutions and lines. */

import { boardText } from "../../board/index.js";
import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { canSaveSolutions, saveLine, savePng, saveSolutions, saveSvg, stopSaving } from "../../export/index.js";
import { lineNow } from "../../moves/index.js";
import { can, isAwaited, listedOn } from "../../state/index.js";
import { isTooLarge, linkOfPage } from "../../storage/index.js";
import { count, percent, words } from "../../words/index.js";
import { copy } from "../frame/index.js";
import { others } from "./others.js";

/** @import { App } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export const saveSheet = (app) =>
  html`${board(app)} ${line(app)} ${solutions(app)} ${paper(app)} ${others(app)} ${elsewhere(app)}`;

/** @type {(app: App) => unknown} */
function board(app) {
  const { state } = app;
  const w = words(state.lang);
  const off = isAwaited(state); // the numbers are not those of the board that is known
  const link = () => location.href.split("#")[0] + linkOfPage(state);
  const said = state.puzzle.kind === "movement" ? "positionLink" : "linkCopied";
  const carry = (/** @type {string} */ text, /** @type {"copied" | typeof said} */ word) => {
    state.dialog = null; // what is said of it stands over the page
    copy(app, text, word);
  };
  return html`<h3>${w.saveBoard}</h3>
    <div class="buttons">
      <button class="main" ?disabled=${isTooLarge(state)} @click=${() => carry(link(), said)}>${icon("link")}${w.copyLink}</button>
      <button ?disabled=${off} @click=${() => carry(boardText(state), "copied")}>${icon("copy")}${w.copyText}</button>
      <button ?disabled=${off} @click=${() => saveSvg(state)}>SVG</button>
      <button ?disabled=${off} @click=${() => savePng(state)}>PNG</button>
    </div>
    <p class="note">${isTooLarge(state) ? w.tooLargeToLink : w.saveBoardHint}</p>`;
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
      <button ?disabled=${isAwaited(state)} @click=${close}>${w.printBoard}</button>
      ${can(state, "generate") ? html`<button @click=${openSheet}>${w.worksheet}</button>` : nothing}
    </div>`;
}

/** @type {(app: App) => unknown} */
function elsewhere({ state, draw }) {
  const w = words(state.lang);
  const open = () => {
    state.dialog = "embed";
    draw();
  };
  return html`<h3>${w.elsewhere}</h3>
    <div class="buttons"><button @click=${open}>${icon("embed")}${w.embed}</button></div>`;
}
