/** The list of the figure's lines; each can be chosen there and states its rule. */

import { designerIn, phraseOf, signsOf } from "../../designer/index.js";
import { html, nothing } from "../../dom/html.js";
import { designerWords } from "../../words/designer.js";
import { words } from "../../words/index.js";

/** @import { App } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function lineList(app) {
  const { lang } = app.state;
  const designer = designerIn(app.state);
  const { figure, chosen, found } = designer;
  const w = designerWords(lang);
  const choose = (/** @type {number} */ line) => {
    Object.assign(designer, { chosen: { line }, path: [] });
    app.draw();
  };
  const { length } = figure.rest.rules;
  return html`<section aria-label=${w.lines}>
    <h3>${w.lines}</h3>
    ${figure.lines.length === 0 ? html`<p class="note">${w.noLines}</p>` : nothing}
    <ul class="lines-drawn">${figure.lines.map(
      (line, at) => html`<li><button class=${found.lines.includes(at) ? "lit" : ""}
        aria-pressed=${chosen !== null && "line" in chosen && chosen.line === at}
        @click=${() => choose(at)}><strong>${signsOf(figure, line.cells)}</strong>${words(lang).colon}${phraseOf(line, lang)}</button></li>`,
    )}</ul>
    ${length > 0 ? html`<p class="note">${w.rest(length)}</p>` : nothing}
  </section>`;
}
