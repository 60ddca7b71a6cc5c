/** All lines found, each as its moves. */

import { html, nothing } from "../../dom/html.js";
import { moveName, openLine } from "../../moves/index.js";
import { fetchMissing } from "../../search/index.js";
import { isEvery, LINES_IN_SIGHT, lineIn, solution } from "../../state/index.js";
import { count, words } from "../../words/index.js";
import { entriesOf, pager } from "../frame/index.js";

/** @import { App } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */

/** @type {(app: App) => unknown} */
export function lines(app) {
  const { run, lang, play } = app.state;
  const listed = run?.progress?.listed ?? 0;
  if (!run || listed === 0) return nothing;
  const w = words(lang);
  const from = Math.min(play.linesFrom, listed - 1);
  const stretch = { from, inSight: LINES_IN_SIGHT, all: listed, turn: (/** @type {number} */ to) => look(app, to) };
  return html`<section class="lines" aria-label=${isEvery(run) ? w.lines : w.linesFound}>
    <h2>${isEvery(run) ? w.lines : w.linesFound} <span>${count(lang, listed)}</span></h2>
    <ol start=${from + 1}>${entriesOf(stretch, (number) => entry(app, run, number))}</ol>
    ${pager(lang, stretch)}
  </section>`;
}

/** @type {(app: App, run: Run, number: number) => unknown} */
function entry(app, run, number) {
  const { view, lang } = app.state;
  const found = solution(run.gallery, number);
  const { moves, faces } = lineIn(found) ?? { moves: [], faces: [] };
  const open = view.kind === "solution" && view.number === number;
  const name = count(lang, number + 1);
  return html`<li>
    <button id=${open ? "picked" : nothing} aria-current=${open} @click=${() => openLine(app, number)}>
      <span class="number" aria-hidden="true">${name}</span>
      <span class="unseen">${words(lang).lineName(name)}</span>
      <span>${moves.map((move, at) => html`<span class="move">${moveName(faces[at] ?? [], move)}</span> `)}</span>
    </button>
  </li>`;
}

/** @type {(app: App, from: number) => void} */
function look(app, from) {
  app.state.play.linesFrom = from;
  fetchMissing(app);
  app.draw();
}
