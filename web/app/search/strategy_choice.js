/** Choosing a strategy, and watching a search by it. */

import { isAlive } from "../engine/index.js";
import { both } from "../words/index.js";
import { begin, stop } from "./run.js";

/** @import { App } from "../state/state.js" */

/** Chooses another strategy, which ends the search of the previous one; its figures stay. @type {(app: App, name: string) => void} */
export function choose(app, name) {
  const { state } = app;
  if (name === state.draft.strategy) return;
  if (isAlive(state.run)) {
    stop(app);
    state.notice = { words: both((w) => w.endedByStrategy), kind: "good" };
  }
  state.draft.strategy = name;
  state.borrowed = false;
  app.settle();
}

/** Watches a search from its first step. @type {(app: App, name: string) => void} */
export function watch(app, name) {
  choose(app, name);
  begin(app, "slice");
}
