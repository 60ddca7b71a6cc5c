/**
 * The moment that is watched, over a reload of this tab: it lies in the tab's own storage from the moment the page is
 * left, and is taken up only where the history says that Watch was open.
 */

import { layersInHistory } from "./link.js";
import { placed } from "./storage_key.js";

/** @import { State } from "../state/state.js" */

/** Digits of a moment: what stands there may have been written by anybody. */
const LONGEST = 7;

/** Called when the page is left. @type {(state: State) => void} */
export function keepMoment({ watch, run }) {
  try {
    sessionStorage.setItem(placed("watched"), String(watch.open && run ? run.at : 0));
  } catch {
    // no storage: it begins anew
  }
}

/** Whether Compare was open here. @type {() => boolean} */
export const wasCompared = () => layersInHistory().includes("compare");

/** The moment to come back to, 0 for the first one; null where Watch was not open. @type {() => number | null} */
export function momentLeft() {
  if (!layersInHistory().includes("watch")) return null;
  try {
    const kept = sessionStorage.getItem(placed("watched")) ?? "";
    return /^\d+$/.test(kept) && kept.length <= LONGEST ? Number(kept) : 0;
  } catch {
    return 0;
  }
}
