/** What happened at the moment on the board, in words, and the way to every other moment. */

import { eventNow, nameOf } from "../../board/index.js";
import { edit } from "../../draft/index.js";
import { isAlive, isRunning } from "../../engine/index.js";
import { icon } from "../../icons.js";
import { html, nothing } from "../../lit.js";
import {
  back,
  begin,
  forward,
  openSolution,
  seek,
  toCut,
  toEnd,
  togglePlay,
  toSolved,
  toStart,
} from "../../search/index.js";
import {
  BOUND,
  CUT,
  MOVED,
  NO_VALUE,
  PLACED,
  REMOVED,
  SPEEDS,
  solution,
  standAt,
  strategiesOf,
  tellsSteps,
  UNMOVED,
} from "../../state/index.js";
import { count, words } from "../../words/index.js";

/** @import { App, Lang, State } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { Event as Told } from "../../state/tape.js" */
/** @import { Habits } from "../../memory/habits.js" */

/** @type {(app: App, habits: Habits) => unknown} */
export function player(app, habits) {
  const { run, view } = app.state;
  const opened = view.kind === "solution" && run ? solutionLine(app, run, view.number) : nothing;
  if (!tellsSteps(app.state)) return html`<section class="player">${opened} ${silence(app)}</section>`;
  return html`<section class="player">
    ${opened === nothing ? narration(app) : opened}
    ${transport(app, habits)}
  </section>`;
}

/** The strategy tells nothing: offers the best one that does. @type {(app: App) => unknown} */
function silence(app) {
  const { state } = app;
  const w = words(state.lang);
  const other = strategiesOf(state).findLast((strategy) => strategy.walked);
  const watch = () => {
    edit(app, (draft) => void (draft.strategy = other?.name ?? draft.strategy));
    begin(app, "slice");
  };
  return html`<p class="narration">
    <span class="rule">${w.silent}</span>
    ${other && !isAlive(state.run) ? html`<button class="quiet" @click=${watch}>${w.watchWith(other.title[state.lang])}</button>` : nothing}
  </p>`;
}

/** What the last event did. @type {(app: App) => unknown} */
function narration(app) {
  const { state } = app;
  const { run, view, lang } = state;
  const w = words(lang);
  if (!run) return html`<p class="narration"><span class="rule">${w.invitation}</span></p>`;
  if (view.kind !== "run") {
    return html`<p class="narration"><button class="quiet" @click=${() => seek(app, run.at)}>${w.watch}</button></p>`;
  }
  return html`<p class="narration ${isRunning(run) && run.follow ? "flowing" : ""}">
    ${sentence(state, run)}
    ${isRunning(run) ? nothing : html`<button class="quiet" @click=${() => app.settle()}>${state.puzzle.kind === "movement" ? w.backToGame : w.myNumbers}</button>`}
  </p>`;
}

/** @type {(state: State, run: Run) => unknown} */
function sentence(state, run) {
  const w = words(state.lang);
  const event = eventNow(state);
  if (!event) return w.startOfRun;
  if (state.puzzle.kind === "movement") return moveSentence(state.lang, run, event);
  const value = nameOf(run, event.value);
  if (event.kind === PLACED) return html`<span class="said placed">${w.placed(event.cell, value)}</span>`;
  if (event.kind === REMOVED) return html`<span class="said removed">${w.removed(event.cell, value)}</span>`;
  if (event.kind !== CUT) return html`<span class="said solved">${w.solved}</span>`;
  const what = event.value === NO_VALUE ? w.nothingFits(event.cell) : w.refused(event.cell, value);
  const rule = run.rules[event.rule]?.words[state.lang];
  return html`<span class="said cut">${what}</span> ${rule ? html`<span class="rule">${rule}</span>` : nothing}`;
}

/** What a step of the search of a movement did. @type {(lang: Lang, run: Run, event: Told) => unknown} */
function moveSentence(lang, run, { kind, cell, value, rule }) {
  const w = words(lang);
  const { moves, bound } = standAt(run.tape, run.at);
  const [way, back] = [`${cell}→${value}`, `${value}→${cell}`];
  const within = bound > 0 ? html` <span class="rule">${w.bound(bound)}</span>` : nothing;
  if (kind === MOVED) return html`<span class="said placed">${w.searchMoves(moves, way)}</span>${within}`;
  if (kind === UNMOVED) return html`<span class="said removed">${w.searchReturns(moves + 1, back)}</span>${within}`;
  if (kind === CUT)
    return html`<span class="said cut">${w.searchCuts(moves + 1, way)}</span> <span class="rule">${run.rules[rule]?.words[lang]}</span>`;
  if (kind === BOUND) return html`<span class="said">${w.searchBound(bound)}</span>`;
  return html`<span class="said solved">${w.searchArrives(moves)}</span>`;
}

/** @type {(app: App, run: Run, number: number) => unknown} */
function solutionLine(app, run, number) {
  const { lang } = app.state;
  const w = words(lang);
  const listed = run.progress?.listed ?? 0;
  const missing = run.lost && !solution(run.gallery, number);
  const go = (/** @type {number} */ to) => () => openSolution(app, to);
  return html`<p class="narration solution">
    <button class="round" ?disabled=${number <= 0} aria-label=${w.previous} @click=${go(number - 1)}>${icon("back")}</button>
    <span class="said solved">${w.solutionOf(count(lang, number + 1), count(lang, listed))}</span>
    <button class="round" ?disabled=${number + 1 >= listed} aria-label=${w.next} @click=${go(number + 1)}>${icon("forward")}</button>
    <button class="quiet" @click=${() => app.settle()}>${w.myNumbers}</button>
    ${missing ? html`<span class="note bad">${w.notReceived}</span>` : nothing}
  </p>`;
}

/** What the transport shows before there is a run. */
const NOTHING_YET = { at: 0, playing: false, tape: { first: 0, end: 0 } };

/** @type {(app: App, habits: Habits) => unknown} */
function transport(app, habits) {
  const { run, lang, speed, view } = app.state;
  const w = words(lang);
  const { tape, at, playing } = run ?? NOTHING_YET;
  const steps = count(lang, at);
  const end = count(lang, tape.end);
  const more = at < tape.end || isAlive(run) || !run;
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
      <span class="moment" title=${w.moment(steps, end)}>${run ? w.momentShort(steps, end) : nothing}</span>
    </div>
    <div class="transport">
      <div class="keys">
        ${key("toStart", "start", at <= tape.first, () => toStart(app))}
        ${key("solvedBack", "leaf", at <= tape.first, () => toSolved(app, -1), "mirrored")}
        ${key("cutBack", "shears", at <= tape.first, () => toCut(app, -1), "backwards")}
        ${key("back", "back", at <= tape.first, () => back(app))}
        ${key(playing ? "hold" : "play", playing ? "hold" : "play", false, () => togglePlay(app), "big")}
        ${key("forward", "forward", !more, () => forward(app))}
        ${key("cutForward", "shears", at >= tape.end, () => toCut(app, 1), "onwards")}
        ${key("solvedForward", "leaf", at >= tape.end, () => toSolved(app, 1))}
        ${key("toEnd", "end", at >= tape.end && (view.kind === "run" || !run), () => toEnd(app))}
      </div>
      <label class="speed">
        <span>${w.speed}</span>
        <input type="range" min="0" max=${SPEEDS.length - 1} .value=${String(SPEEDS.indexOf(speed))} aria-valuetext=${w.perSecond(count(lang, speed))}
          @input=${(/** @type {Event} */ event) => habits.setSpeed(numberOf(event))} />
        <span class="rate">${w.perSecond(count(lang, speed))}</span>
      </label>
    </div>
    ${run?.sampled ? html`<p class="note">${w.toldNow}</p>` : nothing}
    ${tape.first > 0 ? html`<p class="note">${w.dropped(count(lang, tape.first))}</p>` : nothing}`;

  /** @type {(name: "toStart" | "solvedBack" | "cutBack" | "back" | "play" | "hold" | "forward" | "cutForward" | "solvedForward" | "toEnd", picture: Parameters<typeof icon>[0], off: boolean, act: () => void, look?: string) => unknown} */
  function key(name, picture, off, act, look = "") {
    return html`<button class="key ${look}" title=${w[name]} aria-label=${w[name]} ?disabled=${off} @click=${act}>${icon(picture)}</button>`;
  }
}

/** @type {(event: Event) => number} */
const numberOf = (event) => Number(/** @type {HTMLInputElement} */ (event.target).value);

/** @type {(app: App, event: Event) => void} */
function scrub(app, event) {
  if (app.state.run) app.state.run.playing = false;
  seek(app, numberOf(event));
}
