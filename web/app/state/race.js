/** The race of the strategies as the page keeps it. */

/** @import { Lap } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */

/**
 * @typedef {object} Race
 * @property {number} limit seconds for each strategy
 * @property {(Search & { limit: number }) | null} search the race that was begun last
 * @property {{ key: string, lap: Lap } | null} own what the user's own program took, and the task as a key
 */

/** The strategy of the user's own program. */
export const OWN = "own";

/** The choices. */
export const LIMITS = [1, 2, 5, 10, 30, 60];

/** @type {(limit?: number) => Race} */
export const createRace = (limit = 5) => ({ limit, search: null, own: null });

/** The laps so far, the user's own program last. If the race was lost, the last one was not reported as broken off. @type {(race: Race) => Lap[]} */
export const lapsOf = ({ search, own }) => {
  const laps = /** @type {Lap[]} */ (search?.progress?.rows ?? []);
  const ended = (/** @type {Lap} */ lap) =>
    /** @type {Lap} */ (lap.state === "running" ? { ...lap, state: "stopped" } : lap);
  const known = search?.lost ? laps.map(ended) : laps;
  return own && own.key === JSON.stringify(search?.task) ? [...known, compared(own.lap, known.at(-1))] : known;
};

/** A lap beside the one before, as the core compares them. @type {(lap: Lap, before: Lap | undefined) => Lap} */
function compared(lap, before) {
  const times = (/** @type {"nodes" | "seconds"} */ what) =>
    before?.state === "done" && lap[what] > 0 && before[what] > 0 ? before[what] / lap[what] : null;
  return { ...lap, factor: { nodes: times("nodes"), seconds: times("seconds") } };
}
