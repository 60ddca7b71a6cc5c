/** The strategies of the puzzle, one of them chosen, and what that one does. */

import { edit } from "../draft.js";
import { html, nothing } from "../lit.js";
import { isAlive, strategiesOf } from "../state.js";
import { words } from "../words.js";
import { planButton } from "./plan.js";
import { raceButton } from "./race.js";

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

/** What there is to learn of the strategies. @type {(app: App) => unknown} */
export function study(app) {
  const { state } = app;
  return html`<p class="study">
    ${state.puzzle.kind === "placement" ? planButton(app) : nothing} ${strategiesOf(state).length > 1 ? raceButton(app) : nothing}
  </p>`;
}
