/** How many of the device's cores a search or a count may use, if it can be split. */

import { html, nothing } from "../../dom/html.js";
import { can, isSharable } from "../../state/index.js";
import { coreChoices } from "../../storage/index.js";
import { count, words } from "../../words/index.js";
import { numberIn } from "../frame/index.js";

/** @import { App } from "../../state/state.js" */
/** @import { Habits } from "../../storage/preferences.js" */

/** @type {(app: App, habits: Habits) => unknown} */
export function cores({ state }, habits) {
  const choices = coreChoices();
  if (choices.length === 1 || !(isSharable(state) || can(state, "count"))) return nothing;
  const { lang } = state;
  const w = words(lang);
  return html`<label class="cores" title=${w.coresHint}>
    <span>${w.cores}</span>
    <select name="cores" @change=${(/** @type {Event} */ event) => habits.setCores(numberIn(event))}>
      ${choices.map((each) => html`<option value=${each} .selected=${each === state.cores}>${count(lang, each)}</option>`)}
    </select>
    <small>${w.coresShort}</small>
  </label>`;
}
