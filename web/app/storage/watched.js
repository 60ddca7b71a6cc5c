/**
 * The watched moment, preserved over a reload of this tab: it is written to the tab's own storage when the page is
 * left, and restored only if the history says that Watch was open.
 */

import { layersInHistory } from "./link.js";
import { placed } from "./storage_key.js";

/** @import { State } from "../state/state.js" */

/** The most digits of a moment: the storage is untrusted. */
const LONGEST = 7;

/** Called when the page is left. @type {(state: State) => void} */
export function keepMoment({ watch, run }) {
  try {
    sessionStorage.setItem(placed("watched"), String(watch.open && run ? run.at : 0));
  } catch {
    // no storage: Watch begins at the start
  }
}

/** The moment to return to, 0 for the first one; null if Watch was not open. @type {() => number | null} */
export function momentLeft() {
  if (!layersInHistory().includes("watch")) return null;
  try {
    const kept = sessionStorage.getItem(placed("watched")) ?? "";
    return /^\d+$/.test(kept) && kept.length <= LONGEST ? Number(kept) : 0;
  } catch {
    return 0;
  }
}
