/** Where the search stands: the verdict, and the four figures. */

import { conflictWords } from "../../aid/index.js";
import { isAlive } from "../../engine/index.js";
import { mark } from "../../icons.js";
import { classMap, html, nothing } from "../../lit.js";
import { isEvery, isOutdated } from "../../state/index.js";
import { clock, count, words } from "../../words/index.js";

/** @import { Progress } from "../../../worker/protocol.js" */
/** @import { App, Lang, State } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function results({ state }) {
  const { run, lang } = state;
  if (!run?.progress) return nothing;
  const w = words(lang);
  const outdated = isOutdated(state, run);
  const over = !isAlive(run) && !outdated; // what was said of other numbers is said softly
  return html`<section class="results">
    <p class="verdict ${classMap({ over })}">
      ${over ? html`<span class="seal">${mark()}</span>` : nothing}<span>${run.progress.verdict[lang]}</span>
    </p>
    ${conflictOf(state)}
    ${run.lost ? html`<p class="note bad">${w.lost}</p>` : nothing}
    ${run.progress.dropped > 0 ? html`<p class="note">${w.unlisted(count(lang, run.progress.dropped))}</p>` : nothing}
    ${run.progress.earlier > 0 ? html`<p class="note">${w.earlier(count(lang, run.progress.earlier))}</p>` : nothing}
    ${outdated ? html`<p class="note">${w.outdated}</p>` : nothing}
    ${figures(lang, isEvery(run), run.progress, state.puzzle.kind === "movement")}
  </section>`;
}

/** Why there is none: the numbers that cannot stand together. @type {(state: State) => unknown} */
function conflictOf(state) {
  const said = conflictWords(state)?.[state.lang];
  return said ? html`<p class="note conflict" role="status">${said}</p>` : nothing;
}

/** @type {(lang: Lang, every: boolean, progress: Progress, moving: boolean) => unknown} */
function figures(lang, every, { nodes, cuts, solutions, elapsed }, moving) {
  const w = words(lang);
  const cutsToo = !moving || cuts > 0;
  return html`<dl class="figures">
    ${figure("nodes", w.nodes, count(lang, nodes), moving ? nothing : w.nodesHint)}
    ${cutsToo ? figure("cuts", w.cuts, count(lang, cuts), w.cutsHint) : nothing}
    ${figure("solutions", !moving ? w.solutions : every ? w.lines : w.linesFound, count(lang, solutions), nothing)}
    ${figure("elapsed", w.elapsed, clock(lang, elapsed), nothing)}
  </dl>`;
}

/** @type {(id: string, name: string, value: string, hint: unknown) => unknown} */
const figure = (id, name, value, hint) =>
  html`<div title=${hint}><dt>${name}</dt><dd data-figure=${id}>${value}</dd></div>`;
