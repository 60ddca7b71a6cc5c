/** The strategies of the puzzle, one of them chosen, and what that one does. */

import { edit } from "../draft.js";
import { html } from "../lit.js";
import { isAlive, strategiesOf } from "../state.js";
import { words } from "../words.js";

/** @import { App } from "../state.js" */

/** @type {(app: App) => unknown} */
export function strategy(app) {
  const { state } = app;
  const all = strategiesOf(state);
  const chosen = all.find(({ name }) => name === state.draft.strategy);
  const choose = (/** @type {string} */ name) => edit(app, (draft) => void (draft.strategy = name));
  return html`<fieldset class="strategy" ?disabled=${isAlive(state.run)}>
    <legend>${words(state.lang).strategy}</legend>
    <div class="chips">
      ${all.map(
        ({ name, title }) => html`<label class="chip">
          <input type="radio" name="strategy" .checked=${name === state.draft.strategy} @change=${() => choose(name)} value=${name} />
          <span>${title[state.lang]}</span>
        </label>`,
      )}
    </div>
    <p class="about">${chosen?.about[state.lang]}</p>
  </fieldset>`;
}
