/**
 * Undo, over a reload of this tab: what it can go back and forward to lies in the tab's own storage from the moment
 * the page is left. It is taken up only beside the very draft that it belongs to, and read as if a stranger had written it.
 */

import { parsed } from "./browser_store.js";
import { placed } from "./storage_key.js";
import { cleanDraft, record } from "./validate.js";

/** @import { CatalogPuzzle } from "../../worker/protocol.js" */
/** @import { Draft, State } from "../state/state.js" */

/** Drafts that are kept each way. */
const MOST = 100;

/** @type {(state: State) => void} */
export function keepUndo({ puzzle, draft, past, future }) {
  const kept = { puzzle: puzzle.name, draft, past: past.slice(-MOST), future: future.slice(-MOST) };
  try {
    sessionStorage.setItem(placed("undo"), JSON.stringify(kept));
  } catch {
    // no storage, or no room: as before, a reload forgets
  }
}

/** @type {(state: State) => void} */
export function takeUpUndo(state) {
  const { puzzle } = state;
  const kept = record(parsed(readHere()));
  const same = JSON.stringify(cleanDraft(puzzle, kept.draft)) === JSON.stringify(cleanDraft(puzzle, state.draft));
  if (kept.puzzle !== puzzle.name || !same) return;
  state.past = draftsIn(puzzle, kept.past);
  state.future = draftsIn(puzzle, kept.future);
}

/** @type {() => string | null} */
function readHere() {
  try {
    return sessionStorage.getItem(placed("undo"));
  } catch {
    return null;
  }
}

/** @type {(puzzle: CatalogPuzzle, raw: unknown) => Draft[]} */
const draftsIn = (puzzle, raw) => (Array.isArray(raw) ? raw.slice(-MOST).map((each) => cleanDraft(puzzle, each)) : []);
