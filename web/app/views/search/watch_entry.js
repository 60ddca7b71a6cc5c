/** The way into Watch. */

import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { watchable } from "../../state/index.js";
import { enterWatch } from "../../watch/index.js";
import { words } from "../../words/index.js";

/** @import { App } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function watchEntry(app) {
  const { state } = app;
  const w = words(state.lang);
  if (!watchable(state)) return nothing;
  return html`<button class="enter-watch" id="watch-button" title=${w.watchHint} @click=${() => enterWatch(app)}>
    ${icon("eye")}<span>${w.watchOpen}</span>
  </button>`;
}
