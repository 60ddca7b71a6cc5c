/** The strategies of the puzzle, with a description of the chosen one. */

import { html, nothing } from "../../dom/html.js";
import { isAlive } from "../../engine/index.js";
import { choose, chooseSeed } from "../../search/index.js";
import { chosenStrategy, seedOf, strategiesOf, watchable } from "../../state/index.js";
import { enterWatch } from "../../watch/index.js";
import { plain, words } from "../../words/index.js";
import { valueIn } from "../frame/index.js";

/** @import { App } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function strategy(app) {
  const { state } = app;
  const all = strategiesOf(state);
  const chosen = chosenStrategy(state);
  const take = (/** @type {Event} */ event) => choose(app, valueIn(event));
  return html`<div class="strategy">
    <label>
      <span>${words(state.lang).strategy}</span>
      <select name="strategy" @change=${take}>
        ${chosen ? nothing : html`<option value=${state.draft.strategy} selected>–</option>`}
        ${all.map(
          ({ name, title }) =>
            html`<option value=${name} .selected=${name === state.draft.strategy}>${title[state.lang]}</option>`,
        )}
      </select>
    </label>
    <p class="about">${chosen?.about[state.lang]}</p>
    ${seed(app)}
  </div>`;
}

/** The seed of a strategy that draws random numbers. @type {(app: App) => unknown} */
function seed(app) {
  const { state } = app;
  const w = words(state.lang);
  const now = seedOf(state, state.draft.strategy);
  if (now === null) return nothing;
  const take = (/** @type {Event} */ event) => chooseSeed(app, plain(valueIn(event)));
  return html`<label class="seed">
    <span>${w.searchSeed}</span>
    <input type="text" name="search-seed" inputmode="numeric" maxlength="9" .value=${now} @change=${take} />
  </label>`;
}

/**
 * Watches a search from its first move, by the chosen strategy if it reports its moves. It keeps its place during
 * another search.
 * @type {(app: App) => unknown}
 */
export function watchButton(app) {
  const { state } = app;
  const way = watchable(state);
  if (!way) return nothing;
  const named = words(state.lang).watchMoves(way.title[state.lang]);
  return html`<button class="quiet watch" ?disabled=${isAlive(state.run)} @click=${() => enterWatch(app, way.name)}>${named}</button>`;
}
