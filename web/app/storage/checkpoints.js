/**
 * The latest checkpoints of searches and counts, from which they can resume after a reload, even on another day.
 *
 * search      a task with its strategy (for a count of its solutions: "count"), as a text: the key of a stand
 * stand       what the page shows of an interrupted search, and the checkpoint
 * checkpoint  the state from which the core resumes; it has a version and a check value, and is opaque to the page
 *
 * Only a stand that is farther along replaces another: starting the same search over, in this tab or another one,
 * destroys nothing.
 */

import { done, table } from "./database.js";
import { placed } from "./storage_key.js";
import { record } from "./validate.js";

/** @import { Task } from "../../worker/protocol.js" */
/** @import { Stand } from "../state/state.js" */

/** The most stands that are kept; the oldest are dropped. */
const MOST = 50;
const LONGEST = 4_000_000;

/** @type {(search: { task: Task, strategy: string }) => string} */
export const nameOfSearch = ({ task, strategy }) => JSON.stringify([task, strategy]);

/** A stand from unchecked data; null if it is none. @type {(raw: unknown) => Stand | null} */
export function cleanStand(raw) {
  const { version, when, nodes, solutions, finished, checkpoint } = record(raw);
  if (version !== 1 || !isTotal(when) || !isTotal(nodes) || !isTotal(solutions)) return null;
  if (finished !== null && !(typeof finished === "number" && finished >= 0 && finished <= 1)) return null;
  if (typeof checkpoint !== "string" || checkpoint.length > LONGEST) return null;
  return { version, when, nodes, solutions, finished, checkpoint };
}

/** @type {(value: unknown) => value is number} */
function isTotal(value) {
  return Number.isFinite(value) && Number(value) >= 0;
}

/** The stand of a search; null if there is none. @type {(search: string) => Promise<Stand | null>} */
export async function loadStand(search) {
  try {
    return cleanStand(await done((await table("stands", "readonly")).get(search)));
  } catch {
    return null; // no storage: as if nothing had been stored
  }
}

/** Compares the stored parts of the tree; nodes may have been reported that are not stored. @type {(stand: Stand, kept: Stand) => boolean} */
const isFarther = (stand, kept) =>
  stand.finished === kept.finished ? stand.nodes > kept.nodes : Number(stand.finished) > Number(kept.finished);

/** Stores a stand; returns whether it, or one that is farther along, is stored now. @type {(search: string, stand: Stand) => Promise<boolean>} */
export async function keepStand(search, stand) {
  try {
    const stands = await table("stands", "readwrite");
    const kept = cleanStand(await done(stands.get(search)));
    if (kept && !isFarther(stand, kept)) return true;
    await done(stands.put(stand, search));
    if ((await done(stands.count())) <= MOST) return true;
    const oldest = await done(stands.index("when").openKeyCursor());
    if (oldest) await done(stands.delete(oldest.primaryKey));
    return true;
  } catch {
    return false;
  }
}

/** @type {(search: string) => Promise<void>} */
export async function dropStand(search) {
  try {
    await done((await table("stands", "readwrite")).delete(search));
  } catch {
    // no storage: there is none
  }
}

/** Locks a search until `over`, so that other tabs know it is running; if another tab has the lock, it stays there. @type {(search: string, over: Promise<void>) => void} */
export function holdSearch(search, over) {
  navigator.locks?.request(placed(`search:${search}`), { ifAvailable: true }, (lock) => lock && over).catch(() => {});
}

/** Whether a tab is running a search. @type {(search: string) => Promise<boolean>} */
export async function isHeld(search) {
  const locks = await navigator.locks?.query().catch(() => undefined);
  return locks?.held?.some(({ name }) => name === placed(`search:${search}`)) ?? false;
}
