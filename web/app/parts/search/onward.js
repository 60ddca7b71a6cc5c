/** A search of this draft that was interrupted: to go on with, or to put away. */

import { isAlive } from "../../engine/index.js";
import { html, nothing } from "../../lit.js";
import { begin, putAway } from "../../search/index.js";
import { count, percent, words } from "../../words/index.js";

/** @import { App, State } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function onward(app) {
  const { onward: stand, run, wanted } = app.state;
  return html`<div class="onward" role="status">${stand && !isAlive(run) && !wanted ? offer(app, stand) : nothing}</div>`;
}

/** @type {(app: App, stand: NonNullable<State["onward"]>) => unknown} */
function offer(app, { finished, solutions, checkpoint, elsewhere }) {
  const { lang, loading } = app.state;
  const w = words(lang);
  const part = finished === null ? "" : percent(finished);
  const choices = html`<div class="choices">
    <button ?disabled=${loading.stage !== "ready"} @click=${() => begin(app, "run", checkpoint)}>${w.goOnward}</button>
    <button class="quiet" @click=${() => putAway(app)}>${w.putAway}</button>
  </div>`;
  return html`<p>${elsewhere ? w.goesOnElsewhere : w.interrupted} ${w.stoodAt(part, count(lang, solutions))}</p>
    ${elsewhere ? nothing : choices}`;
}
