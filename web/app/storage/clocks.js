/** The time spent on puzzles: for each family, the puzzle worked on last. */

import { parsed, readText, writeText } from "./browser_store.js";
import { record } from "./validate.js";

/** @import { CatalogPuzzle } from "../../worker/protocol.js" */

/** Longer times are not plausible. */
const MOST_SECONDS = 1e7;

/** @type {(puzzle: CatalogPuzzle) => string} */
const nameOf = (puzzle) => `clock:${puzzle.name}`;

/** The seconds stored for this puzzle; 0 if another one is stored. @type {(puzzle: CatalogPuzzle, posed: string) => number} */
export function loadSeconds(puzzle, posed) {
  const { of, seconds } = record(parsed(readText(nameOf(puzzle))));
  const good = of === posed && typeof seconds === "number" && seconds >= 0 && seconds <= MOST_SECONDS;
  return good ? seconds : 0;
}

/** @type {(puzzle: CatalogPuzzle, posed: string, seconds: number) => void} */
export const saveSeconds = (puzzle, posed, seconds) =>
  void writeText(nameOf(puzzle), JSON.stringify({ of: posed, seconds: Math.floor(seconds) }));
