/** Bookmarks: an author's words about moments, marked on the timeline and edited below it. */

import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { pursue, reach, togglePlay } from "../../search/index.js";
import { bookmarksOf, LONGEST_WORD, setBookmark } from "../../state/index.js";
import { count } from "../../words/index.js";
import { watching } from "../../words/watching.js";

/** @import { Bookmark } from "../../state/bookmarks.js" */
/** @import { App, State } from "../../state/state.js" */
/** @import { Tape } from "../../state/tape.js" */

/** The bookmark at the moment on the board. @type {(state: State) => string} */
export const wordNow = (state) => bookmarksOf(state).find(({ at }) => at === state.run?.at)?.word ?? "";

/** Their positions on the timeline; the list has their words. @type {(state: State, tape: Tape) => unknown} */
export function bookmarkTicks(state, { first, end }) {
  const there = bookmarksOf(state).filter(({ at }) => at >= first && at <= end);
  return html`<div class="ticks" aria-hidden="true">
    ${there.map(({ at, word }) => html`<i title=${word} .style=${`left:${(100 * (at - first)) / Math.max(1, end - first)}%`}></i>`)}
  </div>`;
}

/** The list, and a form for the moment on the board. @type {(app: App) => unknown} */
export function bookmarks(app) {
  const { state } = app;
  const { run, lang } = state;
  const w = watching(lang);
  const list = bookmarksOf(state);
  if (!run) return nothing;
  const begin = (/** @type {Event} */ event) => {
    const sheet = /** @type {HTMLDetailsElement} */ (event.currentTarget);
    if (!sheet.open) return;
    if (run.playing) togglePlay(app); // the word is for this moment
    sheet.querySelector("input")?.focus(); // otherwise its letters would be keys of the player
  };
  return html`<details class="bookmarks" @toggle=${begin} @keydown=${closing}>
    <summary>${icon("bookmark")}<span class="name">${w.bookmarks}</span>${list.length > 0 ? html` <span>${list.length}</span>` : nothing}</summary>
    <div class="sheet">
      ${list.length > 0 ? html`<ul>${list.map((each) => entry(app, each))}</ul>` : html`<p class="note">${w.bookmarksHint}</p>`}
      <form @submit=${(/** @type {SubmitEvent} */ event) => put(app, event)}>
        <label><span>${w.bookmarkHere(count(lang, run.at))}</span>
          <input name="word" maxlength=${LONGEST_WORD} autocomplete="off" ?disabled=${run.at === 0} .value=${wordNow(state)} /></label>
        <button ?disabled=${run.at === 0}>${w.bookmarkSet}</button>
      </form>
    </div>
  </details>`;
}

/** @type {(app: App, bookmark: Bookmark) => unknown} */
function entry(app, { at, word }) {
  const { run, lang } = app.state;
  const w = watching(lang);
  const remove = () => change(app, at, "");
  return html`<li>
    <button class="quiet" aria-current=${run?.at === at} @click=${() => goTo(app, at)}><b>${count(lang, at)}</b> ${word}</button>
    <button class="round" aria-label=${w.bookmarkRemove(word)} title=${w.bookmarkRemove(word)} @click=${remove}>×</button>
  </li>`;
}

/** Shows a moment; the search may have to continue to reach it. @type {(app: App, at: number) => void} */
function goTo(app, at) {
  const journey = /** @type {Parameters<typeof reach>[0]} */ ({ app, target: null, comeback: null });
  const goOn = () => {
    if (journey.target === null || !app.state.watch.open) return;
    pursue(journey);
    requestAnimationFrame(goOn);
  };
  reach(journey, at);
  goOn();
}

/** @type {(app: App, event: SubmitEvent) => void} */
function put(app, event) {
  event.preventDefault();
  const { run } = app.state;
  const word = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("word");
  if (run && run.at > 0) change(app, run.at, String(word ?? ""));
}

/** @type {(app: App, at: number, word: string) => void} */
function change(app, at, word) {
  setBookmark(app.state, at, word);
  app.draw();
}

/** Escape closes the list, not Watch. @type {(event: KeyboardEvent) => void} */
function closing(event) {
  const list = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  if (event.key !== "Escape" || !list.open) return;
  event.stopPropagation();
  event.preventDefault();
  list.open = false;
  list.querySelector("summary")?.focus();
}
