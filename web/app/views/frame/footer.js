/** The foot of the page: the version, and the status of the service worker that stores the site for use offline. */

import { html, nothing } from "../../dom/html.js";
import { words } from "../../words/index.js";

/** @import { App } from "../../state/state.js" */

/** @type {(app: App, reload: () => void) => unknown} */
export function footer({ state }, reload) {
  const w = words(state.lang);
  const update = html`${w.newVersion} <button class="quiet" @click=${reload}>${w.reload}</button>`;
  return html`
    <span>Edagari ${state.catalog.version}</span>
    ${state.refused ? html`<span>${w.savesNothing}</span>` : nothing}
    <span class="shelf-sign" role="status">
      ${state.siteCopy === "offline" ? html`<span class="offline">${w.offlineReady}</span>` : nothing}
      ${state.siteCopy === "whole" ? html`<span class="offline">${w.wholeReady}</span>` : nothing}
      ${state.siteCopy === "update" ? update : nothing}
    </span>
  `;
}
