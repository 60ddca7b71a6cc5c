/** The programs to begin with (builder/starts.py), and what each puzzle was left with. */

import { placed } from "../storage/storage_key.js";

/** @import { Text } from "../../worker/protocol.js" */

/** @typedef {{ name: string, title: Text, puzzle: string | null, source: string }} Start */
/**
 * What is to be reached: so many `solutions` (null if nothing is judged) with that many `nodes` at most; `hints` from the weakest to the strongest;
 * `answer` is the name of a start.
 * @typedef {{ name: string, puzzle: string, title: Text, task: Text, hints: Text[], begin: string, answer: string, solutions: number | null, nodes: number }} Exercise
 */
/** @typedef {{ starts: Start[], exercises: Exercise[] }} Course */

const ADDRESS = new URL("./starts.json", import.meta.url).href;

/** Those that suit a puzzle: the start for any puzzle of its kind, and its own. @type {(puzzle: string, kind: "placement" | "movement") => Promise<Course>} */
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

const keyOf = (/** @type {string} */ puzzle) => placed(`program:${puzzle}`);

/** @type {(puzzle: string) => string | null} */
export function keptProgram(puzzle) {
  try {
    return localStorage.getItem(keyOf(puzzle));
  } catch {
    return null; // a browser that keeps nothing
  }
}

/** @type {(puzzle: string, source: string) => void} */
export function keepProgram(puzzle, source) {
  try {
    localStorage.setItem(keyOf(puzzle), source);
  } catch {
    // a browser that keeps nothing, or is full
  }
}
