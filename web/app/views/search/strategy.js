/** The strategies of the puzzle, and what the chosen one does. */

import { html, nothing } from "../../dom/html.js";
import { isAlive } from "../../engine/index.js";
import { choose } from "../../search/index.js";
import { strategiesOf, watchable } from "../../state/index.js";
import { enterWatch } from "../../watch/index.js";
import { words } from "../../words/index.js";
import { cores } from "./cores.js";

/** @import { App } from "../../state/state.js" */
/** @import { Habits } from "../../storage/preferences.js" */

/** @type {(app: App, habits: Habits) => unknown} */
export function strategy(app, habits) {
  const { state } = app;
  const all = strategiesOf(state);
  const chosen = all.find(({ name }) => name === state.draft.strategy);
  return html`<fieldset class="strategy">
    <legend>${words(state.lang).strategy}</legend>
    <div class="chips">
      ${all.map(
        ({ name, title }) => html`<label class="chip">
          <input
            type="radio"
            name="strategy"
            value=${name}
            .checked=${name === state.draft.strategy}
            @change=${() => choose(app, name)}
          />
          <span>${title[state.lang]}</span>
        </label>`,
      )}
    </div>
    <p class="about">${chosen?.about[state.lang]}</p>
    ${cores(app, habits)}
  </fieldset>`;
}

/** Watches a search from its first move, by the chosen strategy if it reports its moves. @type {(app: App) => unknown} */
export function watchButton(app) {
  const { state } = app;
  const way = watchable(state);
  if (!way || isAlive(state.run)) return nothing;
  const named = words(state.lang).watchMoves(way.title[state.lang]);
  return html`<button class="quiet watch" @click=${() => enterWatch(app, way.name)}>${named}</button>`;
}
