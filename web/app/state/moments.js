/** The moments of a tape: the event just before one, and the next moment at which a condition holds. */

import { CUT, eventFollowed, eventKind, eventNumber, PLACED, REMOVED, SOLVED, TAKEN } from "./events.js";
import { eventBefore, howManyBefore, packedBefore } from "./tape.js";

/** @import { Tape } from "./tape.js" */

/** The kind of the event before a moment, or a value that is not a kind if there is none. @type {(tape: Tape, at: number) => number} */
const kindBefore = (tape, at) => eventKind(packedBefore(tape, at) ?? -1);

/**
 * Whether the event before a moment took back a consequence of the value that is taken back next: both are one step.
 * @type {(tape: Tape, at: number) => boolean}
 */
function isFollowedBack(tape, at) {
  const packed = packedBefore(tape, at) ?? 0;
  return eventKind(packed) === REMOVED && eventFollowed(packed) === 1;
}

/** Whether the event before a moment placed a given. @type {(tape: Tape, at: number) => boolean} */
function isGiven(tape, at) {
  const event = eventBefore(tape, at);
  return event?.kind === PLACED && event.cell in tape.given;
}

/** The number of consecutive events of a kind that end at a moment. @type {(tape: Tape, at: number, isOne: (tape: Tape, at: number) => boolean) => number} */
function onEnd(tape, at, isOne) {
  let before = at;
  while (isOne(tape, before)) before -= 1;
  return at - before;
}

/** The number of consecutive givens placed just before a moment. @type {(tape: Tape, at: number) => number} */
export const givensBefore = (tape, at) => onEnd(tape, at, isGiven);

/** The number of consequences of the next value that the events before a moment took back. @type {(tape: Tape, at: number) => number} */
export const followedBefore = (tape, at) => onEnd(tape, at, isFollowedBack);

/**
 * Whether a moment is within a step: among givens, which are placed together, or among values taken back together.
 * @type {(tape: Tape, at: number) => boolean}
 */
const isWithin = (tape, at) => isFollowedBack(tape, at) || (isGiven(tape, at) && isGiven(tape, at + 1));

/** The moment, or the next one in a direction, that is not within a step. @type {(tape: Tape, at: number, direction: number) => number} */
export function stopAt(tape, at, direction) {
  let stop = at;
  while (stop > tape.first && stop < tape.end && isWithin(tape, stop)) stop += direction;
  return stop;
}

/** Whether an event removes a value that led to nothing: placing it was the previous event. @type {(before: number, kind: number) => boolean} */
export const isDeadEnd = (before, kind) => kind === REMOVED && before === PLACED;

/** Whether such a value was removed just before a moment. @type {(tape: Tape, at: number) => boolean} */
export const isFruitless = (tape, at) => isDeadEnd(kindBefore(tape, at - 1), kindBefore(tape, at));

/** Whether a branch ends at a moment: at a cut, or, if only fitting values are tried, because there are none. @type {(tape: Tape, at: number) => boolean} */
export const isBranchEnd = (tape, at) => kindBefore(tape, at) === CUT || isFruitless(tape, at);

/**
 * The nearest moment later (direction 1) or earlier (-1) than `at` at which a branch ends; null if none.
 * @type {(tape: Tape, at: number, direction: 1 | -1) => number | null}
 */
export const findBranchEnd = (tape, at, direction) =>
  findWhere(tape, at, (_, moment) => isBranchEnd(tape, moment), direction);

/**
 * The nearest moment right after an event for which a condition holds.
 * @type {(tape: Tape, at: number, holds: (packed: number, moment: number) => boolean, direction: 1 | -1) => number | null}
 */
export function findWhere(tape, at, holds, direction) {
  for (let moment = at + direction; moment > tape.first && moment <= tape.end; moment += direction) {
    const packed = packedBefore(tape, moment);
    if (packed !== undefined && holds(packed, moment)) return moment;
  }
  return null;
}

/**
 * The last moment up to `at`, or else the first one after it, at which a state of a frontier was put on the board:
 * taken, or as a goal.
 * @type {(tape: Tape, at: number, state: number) => number | null}
 */
export function findShown(tape, at, state) {
  const isIt = (/** @type {number} */ packed) =>
    (eventKind(packed) === TAKEN || eventKind(packed) === SOLVED) && eventNumber(packed) === state;
  return findWhere(tape, at + 1, isIt, -1) ?? findWhere(tape, at, isIt, 1);
}

/** The nearest solution, later or earlier than `at`; null if none. @type {(tape: Tape, at: number, direction: 1 | -1) => number | null} */
export function findSolved(tape, at, direction) {
  const { solved } = tape;
  const passed = howManyBefore(solved, direction === 1 ? at + 1 : at);
  return solved[direction === 1 ? passed : passed - 1] ?? null;
}
