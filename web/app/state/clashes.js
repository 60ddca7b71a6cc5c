/** Clashing values found by the page itself while the core's answer is pending. */

import { keyOf } from "./by_hand.js";

/** @import { State } from "./state.js" */

/**
 * The cells whose value occurs twice in an all-different group; none once the core has checked the draft, because its faults
 * say more. Values are compared as typed.
 * @type {(state: State) => Set<number>}
 */
export function clashingCells({ draft, shown, aid, stale }) {
  /** @type {Set<number>} */
  const clashing = new Set();
  if (stale || aid.checked === keyOf(draft)) return clashing;
  for (const group of shown.groups ?? []) {
    /** @type {Map<string, number>} */
    const holders = new Map();
    for (const cell of group) {
      const typed = draft.givens[cell];
      if (typed === undefined) continue;
      const holder = holders.get(typed);
      if (holder === undefined) holders.set(typed, cell);
      else clashing.add(holder).add(cell);
    }
  }
  return clashing;
}
