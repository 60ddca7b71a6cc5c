/** Going to a moment of a search that is not on the tape yet, and back to where a search stood that was let go. */

import { isAlive } from "../engine/index.js";
import { begin, order, seek } from "../search/index.js";
import { tellsSteps } from "../state/index.js";

/** @import { State } from "../state/state.js" */
/** @import { Frame } from "./frame.js" */

/** Shows the board after so many events. @type {(frame: Frame, at: number) => void} */
export function reach(frame, at) {
  const { app } = frame;
  const { run } = app.state;
  if (!tellsSteps(app.state)) return;
  if (run) run.playing = false;
  if (run && (at <= run.tape.end || (!isAlive(run) && !run.lost))) return seek(app, at);
  if (run?.lost) return goOn(frame, at);
  frame.target = at;
  if (run) pursue(frame);
  else begin(app, "slice");
}

/** Whether there is a search that was let go before its end. @type {(state: State) => boolean} */
export const isGoingOn = ({ run }) => run?.lost === true && run.progress?.state === "stopped";

/** Searches anew, up to where it stood, and shows `at`; what cannot be told event by event starts from the beginning. @type {(frame: Frame, at?: number) => void} */
export function goOn(frame, at) {
  const { app } = frame;
  const { run } = app.state;
  if (!run || !tellsSteps(app.state) || run.sampled || run.tape.end === 0) return void begin(app, "run");
  frame.comeback = at ?? run.at;
  frame.target = Math.max(run.tape.end, frame.comeback);
  begin(app, "slice");
}

/** One step on the way; called for every picture. @type {(frame: Frame) => void} */
export function pursue(frame) {
  const { app, target } = frame;
  const { run, wanted, loading } = app.state;
  if (target !== null && loading.stage === "failed") return arrive(frame);
  if (target === null || wanted !== null || loading.stage !== "ready") return;
  if (!run) return arrive(frame);
  run.playing = false;
  if (run.lost || run.stage === "opening" || !run.progress) return;
  if (run.tape.end >= target || !isAlive(run)) {
    seek(app, frame.comeback ?? target);
    arrive(frame);
  } else if (run.progress.state === "paused" && !run.supplied) {
    order(app, "slice");
    run.supplied = true;
  }
}

/** @type {(frame: Frame) => void} */
function arrive(frame) {
  frame.target = null;
  frame.comeback = null;
}
