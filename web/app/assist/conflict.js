/** The reason why there is no solution: requested automatically for the givens of a search that found none. */

import { addedCells, isOutdated, taskOf } from "../state/index.js";
import { startWork, stopWork } from "./work.js";

/** @import { Progress } from "../../worker/protocol.js" */
/** @import { Work } from "../state/assist.js" */
/** @import { App, State } from "../state/state.js" */

/** Seconds until the result so far must do; finding a mistyped digit takes a slow machine more than five. */
const LONGEST = 30;

/** Asks which givens of a search without a solution contradict each other, while they are on the board. @type {(app: App) => void} */
export function lookForConflict(app) {
  const { state } = app;
  const { run, puzzle, loading } = state;
  if (!run || run.explained || puzzle.kind !== "placement" || loading.stage !== "ready") return;
  if (run.progress?.state !== "done" || run.progress.solutions > 0 || Object.keys(run.task.givens).length === 0) return;
  if (isOutdated(state, run)) return;
  run.explained = true;
  const onProgress = (/** @type {Work} */ _work, /** @type {Progress} */ { state, elapsed }) => {
    if (state === "running" && elapsed > LONGEST) stopWork(app, "conflict");
  };
  startWork(app, "conflict", "conflict", { filled: addedCells(state) }, onProgress, run.task);
}

/** Ends the search with the result so far. @type {(app: App) => void} */
export const stopConflict = (app) => stopWork(app, "conflict");

/** Whether a search has ended without a solution. @type {(state: State) => boolean} */
export const foundNone = ({ run }) => run?.progress?.state === "done" && run.progress.solutions === 0;

/** The cells of the draft that contradict each other, as few as known so far; none if it has changed. @type {(state: State) => number[]} */
export function guiltyCells(state) {
  const { conflict, answer } = state.aid;
  const task = JSON.stringify(taskOf(state));
  const known = [conflict, answer].find((work) => work?.progress?.result?.guilty && JSON.stringify(work.task) === task);
  return known?.progress?.result?.guilty ?? [];
}
