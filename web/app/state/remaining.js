/** The number of times that a value must still be placed, by the groups whose values must differ. */

import { cellCount } from "./task.js";

/** @import { State } from "./state.js" */

/** How many more there are of a value, null where that is not known: unless groups side by side cover the board, each with all values or there is but one. @type {(state: State) => ((value: number) => number) | null} */
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
