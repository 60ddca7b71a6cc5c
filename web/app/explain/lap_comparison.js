/**
 * Whether what is said of two laps of a race stands.
 *
 * What an unfinished strategy takes in all is estimated by the part of its tree that it finished, as if the rest were
 * like it. It often is not: for one and the same tree such estimates differ threefold and fourfold, by when they were
 * made (where rules hold by the choice of values, generate and test and prune have the same tree).
 */

/** @import { Lap } from "../../worker/protocol.js" */

/** Estimates tell two laps apart that differ by so many times. */
const CLEAR = 5;

/** @type {(lap: Lap, before: Lap, what: "seconds" | "nodes") => boolean} */
export function areApart(lap, before, what) {
  const times = lap.factor[what] ?? 1;
  if (times >= CLEAR || times <= 1 / CLEAR) return true;
  return lap[what] >= atMost(before, what) || before[what] >= atMost(lap, what);
}

/** What a lap takes in all, where it was finished; else it took its so far, and more. @type {(lap: Lap, what: "seconds" | "nodes") => number} */
const atMost = (lap, what) => (lap.state === "done" ? lap[what] : Number.POSITIVE_INFINITY);
