/** Why there is no solution: asked by itself once a search has found none, of the numbers that it was given. */

import { filledCells, taskOf } from "../state/index.js";
import { both } from "../words/index.js";
import { isWorking, startWork, stopWork } from "./work.js";

/** @import { Progress, Text } from "../../worker/protocol.js" */
/** @import { Work } from "../state/assist.js" */
/** @import { App, State } from "../state/state.js" */

/** Seconds after which what is known by then has to do. */
const LONGEST = 5;

/** Asks which givens of a search without a solution cannot stand together, once for each search. @type {(app: App) => void} */
export function lookForConflict(app) {
  const { run, puzzle, loading, draft } = app.state;
  if (!run || run.explained || puzzle.kind !== "placement" || loading.stage !== "ready") return;
  if (run.progress?.state !== "done" || run.progress.solutions > 0 || Object.keys(run.task.givens).length === 0) return;
  run.explained = true;
  const hear = (/** @type {Work} */ _work, /** @type {Progress} */ { state, elapsed }) => {
    if (state === "running" && elapsed > LONGEST) stopWork(app, "conflict");
  };
  startWork(app, "conflict", "conflict", { filled: filledCells(draft) }, hear, run.task);
}

/** What is known of it, in words; null while nothing is. @type {(state: State) => Text | null} */
export function conflictWords({ aid, run }) {
  if (run?.explained) return aid.conflict?.progress?.verdict.en ? aid.conflict.progress.verdict : null;
  const isBare = run?.shown.values !== undefined && Object.keys(run.task.givens ?? {}).length === 0;
  const isNone = run?.progress?.state === "done" && run.progress.solutions === 0;
  return isBare && isNone ? both((w) => w.rulesAlone) : null;
}

/** Whether it is still being looked for. @type {(state: State) => boolean} */
export const isSeekingConflict = ({ aid, run }) => run?.explained === true && isWorking(aid.conflict);

/** What is known by now has to do. @type {(app: App) => void} */
export const stopConflict = (app) => stopWork(app, "conflict");

/** The cells of the draft that cannot stand together, once it is known which; none when it has changed. @type {(state: State) => number[]} */
export function guiltyCells(state) {
  const { conflict, answer } = state.aid;
  const task = JSON.stringify(taskOf(state));
  const told = [conflict, answer].find(
    (work) => work?.progress?.told?.guilty && !isWorking(work) && JSON.stringify(work.task) === task,
  );
  return told?.progress?.told?.guilty ?? [];
}
