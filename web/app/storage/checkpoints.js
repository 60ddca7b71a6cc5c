/**
 * The latest checkpoints of searches and counts, from which they can resume after a reload, even on another day.
 *
 * key         a task with its strategy (for a count of its solutions: "count"), as text
 * saved       what the page shows of an interrupted search, and its checkpoint
 * checkpoint  the state from which the core resumes; it has a version and a check value, and is opaque to the page
 *
 * A saved search is replaced only by one that is farther along: starting the same search again, in this tab or another,
 * destroys nothing.
 */

import { done, table } from "./database.js";
import { placed } from "./storage_key.js";
import { record } from "./validate.js";

/** @import { Task } from "../../worker/protocol.js" */
/** @import { SavedSearch } from "../state/state.js" */

/** The most searches that are stored; the oldest are dropped. */
const MOST = 50;
const LONGEST = 4_000_000;

/** @type {(search: { task: Task, strategy: string }) => string} */
export const nameOfSearch = ({ task, strategy }) => JSON.stringify([task, strategy]);

/** A saved search from unchecked data; null if it is none. @type {(raw: unknown) => SavedSearch | null} */
export function cleanSavedSearch(raw) {
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

/** The saved state of a search; null if there is none. @type {(search: string) => Promise<SavedSearch | null>} */
export async function loadSavedSearch(search) {
  try {
    return cleanSavedSearch(await done((await table("stands", "readonly")).get(search)));
  } catch {
    return null; // no storage: treated as nothing stored
  }
}

/** The figures of progress, of which the first that differs decides. @type {(search: SavedSearch) => number[]} */
const progressOf = ({ solutions, finished, nodes }) => [solutions, Number(finished), nodes];

/**
 * Whether a search replaces the stored one. The solutions come first: the finished fraction of a search in parts, each of
 * which has a fraction of its own, may be less than that of an undivided one which has found fewer. The nodes come last,
 * since some that are reported may not be in the checkpoint.
 * @type {(saved: SavedSearch, stored: SavedSearch) => boolean}
 */
export function isFarther(saved, stored) {
  const before = progressOf(stored);
  const change = progressOf(saved).map((figure, at) => figure - (before[at] ?? 0));
  return (change.find((each) => each !== 0) ?? 0) > 0;
}

/** Stores a search; returns whether it, or one farther along, is now stored. @type {(search: string, saved: SavedSearch) => Promise<boolean>} */
export async function saveSearch(search, saved) {
  try {
    const searches = await table("stands", "readwrite");
    const stored = cleanSavedSearch(await done(searches.get(search)));
    if (stored && !isFarther(saved, stored)) return true;
    await done(searches.put(saved, search));
    if ((await done(searches.count())) <= MOST) return true;
    const oldest = await done(searches.index("when").openKeyCursor());
    if (oldest) await done(searches.delete(oldest.primaryKey));
    return true;
  } catch {
    return false;
  }
}

/** @type {(search: string) => Promise<void>} */
export async function deleteSavedSearch(search) {
  try {
    await done((await table("stands", "readwrite")).delete(search));
  } catch {
    // no storage
  }
}

/**
 * Locks a search until `over`, so that other tabs know it is running; if another tab has the lock, nothing changes.
 * @type {(search: string, over: Promise<void>) => void}
 */
export function holdSearch(search, over) {
  navigator.locks?.request(placed(`search:${search}`), { ifAvailable: true }, (lock) => lock && over).catch(() => {});
}

/** Whether a tab is running a search. @type {(search: string) => Promise<boolean>} */
export async function isHeld(search) {
  const locks = await navigator.locks?.query().catch(() => undefined);
  return locks?.held?.some(({ name }) => name === placed(`search:${search}`)) ?? false;
}
