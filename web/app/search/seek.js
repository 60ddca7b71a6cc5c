/** Going to a moment of a search that is not on the tape yet, and resuming a search that was released. */

import { isAlive } from "../engine/index.js";
import { reportsSteps } from "../state/index.js";
import { seek } from "./player.js";
import { begin, order } from "./run.js";

/** @import { App, State } from "../state/state.js" */

/**
 * A journey to a moment: `target` is how far the search must go, `comeback` the moment to show then, if different.
 * Both are null if there is no journey.
 * @typedef {{ app: App, target: number | null, comeback: number | null }} Journey
 */

/** Shows the board after a number of events. @type {(journey: Journey, at: number) => void} */
export function reach(journey, at) {
  const { app } = journey;
  const { run } = app.state;
  if (!reportsSteps(app.state)) return;
  if (run) run.playing = false;
  if (run && (at <= run.tape.end || (!isAlive(run) && !run.lost))) return seek(app, at);
  if (run?.lost) return goOn(journey, at);
  journey.target = at;
  if (run) pursue(journey);
  else begin(app, "slice");
}

/** Whether a search was released before its end. @type {(state: State) => boolean} */
export const isGoingOn = ({ run }) => run?.lost === true && run.progress?.state === "stopped";

/**
 * Searches again up to the previous moment, and shows `at`; a search without events starts from the beginning.
 * @type {(journey: Journey, at?: number) => void}
 */
export function goOn(journey, at) {
  const { app } = journey;
  const { run } = app.state;
  if (!run || !reportsSteps(app.state) || run.sampled || run.tape.end === 0) return void begin(app, "run");
  journey.comeback = at ?? run.at;
  journey.target = Math.max(run.tape.end, journey.comeback);
  begin(app, "slice");
}

/** One step of the journey; called for every animation frame. @type {(journey: Journey) => void} */
export function pursue(journey) {
  const { app, target } = journey;
  const { run, wanted, loading } = app.state;
  if (target !== null && loading.stage === "failed") return arrive(journey);
  if (target === null || wanted !== null || loading.stage !== "ready") return;
  if (!run) return arrive(journey);
  run.playing = false;
  if (run.lost || run.stage === "opening" || !run.progress) return;
  if (run.tape.end >= target || !isAlive(run)) {
    seek(app, journey.comeback ?? target);
    arrive(journey);
  } else if (run.progress.state === "paused" && !run.supplied) {
    order(app, "slice");
    run.supplied = true;
  }
}

/** @type {(journey: Journey) => void} */
function arrive(journey) {
  journey.target = null;
  journey.comeback = null;
}
