/** Entering Watch, at the moment that was left or at the beginning of a search, and leaving it. */

import { isOneColumn } from "../dom/screen.js";
import { isGoing } from "../engine/index.js";
import { refreshPlan, refreshProgram } from "../explain/index.js";
import { begin, choose, rest, seek, watch } from "../search/index.js";
import { COMPARING, isOpen, isOutdated, modeOf, seedOf, watchable } from "../state/index.js";

/** @import { Mode } from "../state/mode.js" */
/** @import { App, State } from "../state/state.js" */
/** @import { Run } from "../state/run.js" */

/** Opens Watch with a strategy: the chosen one, if it reports its steps, or the best that does. @type {(app: App, name?: string) => void} */
export function enterWatch(app, name = watchable(app.state)?.name) {
  const { state } = app;
  if (state.watch.open || name === undefined) return;
  choose(app, name);
  state.watch.open = true;
  showMoment(app);
  const ask = () => {
    refreshProgram(app);
    refreshPlan(app);
  };
  requestAnimationFrame(() => setTimeout(ask)); // the first drawing needs the processor that Python uses for its answer
}

/** Shows a moment of the search of the chosen strategy, and begins that search if there is none. @type {(app: App) => void} */
function showMoment(app) {
  const { run, view, watch } = app.state;
  if (!run || !isTold(app.state, run)) return void begin(app, "slice");
  const left = watch.left?.job === run.job ? watch.left.at : run.tape.first;
  const isPassing = run.follow && isGoing(run); // how far it has come depends on the machine: nobody went to that moment
  const at = view.kind === "run" && !isPassing ? run.at : left;
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

/**
 * Returns to the puzzle, whose board shows its givens again, or to Compare, whose board shows the same moment. A frame
 * in another page has nothing to return to.
 * @type {(app: App, mode?: Mode) => void}
 */
export function leaveWatch(app, mode) {
  const { state } = app;
  const { run, watch } = state;
  if (!watch.open || !state.lasting) return;
  watch.open = false;
  if (run) {
    watch.left = { job: run.job, at: run.at };
    run.playing = false;
    run.follow = false;
  }
  const next = mode ?? modeOf(state);
  if (next !== "compare") state.view = { kind: "draft" };
  state.sought = headOf(state, next);
  app.draw();
}

/**
 * What is brought into sight in a mode: its tab, which moves nothing; in one column what is compared, which is below
 * the board.
 * @type {(state: State, mode: Mode) => string}
 */
export function headOf(state, mode) {
  const first = isOneColumn() && COMPARING.find((name) => isOpen(state, name));
  return first ? `panel-${first}` : `mode-${mode}`;
}

/** @type {(app: App) => void} */
export const toggleWatch = (app) => (app.state.watch.open ? leaveWatch(app) : enterWatch(app));

/** Watches a strategy: in Watch, but a frame in another page keeps the views that it has. @type {(app: App, name: string) => void} */
export const watchWith = (app, name) => (app.state.lasting ? enterWatch : watch)(app, name);
