/**
 * Undo, preserved over a reload of this tab: when the page is left, its steps are written to the tab's own storage.
 * They are restored only with the draft that they belong to, and validated as untrusted.
 */

import { parsed } from "./browser_store.js";
import { placed } from "./storage_key.js";
import { cleanDraft, record } from "./validate.js";

/** @import { CatalogPuzzle } from "../../worker/protocol.js" */
/** @import { Draft, State } from "../state/state.js" */

/** The most drafts that are stored each way. */
const MOST = 100;

/** @type {(state: State) => void} */
export function saveUndo({ puzzle, draft, past, future }) {
  const stored = { puzzle: puzzle.name, draft, past: past.slice(-MOST), future: future.slice(-MOST) };
  try {
    sessionStorage.setItem(placed("undo"), JSON.stringify(stored));
  } catch {
    // no storage, or no room: a reload forgets them
  }
}

/** @type {(state: State) => void} */
export function takeUpUndo(state) {
  const { puzzle } = state;
  const stored = record(parsed(readHere()));
  const same = JSON.stringify(cleanDraft(puzzle, stored.draft)) === JSON.stringify(cleanDraft(puzzle, state.draft));
  if (stored.puzzle !== puzzle.name || !same) return;
  state.past = draftsIn(puzzle, stored.past);
  state.future = draftsIn(puzzle, stored.future);
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
