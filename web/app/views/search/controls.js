/** The buttons Solve, Pause, Resume, Step and Stop, and the branch that grows with the finished part of the tree. */

import { classMap, html, nothing, svg } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { isOneColumn, isUpright } from "../../dom/screen.js";
import { isAlive, isGoing, isStepped, isStopping, takesOrders } from "../../engine/index.js";
import { step, stop, toggle } from "../../search/index.js";
import { canStep, isOutdated, isSolved, titleOfEarlier } from "../../state/index.js";
import { clock, percent, span, words } from "../../words/index.js";
import { advice, helpKeys, isHelpAtFoot } from "../assist/index.js";
import { faultsShown } from "../frame/index.js";
import { isInvited } from "./invitation.js";
import { happened } from "./narration.js";

/** @import { Progress } from "../../../worker/protocol.js" */
/** @import { App, State } from "../../state/state.js" */

/** Seconds before the time left is shown. */
const UNTOLD = 2;

/**
 * The buttons, and what is said of the search, between what comes before and after that: over the buttons where these
 * are at the foot of the screen, otherwise under them, so that they keep their place. Where help stands beside Solve,
 * what is wrong takes its place, so that it covers no key of the pad.
 * @type {(app: App, before?: unknown, after?: unknown) => unknown}
 */
export function controls(app, before = nothing, after = nothing) {
  const { run, lang, wanted, loading } = app.state;
  const w = words(lang);
  const [wrong] = faultsShown(app.state);
  const said = wrong && html`<p class="verdict short wrong" aria-hidden="true">${wrong.words[lang]}</p>`;
  const isAtFoot = isHelpAtFoot(app.state);
  const status = run?.progress && run.stage === "open" ? standing(app, run.progress, run.leaves) : byHand(app.state);
  const told = [before, wrong ? (isAtFoot ? nothing : said) : status, isAtFoot ? advice(app) : nothing, after];
  const isUnder = !isOneColumn();
  return html`<div class="controls">
    ${isUnder ? nothing : told}
    <div class="buttons">${isAtFoot ? [helpKeys(app), wrong ? said : mainButton(app)] : [mainButton(app), stepButton(app), stopButton(app)]}</div>
    ${wanted && loading.stage !== "ready" ? html`<p class="wanted">${w.whenReady}</p>` : nothing}
    ${run?.stage === "opening" ? html`<p class="wanted">${w.planSearch(clock(lang, run.progress?.elapsed ?? 0))}</p>` : nothing}
    ${isUnder ? told : nothing}
  </div>`;
}

/**
 * How the search stands: at a step on a phone held upright, in place of how far it is, what happened, since the text
 * about the board may be out of sight; in a frame that text is just above.
 * @type {(app: App, progress: Progress, leaves: number[]) => unknown}
 */
function standing({ state }, progress, leaves) {
  const { run, view } = state;
  if (!run || !isAlive(run)) return verdictHere(state, progress);
  const isStill = !isStopping(run) && view.kind === "run" && !run.playing && (isStepped(run) || !isGoing(run));
  return isStill && state.lasting && isUpright()
    ? html`<p class="event" aria-hidden="true">${happened(state, run)}</p>`
    : progressBranch(state, progress, leaves);
}

/** The message that the user has solved it, near the thumb, where it displaces no key. @type {(state: State) => unknown} */
const byHand = (state) =>
  isSolved(state) ? html`<p class="verdict short" aria-hidden="true">${words(state.lang).solvedByHand}</p>` : nothing;

/** @type {(app: App) => unknown} */
function mainButton(app) {
  const { run, lang } = app.state;
  const w = words(lang);
  const name = isGoing(run) ? w.pause : !takesOrders(run) ? w.solve : isStepped(run) ? w.solveRest : w.resume;
  return html`<button class="go ${classMap({ main: !isInvited(app.state) })}" @click=${() => toggle(app)}>
    ${icon(isGoing(run) ? "hold" : "play")}<span>${name}</span>
  </button>`;
}

/** @type {(app: App) => unknown} */
function stepButton(app) {
  const { state } = app;
  if (!canStep(state)) return nothing; // it has only one
  const w = words(state.lang);
  return html`<button class="step" title=${w.stepHint} ?disabled=${state.wanted !== null} @click=${() => step(app)}>
    ${icon("step")}<span>${w.step}</span>
  </button>`;
}

/** @type {(app: App) => unknown} */
function stopButton(app) {
  const { run, lang } = app.state;
  return html`<button class="stop" ?disabled=${!takesOrders(run)} @click=${() => stop(app)}>
    ${icon("stop")}<span>${words(lang).stop}</span>
  </button>`;
}

/** The verdict, near the thumb on a phone. @type {(state: State, progress: Progress) => unknown} */
function verdictHere(state, { verdict }) {
  const { lang, run } = state;
  if (run && isOutdated(state, run)) return byHand(state); // it would seem to be about the present numbers
  const earlier = run && titleOfEarlier(state, run);
  return html`<p class="verdict short" aria-hidden="true">
      ${earlier ? earlier + words(lang).colon : ""}${verdict[lang]}
    </p>`;
}

/**
 * The progress of the search: a branch as long as the finished part, with leaves where solutions were. One that waits
 * for its steps to be seen is slower than it would be alone: no time left is said.
 * @type {(state: State, progress: Progress, leaves: number[]) => unknown}
 */
function progressBranch({ run, lang, puzzle }, progress, leaves) {
  const w = words(lang);
  const { finished, left, elapsed } = progress;
  const stopping = isStopping(run); // the search answers at its next pause
  if (finished === null && puzzle.kind === "movement") return nothing; // its rows show its progress
  if (finished === null) return html`<div class="progress-branch"><p>${stopping ? w.stopping : w.noFraction}</p></div>`;
  const most = Math.max(...leaves);
  const remaining = stopping
    ? w.stopping
    : isStepped(run)
      ? ""
      : left !== null
        ? w.left(span(lang, left))
        : elapsed > UNTOLD
          ? w.leftUnknown
          : "";
  const remains = remaining === "" || finished >= 1 ? nothing : html` · <span class="left">${remaining}</span>`;
  return html`<div class="progress-branch">
    <div
      class="stem"
      role="progressbar"
      aria-label=${w.search}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${Math.floor(finished * 100)}
      title=${w.leaves}
    >
      <svg viewBox="0 0 300 30" preserveAspectRatio="none" aria-hidden="true">
        <path class="ground" d=${STEM} />
        <path class="grown" d=${stem(finished)} />
        ${leaves.map((found, place) =>
          found === 0
            ? nothing
            : svg`<path class="leaf" d=${leaf(place, (place + 0.5) / leaves.length, Math.sqrt(found / most))} />`,
        )}
      </svg>
    </div>
    <p><strong>${percent(finished)}</strong> ${w.finished}${remains}</p>
  </div>`;
}

/** The height of the stem at a fraction of its length. @type {(part: number) => number} */
const bend = (part) => 15 + 2.5 * Math.sin(part * 7);

/** The stem up to a fraction of its length. Drawn as a path, because a dash has its length before the drawing is stretched. @type {(end: number) => string} */
function stem(end) {
  const parts = [...Array(61).keys()].map((i) => i / 60).filter((part) => part < end);
  return `M${[...parts, end].map((part) => `${(300 * part).toFixed(2)} ${bend(part).toFixed(2)}`).join("L")}`;
}

const STEM = stem(1);

/** A leaf on the stem; leaves alternate above and below. @type {(place: number, part: number, size: number) => string} */
function leaf(place, part, size) {
  const tall = (place % 2 === 0 ? -1 : 1) * (4 + 8 * size);
  const wide = 1.5 + 2.5 * size;
  return `M${300 * part} ${bend(part)}q${-wide * 0.4} ${tall * 0.7} ${wide} ${tall}q${wide * 0.9} ${-tall * 0.6} ${-wide} ${-tall}`;
}
