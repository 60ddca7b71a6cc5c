/** The race: all strategies one after another, each with the same time. */

import { closeSearch, createSearch, isAlive, isRunning, openSearch, orderSearch, stopSearch } from "../engine/index.js";
import { taskOf } from "../state/index.js";
import { both } from "../words/index.js";

/** @import { Search } from "../engine/jobs.js" */
/** @import { App } from "../state/state.js" */

/** Starts, pauses or resumes, whichever is next. @type {(app: App) => void} */
export function toggleRace(app) {
  const { search } = app.state.race;
  if (search && isAlive(search)) orderSearch(app, search, isRunning(search) ? "pause" : "run");
  else begin(app);
}

/** @type {(app: App) => void} */
export function stopRace(app) {
  const { search } = app.state.race;
  if (search) stopSearch(app, search);
}

/** @type {(app: App) => Promise<void>} */
async function begin(app) {
  const { state } = app;
  const { race } = state;
  if (state.loading.stage !== "ready") return;
  closeSearch(app, race.search);
  const { limit } = race;
  const search = { ...createSearch(taskOf(state), "race"), limit };
  const before = race.search;
  race.search = search;
  app.draw();
  const listener = {
    report: (/** @type {Search["progress"]} */ progress) => {
      search.progress = progress;
      app.draw();
    },
    lose: () => {
      if (!search.progress) race.search = null;
      else if (search.progress.state !== "done") search.progress = { ...search.progress, state: "stopped" };
      app.draw();
    },
  };
  const { job, task } = search;
  const answer = await openSearch(app, search, listener, { type: "race", job, task, limit });
  if (answer?.type === "opened") return orderSearch(app, search, "run");
  if (race.search === search) race.search = before?.lost ? null : before;
  if (answer?.type === "refused") {
    state.faults = answer.faults;
    state.view = { kind: "draft" };
    state.notice = { words: both((w) => w.notRaced), kind: "bad" };
  }
  app.draw();
}
