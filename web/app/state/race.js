/** The race of the strategies as the page keeps it. */

/** @import { Lap } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */

/**
 * @typedef {object} Race
 * @property {number} limit seconds for each strategy
 * @property {(Search & { limit: number }) | null} search the race that was begun last
 */

/** The choices. */
export const LIMITS = [1, 2, 5, 10, 30, 60];

/** @type {(limit?: number) => Race} */
export const createRace = (limit = 5) => ({ limit, search: null });

/** The laps so far. If the race was lost, the last one was not reported as broken off. @type {(race: Race) => Lap[]} */
export const lapsOf = ({ search }) => {
  const laps = /** @type {Lap[]} */ (search?.progress?.rows ?? []);
  return search?.lost ? laps.map((lap) => (lap.state === "running" ? { ...lap, state: "stopped" } : lap)) : laps;
};
