/** The player: a solution, or the event at the moment on the board, and the controls that lead to every other moment. */

import { html, nothing } from "../../dom/html.js";
import { isOneColumn } from "../../dom/screen.js";
import { isAlive } from "../../engine/index.js";
import { findOnShelf, openSolution } from "../../search/index.js";
import { chosenIn, listedOn, reportsSteps, shelfOf, solution, watchable } from "../../state/index.js";
import { watchWith } from "../../watch/index.js";
import { count, words } from "../../words/index.js";
import { turner } from "../frame/index.js";
import { invites } from "./invitation.js";
import { missingNow, narration, wayBack } from "./narration.js";
import { picksKinds } from "./picking.js";
import { transport } from "./transport.js";

/** @import { App } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { Habits } from "../../storage/preferences.js" */

/** @type {(app: App, habits: Habits) => unknown} */
export function player(app, habits) {
  const { run, lasting, view } = app.state;
  const line = opened(app);
  const isComing = !run || (run.stage === "opening" && view.kind === "draft" && !isOneColumn()); // under the tools
  if (lasting && isComing) return line ?? nothing; // there is nothing to play yet
  if (!reportsSteps(app.state)) return html`<section class="player">${line} ${silence(app)}</section>`;
  return html`<section class="player">${transport(app, habits, line ?? narration(app))}</section>`;
}

/** The number of the solution on the board, and the controls that lead to the others; null if there is none. @type {(app: App) => unknown} */
export function opened(app) {
  const { run, view } = app.state;
  return view.kind === "solution" && run ? solutionLine(app, run, view.number) : null;
}

/** Offers the best strategy that reports its steps, if the chosen one does not. @type {(app: App) => unknown} */
function silence(app) {
  const { state } = app;
  const w = words(state.lang);
  if (invites(state)) return nothing;
  if (state.shown.eventless) return html`<p class="narration"><span class="rule">${w.tooLarge}</span></p>`;
  const other = watchable(state);
  if (!other || isAlive(state.run)) return html`<p class="narration"><span class="rule">${w.silent}</span></p>`;
  return html`<p class="narration">
    <span class="rule">${w.silent}</span>
    <button class="quiet" @click=${() => watchWith(app, other.name)}>${w.watchWith(other.title[state.lang])}</button>
  </p>`;
}

/** @type {(app: App, run: Run, number: number) => unknown} */
function solutionLine(app, run, number) {
  const { lang } = app.state;
  const w = words(lang);
  const listed = listedOn(run);
  const found = solution(shelfOf(run).gallery, number);
  const missing = run.lost && !found;
  const back = number <= 0 ? null : () => openSolution(app, number - 1);
  const on = number + 1 >= listed ? null : () => openSolution(app, number + 1);
  const how = chosenIn(found)?.how?.[lang];
  const isImage = run.picking.kind !== null;
  const naming = isImage ? w.imageOf : picksKinds(app.state) ? w.kindOf : w.solutionOf;
  const name = naming(count(lang, number + 1), count(lang, listed));
  return html`<p class="narration solution">
    ${turner(lang, html`<span class="said solved">${name}</span>`, back, on)}
    ${isImage ? html`<span class="how">${how}</span>` : nothing} ${missingNow(app.state)}
    <span class="leads">
      ${wayBack(app)}
      ${app.state.lasting ? html`<button class="quiet" @click=${() => findOnShelf(app, number)}>${w.inList}</button>` : nothing}
    </span>
    ${missing ? html`<span class="note bad">${w.notReceived}</span>` : nothing}
  </p>`;
}
