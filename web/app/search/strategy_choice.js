/** Choosing a strategy, and watching its search. */

import { isAlive } from "../engine/index.js";
import { isSeed } from "../state/index.js";
import { both } from "../words/index.js";
import { begin, stop } from "./run.js";

/** @import { App, Draft } from "../state/state.js" */

/** Chooses another strategy, which ends the search of the previous one; the figures stay. @type {(app: App, name: string) => void} */
export function choose(app, name) {
  const { state } = app;
  if (name !== state.draft.strategy) take(app, { strategy: name });
}

/** Chooses another seed, as typed; "" is the default. @type {(app: App, typed: string) => void} */
export function chooseSeed(app, typed) {
  const { state } = app;
  const seed = typed.trim();
  if (seed !== "" && !isSeed(seed)) {
    state.notice = { words: both((w) => w.noSeed), kind: "bad" };
    app.draw();
  } else if (seed !== state.draft.seed) take(app, { seed });
}

/** @type {(app: App, choice: Partial<Draft>) => void} */
function take(app, choice) {
  const { state } = app;
  if (isAlive(state.run)) {
    stop(app);
    state.notice = { words: both((w) => w.endedByStrategy), kind: "good" };
  }
  Object.assign(state.draft, choice);
  state.borrowed = false;
  app.settle();
}

/** Watches a search from its first step. @type {(app: App, name: string) => void} */
export function watch(app, name) {
  choose(app, name);
  begin(app, "slice");
}
