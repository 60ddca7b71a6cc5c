/**
 * Jumps of a search that learns: after a dead end it goes back over trials that were not to blame, as its tape tells it.
 *
 * trial   a value that had not followed: it is taken back alone, or with those that had followed from it
 * levels  of the path that are still to be taken back
 */

import { eventBefore, LEARNED, REMOVED } from "../state/index.js";

/** @import { Tape } from "../state/tape.js" */

/** `over` are the trials of the jump without the last one, which the dead end refutes. @typedef {{ over: number, levels: number }} Jump */

/** The jump that is made at a moment, from the one that says what was learned to the last value taken back; null if there is none, or not all of it is on the tape. @type {(tape: Tape, at: number) => Jump | null} */
export function jumpAt(tape, at) {
  let before = at;
  while (eventBefore(tape, before)?.kind === REMOVED) before -= 1;
  if (eventBefore(tape, before)?.kind !== LEARNED) return null;
  let [end, trials] = [before, 0];
  for (let event = eventBefore(tape, end + 1); event?.kind === REMOVED; event = eventBefore(tape, end + 1)) {
    end += 1;
    trials += event.followed === 0 ? 1 : 0;
  }
  return trials > 1 && at < end && end < tape.end ? { over: trials - 1, levels: end - at } : null;
}
