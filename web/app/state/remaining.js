/** How often a value is still to be placed, as the groups tell whose values must differ. */

import { cellCount } from "./task.js";

/** @import { State } from "./state.js" */

/** How many more there may be of a value, null where groups side by side do not cover the board. @type {(state: State) => ((value: number) => number) | null} */
export function timesLeft({ shown, draft }) {
  const covered = new Set();
  let most = 0;
  for (const group of shown.groups ?? []) {
    if (group.some((cell) => covered.has(cell))) continue;
    for (const cell of group) covered.add(cell);
    most += 1;
  }
  if (covered.size < cellCount(shown)) return null;
  const placed = Object.values(draft.givens);
  return (value) => most - placed.filter((typed) => typed === String(value)).length;
}
