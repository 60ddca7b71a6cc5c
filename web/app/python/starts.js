/** The programs to start from, and the exercises (builder/starts.py). */

/** @import { Task, Text } from "../../worker/protocol.js" */

/** @typedef {{ name: string, title: Text, puzzle: string | null, source: string }} Start */
/**
 * The goal: a number of `solutions` (null if nothing is judged) with at most some `nodes`. `hints` go from the weakest to the strongest;
 * `answer` names the start with the model answer; `wanted` is the board, and `call` opens it.
 * @typedef {{ name: string, puzzle: string, title: Text, task: Text, hints: Text[], begin: string, answer: string, solutions: number | null, nodes: number, wanted: Task, call: string }} Exercise
 */
/** @typedef {{ starts: Start[], exercises: Exercise[] }} Course */

const ADDRESS = new URL("./starts.json", import.meta.url).href;

/** The programs for a puzzle: the start for any puzzle of its kind, and its own. @type {(puzzle: string, kind: "placement" | "movement") => Promise<Course>} */
export async function courseFor(puzzle, kind) {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`starts.json: ${response.status}`);
  /** @type {Course} */
  const { starts, exercises } = await response.json();
  const forAny = kind === "placement" ? "any_cells" : "any_moves";
  const general = starts
    .filter(({ name }) => name === forAny)
    .map((start) => ({ ...start, source: start.source.replace("PUZZLE", puzzle) }));
  const isOfPuzzle = (/** @type {{ puzzle: string | null }} */ each) => each.puzzle === puzzle;
  return { starts: [...general, ...starts.filter(isOfPuzzle)], exercises: exercises.filter(isOfPuzzle) };
}
