/**
 * Jumps of a search that learns: after a dead end it goes back past choices that caused no conflict, as recorded on its tape.
 *
 * trial   a value that did not follow: it is taken back alone, or with its consequences
 * levels  the levels of the path that are still to be taken back
 */

import { eventBefore, LEARNED, REMOVED } from "../state/index.js";

/** @import { Tape } from "../state/tape.js" */

/** `over` is the number of trials of the jump without the last one, which the dead end refutes. @typedef {{ over: number, levels: number }} Jump */

/**
 * The jump at a moment, from the event that reports the learned fact to the last value taken back; null if there is
 * none, or the tape does not have all of it.
 * @type {(tape: Tape, at: number) => Jump | null}
 */
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
