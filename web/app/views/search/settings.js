/** The fold of what changes the puzzle: its options and examples, the board as text, the cores of a long search. */

import { html, nothing } from "../../dom/html.js";
import { words } from "../../words/index.js";
import { examples, openText, options } from "../frame/index.js";
import { cores } from "./cores.js";

/** @import { App } from "../../state/state.js" */
/** @import { Habits } from "../../storage/preferences.js" */

/** A fault in an option opens it. @type {(app: App, habits: Habits) => unknown} */
export function settings(app, habits) {
  const { state } = app;
  const { puzzle } = state;
  const w = words(state.lang);
  const isFaulty = state.faults.some((fault) => fault.option !== null);
  const now = puzzle.options
    .map(({ name, default: usual, title }) => [title[state.lang], state.draft.options[name] ?? usual].join(w.colon))
    .join(w.comma);
  const turn = (/** @type {Event} */ event) => {
    state.unfolded = /** @type {HTMLDetailsElement} */ (event.currentTarget).open;
  };
  return html`<details class="settings" .open=${state.unfolded || isFaulty} @toggle=${turn}>
    <summary>${w.settings} ${now ? html`<small>${now}</small>` : nothing}</summary>
    <div class="fold">
      ${options(app)} ${examples(app)}
      <div class="others">
        <button @click=${() => openText(app)}>${w.text}</button>
        ${cores(app, habits)}
      </div>
    </div>
  </details>`;
}
