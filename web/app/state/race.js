/** The race of the strategies as the page keeps it. */

/** @import { Lap } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */

/**
 * @typedef {object} Race
 * @property {number} limit seconds for each strategy
 * @property {(Search & { limit: number }) | null} search the race that was begun last
 */

/** What may be chosen. */
export const LIMITS = [1, 2, 5, 10, 30, 60];

/** @type {(limit?: number) => Race} */
export const createRace = (limit = 5) => ({ limit, search: null });

/** The laps that there are. Where the race was lost, nobody could tell that it broke off the last one. @type {(race: Race) => Lap[]} */
export const lapsOf = ({ search }) => {
  const laps = /** @type {Lap[]} */ (search?.progress?.rows ?? []);
  return search?.lost ? laps.map((lap) => (lap.state === "running" ? { ...lap, state: "stopped" } : lap)) : laps;
};
