/**
 * Whether a comparison of two laps of a race is reliable.
 *
 * The total of an unfinished strategy is estimated from the part of its tree that it finished, as if the rest were
 * similar. Often it is not: for the same tree such estimates differ by factors of three and four, depending on when
 * they were made (if the choice of values satisfies all rules, generate and test and prune have the same tree). Where
 * all its nodes were counted beforehand, only its time is estimated, from its pace, which is steady.
 */

import { CLEAR } from "../../state/index.js";

/** @import { RaceLap } from "../../state/race.js" */

/** The least factor that distinguishes two times, if all nodes are known. */
const CLEAR_PACE = 1.3;

/** @type {(lap: RaceLap, before: RaceLap, what: "seconds" | "nodes") => boolean} */
export function areApart(lap, before, what) {
  const times = lap.factor[what] ?? 1;
  const isKnown = isExact(lap, "nodes") && isExact(before, "nodes");
  const clear = !isKnown ? CLEAR : what === "seconds" ? CLEAR_PACE : 1;
  if (times >= clear || times <= 1 / clear) return true;
  return lap[what] >= atMost(before, what) || before[what] >= atMost(lap, what);
}

/** Whether the total of a lap is known exactly. @type {(lap: RaceLap, what: "seconds" | "nodes") => boolean} */
export const isExact = (lap, what) => lap.state === "done" || (what === "nodes" && lap.isCounted === true);

/** The total of a finished lap; otherwise a lower bound, the cost so far. @type {(lap: RaceLap, what: "seconds" | "nodes") => number} */
const atMost = (lap, what) => (lap.state === "done" ? lap[what] : Number.POSITIVE_INFINITY);
