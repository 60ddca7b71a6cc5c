/** Entering Watch, at the moment that was left or at the beginning of a search, and leaving it. */

import { refreshPlan, refreshProgram } from "../explain/index.js";
import { begin, choose, rest, seek, watch } from "../search/index.js";
import { isOutdated, seedOf, watchable } from "../state/index.js";

/** @import { App, State } from "../state/state.js" */
/** @import { Run } from "../state/run.js" */

/** Opens Watch with a strategy: the chosen one, if it reports its steps, or the best that does. @type {(app: App, name?: string) => void} */
export function enterWatch(app, name = watchable(app.state)?.name) {
  const { state } = app;
  if (state.watch.open || name === undefined) return;
  state.notice = null;
  choose(app, name);
  state.watch.open = true;
  showMoment(app);
  const ask = () => {
    refreshProgram(app);
    refreshPlan(app);
  };
  requestAnimationFrame(() => setTimeout(ask)); // the first picture needs the processor that Python takes to answer
}

/** Shows a moment of the search of the chosen strategy, and begins that search if there is none. @type {(app: App) => void} */
function showMoment(app) {
  const { run, view, watch } = app.state;
  if (!run || !isTold(app.state, run)) return void begin(app, "slice");
  const { tape } = run;
  const at = watch.left?.job === run.job ? watch.left.at : view.kind === "run" ? run.at : tape.first;
  run.playing = false;
  rest(app, run);
  seek(app, at);
}

/** Whether a run has reported every step of the search to be watched. @type {(state: State, run: Run) => boolean} */
const isTold = (state, run) =>
  run.strategy === state.draft.strategy &&
  run.seed === seedOf(state, run.strategy) &&
  !isOutdated(state, run) &&
  !run.sampled &&
  run.tape.end > 0;

/** Returns to the puzzle: the board shows its givens again. A frame in another page has nothing to return to. @type {(app: App) => void} */
export function leaveWatch(app) {
  const { state } = app;
  const { run, watch } = state;
  if (!watch.open || !state.lasting) return;
  watch.open = false;
  if (run) {
    watch.left = { job: run.job, at: run.at };
    run.playing = false;
    run.follow = false;
  }
  state.view = { kind: "draft" };
  state.sought = "mode-solve";
  app.draw();
}

/** @type {(app: App) => void} */
export const toggleWatch = (app) => (app.state.watch.open ? leaveWatch(app) : enterWatch(app));

/** Watches a strategy: in Watch, but a frame in another page keeps the views that it has. @type {(app: App, name: string) => void} */
export const watchWith = (app, name) => (app.state.lasting ? enterWatch : watch)(app, name);
