/** An exercise set by somebody else, and whether a program solves an exercise. */

/** @import { Task, Text } from "../../worker/protocol.js" */
/** @import { LinkedExercise } from "../storage/program_link.js" */
/** @import { ProgramRecord } from "./record.js" */
/** @import { Exercise } from "./starts.js" */

/**
 * The exercise of the page around a frame, or of a link, about the page's board, without hints or a model answer.
 * @type {(board: Task, title: Text, set: LinkedExercise) => Exercise}
 */
export const exerciseOf = (board, title, { task, solutions, nodes }) => ({
  ...{ name: "", puzzle: board.puzzle, title, task: { en: task, ja: task }, hints: [], begin: "", answer: "" },
  ...{ wanted: board, call: "puzzle()" },
  solutions,
  nodes: nodes ?? Number.POSITIVE_INFINITY,
});

/**
 * The program's standing: "solved", or its first fault; "open" while there is nothing to judge.
 * @typedef {"open" | "solved" | "failed" | "board" | "solutions" | "nodes"} Standing
 */

/** @type {(exercise: Exercise, record: ProgramRecord) => Standing} */
export function standingOf({ solutions, nodes }, { ended, opened, counts }) {
  if (!ended || solutions === null) return "open";
  if (ended.trouble || ended.stopped) return "failed";
  if (opened && !opened.isWanted) return "board";
  if (counts.solutions !== solutions) return "solutions";
  return counts.nodes <= nodes ? "solved" : "nodes";
}
