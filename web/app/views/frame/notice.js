/**
 * A notice over the page, visible at any scroll position; in the open dialogue if there is one, which would lie over it.
 * It disappears with the next action; good news also by itself.
 */

import { hasPad } from "../../board/index.js";
import { classMap, html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { travel } from "../../draft/index.js";
import { words } from "../../words/index.js";
import { faultsShown } from "./faults.js";

/** @import { App, State } from "../../state/state.js" */
/** @typedef {State["notice"]} Notice */

/** Milliseconds for which good news stays. */
export const STAYS = 8000;

/** @type {(app: App) => unknown} */
export const notice = (app) => placed(app, app.state.dialog === null ? app.state.notice : null);

/** @type {(app: App) => unknown} */
export const noticeInDialog = (app) => placed(app, app.state.dialog === null ? null : app.state.notice);

/** @type {(app: App, said: Notice) => unknown} */
function placed(app, said) {
  const { state } = app;
  return html`<div class="notice-place ${classMap({ above: isAmiss(state) || hasPad(state) || state.watch.open })}" role="status">
    ${
      said?.unseen
        ? html`<p class="unseen">${said.words[state.lang]}</p>`
        : said
          ? html`<p class="notice ${said.kind}">
          ${said.words[state.lang]}
          ${said.undo ? html`<button class="quiet" @click=${() => takeBack(app, said)}>${words(state.lang).undo}</button>` : nothing}
          <button class="round" aria-label=${words(state.lang).dismiss} @click=${() => putAway(app, said)}>${icon("clear")}</button>
        </p>`
          : nothing
    }
  </div>`;
}

/** Whether a fault is shown further down, which nothing may cover. @type {(state: State) => boolean} */
const isAmiss = (state) =>
  faultsShown(state).length > 0 ||
  [...state.faults, ...(state.aid.making?.faults ?? [])].some((fault) => fault.option !== null);

/** Removes notices with the next action, whatever it is. @type {(app: App) => void} */
export function endNotices(app) {
  const end = (/** @type {Event} */ { target }) => {
    const here = target instanceof Element && target.closest(".notice");
    if (app.state.notice && !here) putAway(app, app.state.notice);
  };
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, end, { capture: true });
}

/** Removes good news after a while; called after each drawing. @type {(app: App) => void} */
export function timeNotice(app) {
  const { notice: said, visit } = app.state;
  if (said === visit.noticed) return;
  visit.noticed = said;
  if (said?.kind === "good") setTimeout(() => putAway(app, said), STAYS);
}

/** @type {(app: App, said: Notice) => void} */
function takeBack(app, said) {
  putAway(app, said);
  travel(app, "undo");
}

/** @type {(app: App, said: Notice) => void} */
function putAway({ state, draw }, said) {
  if (state.notice !== said) return; // another one has come since
  state.notice = null;
  draw();
}
