/** The strategies of the puzzle, one of them chosen, and what that one does. */

import { edit } from "../../draft/index.js";
import { isAlive } from "../../engine/index.js";
import { html, nothing } from "../../lit.js";
import { begin } from "../../search/index.js";
import { strategiesOf } from "../../state/index.js";
import { words } from "../../words/index.js";
import { planButton, raceButton } from "../study/index.js";

/** @import { App } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function strategy(app) {
  const { state } = app;
  const all = strategiesOf(state);
  const chosen = all.find(({ name }) => name === state.draft.strategy);
  return html`<fieldset class="strategy" ?disabled=${isAlive(state.run)}>
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
  </fieldset>`;
}

/** @type {(app: App, name: string) => void} */
export const choose = (app, name) =>
  edit(app, (draft) => {
    draft.strategy = name;
  });

/** Watches a search from its first move, by the chosen strategy if that one tells its moves. @type {(app: App) => unknown} */
function watchButton(app) {
  const { state } = app;
  const telling = strategiesOf(state).filter(({ walked }) => walked);
  const way = telling.find(({ name }) => name === state.draft.strategy) ?? telling.at(-1);
  if (!way || isAlive(state.run)) return nothing;
  const watch = () => {
    choose(app, way.name);
    begin(app, "slice");
  };
  return html`<button class="quiet" @click=${watch}>${words(state.lang).watchMoves}</button>`;
}

/** What there is to learn of the strategies. @type {(app: App) => unknown} */
export function study(app) {
  const { state } = app;
  return html`<p class="study">
    ${state.puzzle.kind === "placement" ? planButton(app) : watchButton(app)}
    ${strategiesOf(state).length > 1 ? raceButton(app) : nothing}
  </p>`;
}
