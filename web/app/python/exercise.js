/** An exercise that somebody else set, and whether a program solves one. */

/** @import { Text } from "../../worker/protocol.js" */
/** @import { LinkedExercise } from "../storage/program_link.js" */
/** @import { ProgramRecord } from "./record.js" */
/** @import { Exercise } from "./starts.js" */

/** The exercise of a page around a frame, or of a link: without hints and a model answer. @type {(puzzle: string, title: Text, set: LinkedExercise) => Exercise} */
export const exerciseOf = (puzzle, title, { task, solutions, nodes }) => ({
  ...{ name: "", puzzle, title, task: { en: task, ja: task }, hints: [], begin: "", answer: "" },
  solutions,
  nodes: nodes ?? Number.POSITIVE_INFINITY,
});

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
