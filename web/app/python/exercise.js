/** Whether a program solves an exercise. */

/** @import { ProgramRecord } from "./record.js" */
/** @import { Exercise } from "./starts.js" */

/**
 * How far it came: "solved", or what is wrong first; "open" while there is nothing to judge.
 * @typedef {"open" | "solved" | "failed" | "solutions" | "nodes"} Standing
 */

/** @type {(exercise: Exercise, record: ProgramRecord) => Standing} */
export function standingOf({ solutions, nodes }, { ended, counts }) {
  if (!ended || solutions === null) return "open";
  if (ended.trouble || ended.stopped) return "failed";
  if (counts.solutions !== solutions) return "solutions";
  return counts.nodes <= nodes ? "solved" : "nodes";
}
