/** The core's findings about the figure, updated while it is drawn. */

import { designerIn, signsOf, unruled } from "../../designer/index.js";
import { html, nothing } from "../../dom/html.js";
import { designerWords } from "../../words/designer.js";

/** @import { App } from "../../state/state.js" */

/** The most needless lines that are named one by one. */
const MOST_NAMED = 8;

/** @type {(app: App) => unknown} */
export function found({ state }) {
  const { lang, loading } = state;
  const { figure, found } = designerIn(state);
  const w = designerWords(lang);
  const { stage, faults, count, rules, told, clash, lines, needless, spare } = found;
  const listed = needless.map((line) => signsOf(figure, figure.lines[line]?.cells ?? [])).join(w.semicolon);
  const free = unruled(figure);
  const isEmpty = figure.cells.length === 0;
  const doing = loading.stage === "ready" ? w.asking : w.waiting;
  return html`<section class="follows" aria-label=${w.found}>
    <h3>${w.found}</h3>
    <p class="amount">${isEmpty ? w.nothing : w.amount(figure.cells.length, figure.lines.length)}</p>
    <p class="count" role="status">${count && stage === "done" ? count[lang] : nothing}</p>
    ${stage === "asking" ? html`<p class="note" aria-busy="true">${doing} ${count ? count[lang] : nothing}</p>` : nothing}
    <div role="alert">
      ${faults.map(({ words }) => html`<p class="note bad">${words[lang]}</p>`)}
      ${clash?.[lang] ? html`<p class="note bad">${clash[lang]} ${lines.length > 0 ? w.lit : nothing}</p>` : nothing}
    </div>
    ${isEmpty || free.length === 0 ? nothing : html`<p class="note">${w.unruled(signsOf(figure, free))}</p>`}
    ${needless.length > 0 ? html`<p class="note">${w.needless(needless.length, needless.length > MOST_NAMED ? "" : listed)}</p>` : nothing}
    ${spare.length > 0 ? html`<p class="note">${w.spare(signsOf(figure, spare))}</p>` : nothing}
    ${told.map((words) => html`<p class="told">${words[lang]}</p>`)}
    ${
      rules.length > 0
        ? html`<details><summary>${w.theRules}</summary><ul class="rules-told">${rules.map((words) => html`<li>${words[lang]}</li>`)}</ul></details>`
        : nothing
    }
  </section>`;
}
