/** What can be done if there is not exactly one solution: why there is none, which number may be mistyped, or where several solutions differ. */

import { askInWords, isWorking, stopConflict } from "../../assist/index.js";
import { told } from "../../board/index.js";
import { html, nothing } from "../../dom/html.js";
import { edit } from "../../draft/index.js";
import { isAlive } from "../../engine/index.js";
import { changesOffered, isOutdated } from "../../state/index.js";
import { CONFLICT } from "../../words/conflict.js";
import { count, words } from "../../words/index.js";

/** @import { Change } from "../../../worker/protocol.js" */
/** @import { Work } from "../../state/assist.js" */
/** @import { App } from "../../state/state.js" */

/** The most changes that are offered; the others are counted. */
const MOST = 5;

/**
 * What may be done about the answer to a question: changes, unless the search has said them; and where the solutions
 * differ that were counted.
 * @type {(app: App) => unknown}
 */
export function afterAnswer(app) {
  const { answer, conflict } = app.state.aid;
  const { total = "0" } = answer?.progress?.result ?? {};
  const areSeveral = total !== "0" && total !== "1";
  return [
    conflict?.progress?.result?.changes?.length ? nothing : changes(app, answer),
    areSeveral && Object.keys(app.state.draft.givens).length > 0 ? html`<p>${difference(app)}</p>` : nothing,
  ];
}

/** Where the solutions of the board differ that a search has found, if something is given: without, nearly everywhere. @type {(app: App) => unknown} */
export function afterSearch(app) {
  const { state } = app;
  const { run, puzzle, aid } = state;
  if (puzzle.kind === "movement" || !run || isAlive(run) || isOutdated(state, run)) return nothing;
  if (aid.answer?.progress?.result?.total !== undefined) return nothing; // offered there
  return Object.keys(run.task.givens).length > 0 && (run.progress?.solutions ?? 0) > 1 ? difference(app) : nothing;
}

/** @type {(app: App) => unknown} */
const difference = (app) =>
  html`<button class="quiet" @click=${() => askInWords(app, "differ")}>
    ${CONFLICT.showDifference[app.state.lang]}
  </button>`;

/** Why a finished search found nothing, and what could be changed. @type {(app: App) => unknown} */
export function conflict(app) {
  const { state } = app;
  const { lang, run } = state;
  const { conflict } = state.aid;
  if (!run?.explained) {
    const isBare = run?.shown.values !== undefined && Object.keys(run.task.givens ?? {}).length === 0;
    const otherwise = state.puzzle.otherwise?.[lang] ?? "";
    return isBare ? said(`${CONFLICT.rulesAlone[lang]} ${otherwise}`.trim()) : nothing;
  }
  const { verdict, result } = conflict?.progress ?? {};
  const isKnown = !isWorking(conflict) || result?.changes !== undefined;
  return html`${isKnown && verdict?.en ? said(verdict[lang]) : nothing} ${changes(app, conflict)}
    ${isWorking(conflict) ? seeking(app) : nothing}`;
}

/** @type {(words: string) => unknown} */
const said = (words) => html`<p class="note conflict" role="status">${words}</p>`;

/** @type {(app: App) => unknown} */
function seeking(app) {
  const { lang } = app.state;
  const { stop, colon } = words(lang);
  const sought = CONFLICT.seeking[lang];
  return html`<p class="note seeking">
    <span>${sought}</span>
    <button class="quiet" aria-label="${stop}${colon}${sought}" @click=${() => stopConflict(app)}>${stop}</button>
  </p>`;
}

/** The single changes that leave exactly one solution, each a click. @type {(app: App, work: Work | null) => unknown} */
function changes(app, work) {
  const { state } = app;
  const { lang } = state;
  const found = changesOffered(state, work?.progress?.result?.changes ?? []);
  if (found.length === 0) return nothing;
  const more = found.length - MOST;
  return html`<div class="changes">
    <p>${CONFLICT.changes[lang](found.length === 1)}</p>
    <div>${found.slice(0, MOST).map((each) => html`<button @click=${() => change(app, each)}>${fromTo(app, each)}</button>`)}
      ${more > 0 ? html`<span>${CONFLICT.moreChanges[lang](count(lang, more))}</span>` : nothing}</div>
  </div>`;
}

/** A change as its cell, the number there and the one that would replace it. @type {(app: App, change: Change) => unknown} */
function fromTo({ state }, { cell, value }) {
  const { shown, draft, lang } = state;
  const [sign, typed] = [shown.signs[cell], draft.givens[cell] ?? ""];
  return html`${sign}${words(lang).colon}${told(shown, typed, lang)}
    <span role="img" aria-label=${CONFLICT.becomes[lang]}>→</span> ${told(shown, value, lang)}`;
}

/** @type {(app: App, change: Change) => void} */
function change(app, { cell, value, words }) {
  edit(app, (draft) => {
    draft.givens[cell] = String(value);
  });
  const changed = { en: CONFLICT.changed.en(words.en), ja: CONFLICT.changed.ja(words.ja) };
  app.state.notice = { words: changed, kind: "good", undo: true };
  app.state.sought = "board";
  /** @type {HTMLElement | null} */ (document.querySelector(`#board [data-cell="${cell}"]`))?.focus({
    preventScroll: true,
  });
}
