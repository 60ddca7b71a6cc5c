/**
 * Whether a comparison of two laps of a race is reliable.
 *
 * The total of an unfinished strategy is estimated from the part of its tree that it finished, as if the rest were
 * similar. Often it is not: for the same tree such estimates differ by factors of three and four, depending on when
 * they were made (if the choice of values satisfies all rules, generate and test and prune have the same tree).
 */

/** @import { Lap } from "../../../worker/protocol.js" */

/** The least factor between two estimates that distinguishes them. */
const CLEAR = 5;

/** @type {(lap: Lap, before: Lap, what: "seconds" | "nodes") => boolean} */
export function areApart(lap, before, what) {
  const times = lap.factor[what] ?? 1;
  if (times >= CLEAR || times <= 1 / CLEAR) return true;
  return lap[what] >= atMost(before, what) || before[what] >= atMost(lap, what);
}

/** The total of a finished lap; otherwise a lower bound, the cost so far. @type {(lap: Lap, what: "seconds" | "nodes") => number} */
const atMost = (lap, what) => (lap.state === "done" ? lap[what] : Number.POSITIVE_INFINITY);
