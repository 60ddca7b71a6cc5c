/** The programs to begin with (builder/starts.py), and what each puzzle was left with. */

import { placed } from "../storage/storage_key.js";

/** @import { Text } from "../../worker/protocol.js" */

/** @typedef {{ name: string, title: Text, puzzle: string | null, source: string }} Start */

const ADDRESS = new URL("./starts.json", import.meta.url).href;

/** Those that suit a puzzle: its own, and the one for any puzzle of its kind. @type {(puzzle: string, kind: "placement" | "movement") => Promise<Start[]>} */
export async function startsFor(puzzle, kind) {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`starts.json: ${response.status}`);
  /** @type {Start[]} */
  const all = await response.json();
  const forAny = kind === "placement" ? "any_cells" : "any_moves";
  const general = all
    .filter(({ name }) => name === forAny)
    .map((start) => ({ ...start, source: start.source.replace("PUZZLE", puzzle) }));
  return [...general, ...all.filter((start) => start.puzzle === puzzle)];
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
