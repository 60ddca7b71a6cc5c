/**
 * Where searches and counts stood when they were kept last, so that they can go on after a reload, on another day too.
 *
 * search      a task with its strategy (of a count of its solutions: "count"), as a text: what a stand is kept under
 * stand       what the page tells of a search that was interrupted, and the checkpoint
 * checkpoint  what the core goes on from; it has a version and a check value of its own, and means nothing to the page
 *
 * Only a stand that is farther along takes the place of another: whoever begins the same search anew, in this tab or
 * another one, destroys nothing.
 */

import { done, table } from "./database.js";
import { placed } from "./storage_key.js";
import { record } from "./validate.js";

/** @import { Task } from "../../worker/protocol.js" */
/** @import { Stand } from "../state/state.js" */

/** Stands that are kept; the oldest give way. */
const MOST = 50;
const LONGEST = 4_000_000;

/** @type {(search: { task: Task, strategy: string }) => string} */
export const nameOfSearch = ({ task, strategy }) => JSON.stringify([task, strategy]);

/** A stand out of anything at all; null for what is none. @type {(raw: unknown) => Stand | null} */
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

/** The stand of a search; null when there is none. @type {(search: string) => Promise<Stand | null>} */
export async function loadStand(search) {
  try {
    return cleanStand(await done((await table("stands", "readonly")).get(search)));
  } catch {
    return null; // no storage: as if nothing had been kept
  }
}

/** By the part of the tree that is kept; nodes may have been told that are not. @type {(stand: Stand, kept: Stand) => boolean} */
const isFarther = (stand, kept) =>
  stand.finished === kept.finished ? stand.nodes > kept.nodes : Number(stand.finished) > Number(kept.finished);

/** Whether this stand, or one that is farther along, is kept now. @type {(search: string, stand: Stand) => Promise<boolean>} */
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

/** Holds a search until `over`, so that other tabs know it is at work; where another tab holds it, it stays there. @type {(search: string, over: Promise<void>) => void} */
export function holdSearch(search, over) {
  navigator.locks?.request(placed(`search:${search}`), { ifAvailable: true }, (lock) => lock && over).catch(() => {});
}

/** Whether a tab is at work on a search. @type {(search: string) => Promise<boolean>} */
export async function isHeld(search) {
  const locks = await navigator.locks?.query().catch(() => undefined);
  return locks?.held?.some(({ name }) => name === placed(`search:${search}`)) ?? false;
}
