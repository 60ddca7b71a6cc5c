/** Why there is no solution: asked automatically for the givens of a search that has found none. */

import { filledCells, taskOf } from "../state/index.js";
import { both } from "../words/index.js";
import { isWorking, startWork, stopWork } from "./work.js";

/** @import { Progress, Text } from "../../worker/protocol.js" */
/** @import { Work } from "../state/assist.js" */
/** @import { App, State } from "../state/state.js" */

/** Seconds after which the result so far has to do. */
const LONGEST = 5;

/** Asks which givens of a search without a solution cannot stand together, once for each search. @type {(app: App) => void} */
export function lookForConflict(app) {
  const { run, puzzle, loading, draft } = app.state;
  if (!run || run.explained || puzzle.kind !== "placement" || loading.stage !== "ready") return;
  if (run.progress?.state !== "done" || run.progress.solutions > 0 || Object.keys(run.task.givens).length === 0) return;
  run.explained = true;
  const onProgress = (/** @type {Work} */ _work, /** @type {Progress} */ { state, elapsed }) => {
    if (state === "running" && elapsed > LONGEST) stopWork(app, "conflict");
  };
  startWork(app, "conflict", "conflict", { filled: filledCells(draft) }, onProgress, run.task);
}

/** The result in words; null while there is none. @type {(state: State) => Text | null} */
export function conflictWords({ aid, run }) {
  if (run?.explained) return aid.conflict?.progress?.verdict.en ? aid.conflict.progress.verdict : null;
  const isBare = run?.shown.values !== undefined && Object.keys(run.task.givens ?? {}).length === 0;
  const isNone = run?.progress?.state === "done" && run.progress.solutions === 0;
  return isBare && isNone ? both((w) => w.rulesAlone) : null;
}

/** Whether it is still being searched. @type {(state: State) => boolean} */
export const isSeekingConflict = ({ aid, run }) => run?.explained === true && isWorking(aid.conflict);

/** Ends the search with the result so far. @type {(app: App) => void} */
export const stopConflict = (app) => stopWork(app, "conflict");

/** The cells of the draft that cannot stand together, once it is known which; none when it has changed. @type {(state: State) => number[]} */
export function guiltyCells(state) {
  const { conflict, answer } = state.aid;
  const task = JSON.stringify(taskOf(state));
  const known = [conflict, answer].find(
    (work) => work?.progress?.result?.guilty && !isWorking(work) && JSON.stringify(work.task) === task,
  );
  return known?.progress?.result?.guilty ?? [];
}
