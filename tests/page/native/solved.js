/** What a person puts where to solve each puzzle of the catalogue (tests/support/solved_puzzles.py). */

import { runPython } from "./python.js";

/** @typedef {{ values: Record<string, number>, squares: string[] }} Placement */

/** @type {() => { placements: Record<string, Placement>, movements: Record<string, [number, number][]> }} */
export const solvedPuzzles = () => JSON.parse(runPython("tests.support.solved_puzzles"));
