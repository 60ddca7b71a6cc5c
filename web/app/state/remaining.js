/** The number of times that a value must still be placed, according to the all-different groups. */

import { cellCount } from "./task.js";

/** @import { State } from "./state.js" */

/**
 * The remaining number of each value; null if unknown: unless disjoint groups cover the board, each with all values or
 * with only one possible value.
 * @type {(state: State) => ((value: number) => number) | null}
 */
export function timesLeft({ shown, draft }) {
  const covered = new Set();
  let most = 0;
  let isFull = true;
  for (const group of shown.groups ?? []) {
    if (group.some((cell) => covered.has(cell))) continue;
    for (const cell of group) covered.add(cell);
    most += 1;
    isFull &&= group.length === shown.values?.length;
  }
  if (covered.size < cellCount(shown) || !(isFull || most === 1)) return null;
  const placed = Object.values(draft.givens);
  return (value) => most - placed.filter((typed) => typed === String(value)).length;
}
