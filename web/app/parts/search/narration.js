/** What happened at the moment on the board, in words. */

import { eventNow, nameOf } from "../../board/index.js";
import { isRunning } from "../../engine/index.js";
import { classMap, html, nothing } from "../../lit.js";
import { seek } from "../../search/index.js";
import { BOUND, CUT, MOVED, NO_VALUE, PLACED, REMOVED, standAt, UNMOVED } from "../../state/index.js";
import { words } from "../../words/index.js";

/** @import { App, Lang, State } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { Event as Told } from "../../state/tape.js" */

/** What the last event did. @type {(app: App) => unknown} */
export function narration(app) {
  const { state } = app;
  const { run, view, lang } = state;
  const w = words(lang);
  if (!run) return html`<p class="narration"><span class="rule">${w.invitation}</span></p>`;
  if (view.kind !== "run") {
    return html`<p class="narration">
      <button class="quiet" @click=${() => seek(app, run.at)}>${w.watch}</button>
    </p>`;
  }
  return html`<p class="narration ${classMap({ flowing: isRunning(run) && run.follow })}">
    ${sentence(state, run)} ${isRunning(run) ? nothing : wayBack(app)}
  </p>`;
}

/** @type {(app: App) => unknown} */
function wayBack(app) {
  const w = words(app.state.lang);
  return html`<button class="quiet" @click=${() => app.settle()}>
    ${app.state.puzzle.kind === "movement" ? w.backToGame : w.myNumbers}
  </button>`;
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
  return html`<span class="said cut">${what}</span> ${rule(run.rules[event.rule]?.words[state.lang])}`;
}

/** What a step of the search of a movement did. @type {(lang: Lang, run: Run, event: Told) => unknown} */
function moveSentence(lang, run, event) {
  const w = words(lang);
  const { moves, bound } = standAt(run.tape, run.at);
  const [way, back] = [`${event.cell}→${event.value}`, `${event.value}→${event.cell}`];
  const within = rule(bound > 0 ? w.bound(bound) : "");
  switch (event.kind) {
    case MOVED:
      return html`<span class="said placed">${w.searchMoves(moves, way)}</span> ${within}`;
    case UNMOVED:
      return html`<span class="said removed">${w.searchReturns(moves + 1, back)}</span> ${within}`;
    case CUT:
      return html`<span class="said cut">${w.searchCuts(moves + 1, way)}</span>
        ${rule(run.rules[event.rule]?.words[lang])}`;
    case BOUND:
      return html`<span class="said">${w.searchBound(bound)}</span>`;
    default:
      return html`<span class="said solved">${w.searchArrives(moves)}</span>`;
  }
}

/** @type {(said: string | undefined) => unknown} */
const rule = (said) => (said ? html`<span class="rule">${said}</span>` : nothing);
