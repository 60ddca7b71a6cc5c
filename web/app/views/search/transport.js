/** The controls that lead to every moment of a search: the timeline, the keys, the speed. */

import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { isAlive } from "../../engine/index.js";
import {
  back,
  cutBack,
  cutForward,
  forward,
  isRefused,
  seek,
  solvedBack,
  solvedForward,
  toEnd,
  togglePlay,
  toStart,
} from "../../search/index.js";
import { SPEEDS } from "../../state/index.js";
import { count, words } from "../../words/index.js";
import { key, keysFirst, numberIn } from "../frame/index.js";

/** @import { App, Lang, State } from "../../state/state.js" */
/** @import { Habits } from "../../storage/preferences.js" */

/** The controls before there is a run. */
const NOTHING_YET = { at: 0, playing: false, tape: { first: 0, end: 0 } };

/** The keys and the text, in visual order, which is the order of Tab too. @type {(app: App, habits: Habits, said: unknown) => unknown} */
export function transport(app, habits, said) {
  const { run, lang, speed } = app.state;
  const w = words(lang);
  const { tape } = run ?? NOTHING_YET;
  const first = keysFirst(app.state);
  return html`${first ? keys(app) : nothing} ${said} ${timeline(app)}
    <div class="transport">${first ? nothing : keys(app)} ${jumps(app)} ${speeds(lang, speed, habits)}</div>
    ${keyWords(lang)}
    ${run?.sampled ? html`<p class="note">${w.sampledHint}</p>` : nothing}
    ${tape.first > 0 ? html`<p class="note">${w.dropped(count(lang, tape.first))}</p>` : nothing}`;
}

/** What leaves and shears stand for. @type {(lang: Lang) => unknown} */
export const keyWords = (lang) => html`<p class="key-words" aria-hidden="true">
  ${icon("leaf")} ${words(lang).solutions} <span></span> ${icon("shears")} ${words(lang).cuts}
</p>`;

/** `length` puts a number of events into words, the length of the record. @type {(app: App, length?: (events: string) => string) => unknown} */
export function timeline(app, length = String) {
  const { run, view, lang } = app.state;
  const w = words(lang);
  const { tape, at } = run ?? NOTHING_YET;
  const steps = count(lang, at);
  const end = length(count(lang, tape.end));
  const onBoard = view.kind === "draft" && tape.end > 0 ? "–" : steps; // one's own numbers are at no moment
  return html`<div class="timeline">
    <input
      type="range"
      aria-label=${w.timeline}
      aria-valuetext=${w.moment(steps, end)}
      min=${tape.first}
      max=${tape.end}
      ?disabled=${tape.end === 0}
      .value=${String(at)}
      @input=${(/** @type {Event} */ event) => scrub(app, event)}
    />
    <span class="moment" title=${w.moment(steps, end)}>${run ? w.momentShort(onBoard, end) : nothing}</span>
  </div>`;
}

/** @type {(app: App, event: Event) => void} */
function scrub(app, event) {
  if (app.state.run) app.state.run.playing = false;
  seek(app, numberIn(event));
}

/**
 * The place of the board on the record: at its beginning, at its end; with nothing to follow, since the search is
 * finished or cannot begin.
 * @type {(state: State) => { first: boolean, last: boolean, over: boolean }}
 */
function whereOn(state) {
  const { run } = state;
  const { tape, at } = run ?? NOTHING_YET;
  const last = at >= tape.end;
  return { first: at <= tape.first, last, over: last && (run ? !isAlive(run) : isRefused(state)) };
}

/** @type {(app: App) => unknown} */
export function keys(app) {
  const { run, lang, view } = app.state;
  const w = words(lang);
  const { playing } = run ?? NOTHING_YET;
  const { first, last, over } = whereOn(app.state);
  return html`<div class="keys">
    ${key(w.toStart, "start", first, () => toStart(app))}
    ${key(w.back, "back", first, () => back(app))}
    ${key(playing ? w.hold : w.play, playing ? "hold" : "play", over && !run, () => togglePlay(app), "big")}
    ${key(w.forward, "forward", over, () => forward(app))}
    ${key(w.toEnd, "end", last && (view.kind === "run" || !run), () => toEnd(app))}
  </div>`;
}

/** @type {(app: App) => unknown} */
export function jumps(app) {
  const { run, lang } = app.state;
  const w = words(lang);
  const { first, over } = whereOn(app.state);
  const uncut = run !== null && !isAlive(run) && run.tally.last.cuts === 0 && run.tally.last.deadEnds === 0;
  return html`<div class="keys jumps">
    ${key(w.solvedBack, "leaf", first, () => solvedBack(app), "mirrored")}
    ${key(w.cutBack, "shears", first || uncut, () => cutBack(app), "backwards")}
    ${key(w.cutForward, "shears", over || uncut, () => cutForward(app), "onwards")}
    ${key(w.solvedForward, "leaf", over, () => solvedForward(app))}
  </div>`;
}

/** @type {(lang: Lang, speed: number, habits: Habits) => unknown} */
export function speeds(lang, speed, habits) {
  const w = words(lang);
  const rate = w.perSecond(count(lang, speed));
  return html`<label class="speed">
    <span>${w.speed}</span>
    <input
      type="range"
      min="0"
      max=${SPEEDS.length - 1}
      .value=${String(SPEEDS.indexOf(speed))}
      aria-valuetext=${rate}
      @input=${(/** @type {Event} */ event) => habits.setSpeed(numberIn(event))}
    />
    <span class="rate">${rate}</span>
  </label>`;
}
