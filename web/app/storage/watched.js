/**
 * The watched moment, preserved over a reload of this tab: it is written to the tab's own storage when the page is
 * left, and restored only if the history says that Watch was open.
 */

import { cleanList, searchOf } from "../state/index.js";
import { layersInHistory } from "./link.js";
import { placed } from "./storage_key.js";

/** @import { Bookmark } from "../state/bookmarks.js" */
/** @import { State } from "../state/state.js" */

/** The most digits of a moment: the storage is untrusted. */
const LONGEST = 7;

/** Called when the page is left. @type {(state: State) => void} */
export function saveMoment({ watch, run }) {
  try {
    sessionStorage.setItem(placed("bookmarks"), JSON.stringify(watch.bookmarks));
    sessionStorage.setItem(placed("watched"), String(watch.open && run ? run.at : 0));
  } catch {
    // no storage: Watch opens at the start
  }
}

/** Whether Compare was open here. @type {() => boolean} */
export const wasCompared = () => layersInHistory().includes("compare");

/** The moment to return to, 0 for the start; null if Watch was not open. @type {() => number | null} */
export function momentLeft() {
  if (!layersInHistory().includes("watch")) return null;
  try {
    const stored = sessionStorage.getItem(placed("watched")) ?? "";
    return /^\d+$/.test(stored) && stored.length <= LONGEST ? Number(stored) : 0;
  } catch {
    return 0;
  }
}

/** Takes the bookmarks of a link or, after a reload, those that this tab had for the same search. @type {(state: State, linked: Bookmark[]) => void} */
export function takeBookmarks(state, linked) {
  const of = searchOf(state);
  state.watch.bookmarks = { of, list: bookmarksLeft(of) ?? linked };
}

/** @type {(of: string) => Bookmark[] | null} */
function bookmarksLeft(of) {
  const [entry] = performance.getEntriesByType("navigation");
  if (!entry || !("type" in entry) || entry.type !== "reload") return null;
  try {
    const stored = JSON.parse(sessionStorage.getItem(placed("bookmarks")) ?? "null");
    return stored?.of === of ? cleanList(stored.list) : null;
  } catch {
    return null;
  }
}
