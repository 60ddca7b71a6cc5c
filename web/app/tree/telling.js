/** Takes in the worker's reports of a search: its tape, its tally and its tree. */

import { append, cellCount, countOn, createTape } from "../state/index.js";
import { end, grow } from "./builder.js";

/** @import { Answer, Progress } from "../../worker/protocol.js" */
/** @import { Run } from "../state/run.js" */
/** @import { Tree } from "./store.js" */

/**
 * Takes in the opening of a search; `tree` is null for a strategy without one.
 * @type {(run: Run, answer: Extract<Answer, { type: "opened" }>, tree: Tree | null) => void}
 */
export function takeOpened(run, { rules, values, start, computed }, tree) {
  Object.assign(run, { rules, values, tree });
  run.tape = createTape(cellCount(run.shown), start, run.task.givens);
  for (const cell of computed) run.tally.computed[cell] = true;
}

/** Takes in a report. @type {(run: Run, progress: Progress, events: Uint32Array) => void} */
export function takeEvents({ tape, tally, tree }, { state }, events) {
  append(tape, events);
  countOn(tally, events, tape.first);
  if (!tree) return;
  grow(tree, events);
  if (state === "done") end(tree);
}
