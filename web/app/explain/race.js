/** The race: all strategies one after another, each for the same time. */

import { closeSearch, createSearch, nextOrder, orderSearch, runSearch, stopSearch } from "../engine/index.js";
import { seedOfRace, taskOf } from "../state/index.js";
import { both } from "../words/index.js";

/** @import { App } from "../state/state.js" */

/** Starts, pauses or resumes, whichever is next. @type {(app: App) => void} */
export function toggleRace(app) {
  const { search } = app.state.race;
  const next = nextOrder(search);
  if (search && next) orderSearch(app, search, next);
  else begin(app);
}

/** @type {(app: App) => void} */
export const stopRace = (app) => stopSearch(app, app.state.race.search);

/** @type {(app: App) => Promise<void>} */
async function begin(app) {
  const { state } = app;
  const { race } = state;
  if (state.loading.stage !== "ready") return;
  closeSearch(app, race.search);
  const { limit, search: before } = race;
  const search = { ...createSearch(taskOf(state), "race", seedOfRace(state)), limit };
  race.search = search;
  app.draw();
  const listener = {
    report: app.draw,
    lose() {
      if (!search.progress && race.search === search) race.search = null;
      app.draw();
    },
  };
  const { job, task, seed } = search;
  const answer = await runSearch(app, search, listener, { type: "race", job, task, limit, seed });
  if (answer?.type === "opened") return;
  if (race.search === search) race.search = before?.lost ? null : before;
  if (answer?.type === "refused") {
    state.faults = answer.faults;
    state.view = { kind: "draft" };
    state.notice = { words: both((w) => w.notRaced), kind: "bad" };
  }
  app.draw();
}
