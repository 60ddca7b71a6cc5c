/** Where the search stands: the verdict, and the four figures. */

import { isAlive } from "../../engine/index.js";
import { mark } from "../../icons.js";
import { html, nothing } from "../../lit.js";
import { isOutdated } from "../../state/index.js";
import { clock, count, words } from "../../words/index.js";

/** @import { App } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function results({ state }) {
  const { run, lang } = state;
  if (!run?.progress) return nothing;
  const w = words(lang);
  const { nodes, cuts, solutions, elapsed, verdict } = run.progress;
  const over = !isAlive(run);
  const moving = state.puzzle.kind === "movement";
  return html`<section class="results">
    <p class="verdict ${over ? "over" : ""}">
      ${over ? html`<span class="seal">${mark()}</span>` : nothing}<span>${verdict[lang]}</span>
    </p>
    ${run.lost ? html`<p class="note bad">${w.lost}</p>` : nothing}
    ${isOutdated(state, run) ? html`<p class="note">${w.outdated}</p>` : nothing}
    <dl class="figures">
      <div title=${moving ? nothing : w.nodesHint}><dt>${w.nodes}</dt><dd data-figure="nodes">${count(lang, nodes)}</dd></div>
      ${moving && cuts === 0 ? nothing : html`<div title=${w.cutsHint}><dt>${w.cuts}</dt><dd data-figure="cuts">${count(lang, cuts)}</dd></div>`}
      <div><dt>${moving ? w.lines : w.solutions}</dt><dd data-figure="solutions">${count(lang, solutions)}</dd></div>
      <div><dt>${w.elapsed}</dt><dd data-figure="elapsed">${clock(lang, elapsed)}</dd></div>
    </dl>
  </section>`;
}
