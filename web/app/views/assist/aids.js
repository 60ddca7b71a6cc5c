/** Help while solving by hand: hints, candidates, the number of solutions, the difficulty. */

import {
  applyHint,
  askCount,
  askHint,
  askInWords,
  cleanUpNotes,
  closeHint,
  fillInNotes,
  isWorking,
  putCountAway,
  showCandidates,
  showSolution,
  stopWork,
  toggleCandidates,
} from "../../assist/index.js";
import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { isUpright } from "../../dom/screen.js";
import { isGoing } from "../../engine/index.js";
import { can, currentHint, isAtHand, isNoted, isOfPieces, isStep, isWhole, restOf } from "../../state/index.js";
import { clock, count, percent, words } from "../../words/index.js";
import { interrupted } from "../frame/index.js";

/** @import { Aid } from "../../../worker/protocol.js" */
/** @import { Work } from "../../state/assist.js" */
/** @import { App, Interrupted, Lang, State } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function aids(app) {
  const { state } = app;
  if (!can(state, "check") || !isAtHand(state)) return nothing;
  const { aid, lang } = state;
  const w = words(lang);
  const atFoot = isHelpAtFoot(state);
  const toggle = (/** @type {Event} */ event) => {
    aid.more = /** @type {HTMLDetailsElement} */ (event.currentTarget).open;
    app.draw();
  };
  return html`<section class="aids" aria-label=${w.aids}>
    <div class="orders" role="toolbar" aria-label=${w.aids} data-roving>
      ${atFoot ? nothing : [helpKeys(app), solutionKey(app)]}
      <details class="more" .open=${aid.more} @toggle=${toggle}><summary>${w.moreHelp}</summary></details>
      ${aid.more ? html`<div class="orders">${[atFoot ? solutionKey(app) : nothing, moreKeys(app)]}</div>` : nothing}
    </div>
    <div class="onward" role="status">${aid.interrupted && !isWorking(aid.answer) ? interruptedCount(app, aid.interrupted) : nothing}</div>
    ${atFoot ? nothing : advice(app)}
  </section>`;
}

/**
 * Whether the most used help is at the foot of the screen, with its answers: on a phone held upright, unless a search
 * needs the place for its orders.
 * @type {(state: State) => boolean}
 */
export const isHelpAtFoot = (state) =>
  state.lasting && isUpright() && can(state, "check") && isAtHand(state) && !isGoing(state.run);

/** The hint, then more of it, then its conclusion, always in one place. @type {(app: App) => unknown} */
export function helpKeys(app) {
  const { state } = app;
  const w = words(state.lang);
  const open = openHint(state);
  const isEnd = open !== null && isWhole(open);
  const isToDo = isEnd && isStep(open.steps.at(-1));
  return html`${
    can(state, "hint")
      ? html`<button class="hint" aria-controls="advice" ?disabled=${isEnd && !isToDo} @click=${() => (isToDo ? applyHint : askHint)(app)}>
          ${icon("bulb")}${isToDo ? w.apply : open && !isEnd ? w.moreOfHint : w.hint}
        </button>`
      : nothing
  }
  ${inWords(app, "check", w.check, w.checkHint)}`;
}

/** What is asked less often: in a row of its own beside the fold and not in it, which so keeps its place. @type {(app: App) => unknown} */
function moreKeys(app) {
  const { state } = app;
  const w = words(state.lang);
  return html`<button aria-pressed=${state.aid.marked} title=${w.candidatesHint} @click=${() => toggleCandidates(app)}>
      ${w.candidates}
    </button>
    ${noteKeys(app)}
    ${can(state, "count") ? html`<button title=${w.countHint} @click=${() => askCount(app)}>${w.count}</button>` : nothing}
    ${inWords(app, "grade", w.howHard)}`;
}

/** Notes filled in and cleaned up; on a board of pieces crosses filled in, unless they are part of what is typed. @type {(app: App) => unknown} */
function noteKeys(app) {
  const { state } = app;
  if (!can(state, "notes") || restOf(state.shown) !== null) return nothing;
  const w = words(state.lang);
  if (isOfPieces(state))
    return html`<button title=${w.fillInCrossesHint} @click=${() => fillInNotes(app)}>${w.fillInCrosses}</button>`;
  return html`<button title=${w.fillInNotesHint} @click=${() => fillInNotes(app)}>${w.fillInNotes}</button>
    <button title=${w.cleanUpNotesHint} ?disabled=${!isNoted(state)} @click=${() => cleanUpNotes(app)}>${w.cleanUpNotes}</button>`;
}

/** The solution of the givens; not in a frame of another page, whose reader has Solve. @type {(app: App) => unknown} */
function solutionKey(app) {
  const { state } = app;
  if (!state.lasting || !can(state, "shared")) return nothing;
  const w = words(state.lang);
  return html`<button title=${w.solutionHint} @click=${() => showSolution(app)}>${w.solution}</button>`;
}

/** The answer to the last question. @type {(app: App) => unknown} */
export function advice(app) {
  const { aid } = app.state;
  const content = aid.asking ? question(app) : openHint(app.state) ? hint(app) : answer(app);
  return html`<div class="advice" id="advice" role="status" aria-busy=${isWorking(aid.answer)}>${content}</div>`;
}

/** @type {(state: State) => App["state"]["aid"]["hint"]} */
const openHint = ({ aid, view }) => (view.kind === "draft" ? aid.hint : null);

/**
 * The button for a question that is answered in words, if the puzzle supports it.
 * @type {(app: App, kind: Aid, word: string, title?: string) => unknown}
 */
function inWords(app, kind, word, title) {
  if (!can(app.state, kind)) return nothing;
  return html`<button title=${title ?? nothing} @click=${() => askInWords(app, kind)}>${word}</button>`;
}

/** The question whether the candidates may be shown. @type {(app: App) => unknown} */
function question(app) {
  const w = words(app.state.lang);
  return html`<p>${w.askFirst}</p>
    <div class="orders">
      <button class="main" @click=${() => showCandidates(app)}>${w.showIt}</button>
      <button @click=${() => toggleCandidates(app)}>${w.notNow}</button>
    </div>`;
}

/** The open hint. @type {(app: App) => unknown} */
function hint(app) {
  const { aid, lang } = app.state;
  const open = /** @type {NonNullable<typeof aid.hint>} */ (aid.hint);
  const w = words(lang);
  const { title, words: said } = currentHint(open);
  const lines = [...new Set(said.map((line) => line[lang]))];
  return html`${isStep(open.steps.at(-1)) && title ? html`<strong class="technique">${title[lang]}</strong>` : nothing}
    ${lines.map((line) => html`<p>${line}</p>`)}
    <button class="quiet" @click=${() => closeHint(app)}>${w.close}</button>`;
}

/** The request in progress or its answer; otherwise the result about the candidates. @type {(app: App) => unknown} */
function answer(app) {
  const { aid, lang, view } = app.state;
  const w = words(lang);
  if (aid.answer && isWorking(aid.answer)) return working(app, aid.answer);
  if (aid.word) {
    return html`<p>${aid.word[lang]}</p> ${aid.techniques?.length ? techniques(lang, aid.techniques) : nothing}`;
  }
  const shared = aid.marked && view.kind === "draft" ? aid.candidates : null;
  if (!shared?.progress) return nothing;
  const { result, verdict, state } = shared.progress;
  if (state === "done") return html`<p>${verdict[lang]}</p>`;
  return html`<p>${w.undecided(count(lang, result?.open ?? 0))}</p>`;
}

/**
 * The techniques that a person would use to solve the puzzle.
 * @type {(lang: Lang, used: NonNullable<App["state"]["aid"]["techniques"]>) => unknown}
 */
const techniques = (lang, used) => html`<ul class="techniques">
  ${used.map(({ title, times }) => html`<li>${title[lang]} <span>× ${count(lang, times)}</span></li>`)}
</ul>`;

/** An interrupted count for this draft. @type {(app: App, saved: Interrupted) => unknown} */
function interruptedCount(app, { finished, checkpoint, elsewhere }) {
  const w = words(app.state.lang);
  return interrupted(app, {
    said: `${elsewhere ? w.countGoesOnElsewhere : w.countInterrupted} ${w.countHadReached(percent(finished ?? 0))}`,
    elsewhere,
    goOn: () => askCount(app, checkpoint),
    putAway: () => putCountAway(app),
  });
}

/** @type {(app: App, work: Work) => unknown} */
function working(app, { progress }) {
  const { lang } = app.state;
  const { finished = null, elapsed = 0 } = progress ?? {};
  const far = finished === null ? "" : `${percent(finished)} · `;
  const stop = () => stopWork(app, "answer");
  return html`<p>
    ${words(lang).working} ${far}${clock(lang, elapsed)}
    <button class="quiet" @click=${stop}>${words(lang).stop}</button>
  </p>`;
}
