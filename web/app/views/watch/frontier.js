/**
 * The frontier of a search that goes level by level, in the place of path and tree: how the present state was reached, move
 * by move, and the levels with their states, those already taken from the queue darker. A click on a state, or on a
 * level, goes to where it came onto the board.
 */

import { html, nothing, ref } from "../../dom/html.js";
import { seek } from "../../search/index.js";
import { cellName, findShown, levelsAt, stateAt, statesTo, tallyAt, unpack } from "../../state/index.js";
import { count } from "../../words/index.js";
import { watching } from "../../words/watching.js";
import { scrollTo } from "../explain/index.js";

/** @import { App, Lang } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */

/** The moves that led to the present state. @type {(app: App, run: Run) => unknown} */
export function pathOfState(app, run) {
  const { lang } = app.state;
  const w = watching(lang);
  const { frontier } = run.tape;
  const { taken } = stateAt(run.tape, run.at);
  const states = statesTo(frontier, taken);
  const name = (/** @type {number} */ spot) => cellName(run.shown, lang, spot);
  return html`<ol class="frontier-path" tabindex="0" aria-label=${w.pathPane} ${ref((box) => scrollTo(box, "[aria-current='true']"))}>
    ${[0, ...states].map((state, moves) => {
      const { cell, value } = unpack(frontier.moves[state] ?? 0);
      const said = state === 0 ? w.frontierStart : `${name(cell)} → ${name(value)}`;
      return html`<li>
        <span class="number">${moves}</span>
        <button class="quiet" aria-current=${state === taken} @click=${() => goTo(app, run, state)}>${said}</button>
        <small>${w.frontierState(count(lang, state))}</small>
      </li>`;
    })}
  </ol>`;
}

/** How many states were taken from the queue, and how many are waiting. @type {(lang: Lang, run: Run) => string} */
export function frontierSummary(lang, run) {
  const { nodes } = tallyAt(run.tally, run.tape, run.at);
  const { reached } = stateAt(run.tape, run.at);
  return watching(lang).frontierNow(count(lang, nodes), count(lang, reached - nodes));
}

/** The levels at the moment on the board. @type {(app: App, run: Run) => unknown} */
export function frontierView(app, run) {
  const { lang } = app.state;
  const w = watching(lang);
  const { reached, moves, taken: last } = stateAt(run.tape, run.at);
  const levels = levelsAt(run.tape.frontier, tallyAt(run.tally, run.tape, run.at).nodes, reached, last);
  const most = Math.max(...levels.map(({ states }) => states));
  return html`<div class="bounds frontier">
    <h3>${w.frontierLevels}</h3>
    <ol tabindex="0" aria-label=${w.frontierLevels} ${ref((box) => scrollTo(box, "[aria-current='true']"))}>
      ${levels.map(
        ({ states, taken, shown }, level) => html`<li>
          <button class="quiet" aria-current=${level === moves} ?disabled=${shown === null} @click=${() => goTo(app, run, shown)}>
            ${w.frontierLevel(level)}
          </button>
          <i .style=${`width:${(100 * states) / most}%;--taken:${(100 * taken) / states}%`}></i>
          <b>${taken > 0 && taken < states ? html`<small>${count(lang, taken)} / </small>` : nothing}${count(lang, states)}</b>
        </li>`,
      )}
    </ol>
  </div>`;
}

/** Shows the moment at which a state came onto the board. @type {(app: App, run: Run, state: number | null) => void} */
function goTo(app, run, state) {
  const there = state === null ? null : findShown(run.tape, run.at, state);
  run.playing = false;
  if (there !== null) seek(app, there);
}
