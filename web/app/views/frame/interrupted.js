/** An interrupted search that can resume: its state, with buttons to resume or discard it. */

import { html, nothing } from "../../dom/html.js";
import { words } from "../../words/index.js";

/** @import { App } from "../../state/state.js" */

/**
 * @typedef {object} Offer
 * @property {string} said
 * @property {boolean} elsewhere whether another tab is at it: then it is left to that one
 * @property {() => void} goOn
 * @property {() => void} putAway
 */

/** @type {(app: App, offer: Offer) => unknown} */
export function interrupted({ state: { lang, loading } }, { said, elsewhere, goOn, putAway }) {
  const w = words(lang);
  const choices = html`<div class="choices">
    <button ?disabled=${loading.stage !== "ready"} @click=${goOn}>${w.goOnward}</button>
    <button class="quiet" @click=${putAway}>${w.putAway}</button>
  </div>`;
  return html`<p>${said}</p> ${elsewhere ? nothing : choices}`;
}
