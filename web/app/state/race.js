/** The page's state of the race of the strategies. */

import { nodesCounted } from "./task.js";

/** @import { Lap, Task } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */
/** @import { State } from "./state.js" */

/**
 * `isCounted` tells that its total of nodes was counted beforehand, not estimated, although it did not finish.
 * @typedef {Lap & { isCounted?: boolean }} RaceLap
 */

/**
 * @typedef {object} Race
 * @property {number} limit seconds for each strategy
 * @property {(Search & { limit: number }) | null} search the race started last
 * @property {{ key: string, lap: Lap } | null} own the lap of the user's own program, and its task as a key
 */

/** The strategy of the user's own program. */
export const OWN = "own";

/** The choices of the limit, in seconds. */
export const LIMITS = [1, 2, 5, 10, 30, 60];

/** @type {(limit?: number) => Race} */
export const createRace = (limit = 5) => ({ limit, search: null, own: null });

/** The laps so far, the user's own program last. If the race was lost, the last lap was not reported as aborted. @type {(state: State) => RaceLap[]} */
export function lapsOf(state) {
  const { search, own } = state.race;
  if (!search) return [];
  const laps = /** @type {Lap[]} */ (search.progress?.rows ?? []);
  const ended = (/** @type {Lap} */ lap) =>
    /** @type {Lap} */ (lap.state === "running" ? { ...lap, state: "stopped" } : lap);
  const known = (search.lost ? laps.map(ended) : laps).map((lap) => counted(state, search.task, lap));
  const all = own && own.key === JSON.stringify(search.task) ? [...known, own.lap] : known;
  return all.map((lap, number) => compared(lap, all[number - 1]));
}

/**
 * A lap that was stopped or is still running; if its nodes were counted beforehand, its totals come from them instead
 * of the part of its tree.
 * @type {(state: State, task: Task, lap: Lap) => RaceLap}
 */
function counted(state, task, lap) {
  const known = ["running", "stopped"].includes(lap.state) ? nodesCounted(state, { ...lap, task }) : null;
  if (!known) return lap;
  const { nodes, isExact } = known;
  const part = lap.nodes / nodes;
  return { ...lap, part, in_all: { nodes, seconds: part > 0 ? lap.seconds / part : null }, isCounted: isExact };
}

/** A lap compared with the one before, as the core compares them. @type {(lap: RaceLap, before: RaceLap | undefined) => RaceLap} */
function compared(lap, before) {
  const times = (/** @type {"nodes" | "seconds"} */ what) =>
    before ? (totalOf(before, what) ?? 0) / (totalOf(lap, what) ?? 0) : 0;
  const orNone = (/** @type {number} */ factor) => (factor > 0 && factor < Number.POSITIVE_INFINITY ? factor : null);
  return { ...lap, factor: { nodes: orNone(times("nodes")), seconds: orNone(times("seconds")) } };
}

/** The total that a lap took or would take; null if unknown. @type {(lap: Lap, what: "nodes" | "seconds") => number | null} */
const totalOf = (lap, what) => (lap.state === "done" ? lap[what] : lap.in_all[what]);
