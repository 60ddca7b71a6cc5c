/** Watching the second of two strategies: the two are exchanged, because the board belongs to the first. */

import { html, nothing } from "../../dom/html.js";
import { hear } from "../../engine/index.js";
import { closePicks, listenerOf, seek } from "../../search/index.js";
import { listenerBeside } from "../../tree/index.js";
import { enterWatch } from "../../watch/index.js";
import { BESIDE } from "../../words/beside.js";
import { pairOf } from "./comparing.js";

/** @import { App } from "../../state/state.js" */
/** @import { Forest } from "./forest.js" */
/** @import { Grown } from "./scale.js" */

/** A button under the second tree; nothing if its board cannot be shown, or if Watch is not available. @type {(app: App, forest: Forest) => unknown} */
export function watchSecond(app, forest) {
  const { lang } = forest;
  const pair = pairOf(forest);
  if (!app.state.lasting || !pair) return nothing;
  return html`<button class="quiet" title=${BESIDE.watchSecondHint[lang]} @click=${() => exchange(app, pair)}>${BESIDE.watchSecond[lang]}</button>`;
}

/** Both searches and their trees are left as they are, even while they grow. @type {(app: App, pair: [Grown, Grown]) => void} */
function exchange(app, [run, twin]) {
  const { state } = app;
  const [first, second] = state.tree.sides;
  closePicks(app, run);
  run.playing = false;
  state.run = twin;
  state.draft.strategy = twin.strategy;
  Object.assign(state.tree, { twin: run, beside: run.strategy, inWatch: true, sides: [second, first] });
  hear(twin, listenerOf(app, twin));
  hear(run, listenerBeside(app, run));
  app.settle(); // another strategy is chosen
  seek(app, twin.at);
  enterWatch(app);
}
