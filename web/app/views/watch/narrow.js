/** On a narrow screen, between the board and a view: tabs, and above them, of a strategy that is a program, the path in a row and the current line. */

import { markOf } from "../../board/index.js";
import { html, nothing, ref } from "../../dom/html.js";
import { momentOfProgram } from "../../explain/index.js";
import { CUT, hasProgram, lineText, PANES } from "../../state/index.js";
import { watching } from "../../words/watching.js";
import { newestBeside } from "../explain/index.js";
import { titleOf } from "./panes.js";

/** @import { App, State } from "../../state/state.js" */
/** @import { ProgramMoment } from "../../explain/program.js" */

/** The most steps of the path that are shown; earlier ones are left out. */
const MOST_STEPS = 12;

/** @type {(app: App) => unknown} */
export function narrow(app) {
  const { state } = app;
  const now = momentOfProgram(state);
  return html`<div class="narrow">
    ${hasProgram(state) ? [path(state, now), lineAtWork(state, now)] : nothing} ${tabs(app)}
  </div>`;
}

/** @type {(state: State, now: ProgramMoment | null) => unknown} */
function path({ lang, puzzle }, now) {
  if (!now) return html`<ol class="crumbs"></ol>`;
  const { path: steps, event, run } = now;
  const sign = (/** @type {number} */ cell) => run.shown.signs[cell] ?? String(cell);
  const said = (/** @type {{ cell: number, value: number }} */ { cell, value }) =>
    puzzle.kind === "movement" ? `${sign(cell)}→${sign(value)}` : `${sign(cell)} ${markOf(run, value, lang)}`;
  const cut = event?.kind === CUT ? html`<li class="refused">${said(event)}</li>` : nothing;
  return html`<ol class="crumbs" tabindex="0" aria-label=${watching(lang).pathPane} ${ref((row) => toEnd(row))}>
    ${steps.slice(-MOST_STEPS).map((step) => html`<li>${said(step)}</li>`)}${cut}
  </ol>`;
}

/** Keeps the newest step in view once the row is drawn. @type {(row: Element | undefined) => void} */
function toEnd(row) {
  queueMicrotask(() => row?.scrollTo(row.scrollWidth, 0));
}

/** @type {(state: State, now: ProgramMoment | null) => unknown} */
function lineAtWork({ lang, program: { program } }, now) {
  const at = Math.max(...(now?.activeLines ?? []));
  const line = program?.lines[at];
  if (!now || !program || !line) return html`<p class="at-work"></p>`;
  return html`<p class="at-work ${now.event?.kind === CUT ? "refused" : ""}" aria-label=${watching(lang).lineAtWork}>
    <span class="number">${at + 1}</span><code>${lineText(program, { ...line, comment: null }, lang).trim()}</code>${newestBeside(program, now)}
  </p>`;
}

/** @type {(app: App) => unknown} */
function tabs(app) {
  const { watch, lang } = app.state;
  const w = watching(lang);
  return html`<div class="tabs" role="group" aria-label=${w.panes}>
    ${PANES.map(
      (pane) => html`<button
        aria-pressed=${watch.tab === pane}
        @click=${() => {
          watch.tab = pane;
          app.draw();
        }}
      >${titleOf(app.state, pane)}</button>`,
    )}
  </div>`;
}
