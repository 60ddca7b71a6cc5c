/** The frame of a panel: its title, its close button, and its content. */

import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { words } from "../../words/index.js";

/** @import { Habits } from "../../storage/preferences.js" */
/** @import { PanelName } from "../../state/panels.js" */
/** @import { App, State } from "../../state/state.js" */
/** @import { Words } from "../../words/words.js" */

/**
 * @typedef {object} Panel
 * @property {PanelName} name that in state.panels, in links, and of its class in the style sheets
 * @property {(words: Words) => string} title
 * @property {(state: State) => string} beside what stands beside the title, smaller; "" for nothing
 * @property {(app: App, habits: Habits) => unknown} body
 */

/** The id of the element of a panel. @type {(name: PanelName) => string} */
export const sheetId = (name) => `panel-${name}`;

/** `close` is null if it stays open, as in a frame. @type {(app: App, habits: Habits, panel: Panel, close: (() => void) | null) => unknown} */
export function panel(app, habits, it, close) {
  const { state } = app;
  const w = words(state.lang);
  const title = it.title(w);
  const beside = it.beside(state);
  return html`<section class="panel ${it.name}" id=${sheetId(it.name)} aria-label=${title}>
    <header>
      <h2 id="${sheetId(it.name)}-title">${title} ${beside ? html`<span>${beside}</span>` : nothing}</h2>
      ${
        close
          ? html`<button class="round" aria-label="${w.close}${w.colon}${title}" @click=${close}>${icon("clear")}</button>`
          : nothing
      }
    </header>
    ${it.body(app, habits)}
  </section>`;
}
