/**
 * What was typed, kept by puzzle, and shared by all tabs with that puzzle.
 *
 * seen       the draft as this tab knows it to be kept; anything else there was written by another tab since
 * borrowed   a draft out of a link: it stays in this tab alone, and what was typed stays kept, until it is changed
 *
 * The rule for several tabs: what one keeps, the others take over, and what they showed goes to their undo. A tab that
 * is being typed in, or searches, waits with that; the next change in it puts what the other one kept into undo. A
 * tab that nobody types in writes only over what it has seen. So nothing is written over that undo does not
 * bring back in the tab that wrote.
 */

import { movedFrom, movedNow } from "../draft/index.js";
import { copyDraft, emptyDraft } from "../state/index.js";
import { both } from "../words/index.js";
import { parsed, readText, writeText } from "./browser_store.js";
import { copyText } from "./draft_copies.js";
import { cleanDraft, record } from "./validate.js";

/** @import { Catalog, CatalogPuzzle } from "../../worker/protocol.js" */
/** @import { Draft, Moved, State } from "../state/state.js" */

/** The version of what is kept; what has no number is of the first one. Whatever its number, what a draft can have is taken from it. */
const VERSION = 2;

/** @type {(puzzle: CatalogPuzzle) => string} */
export const nameOf = (puzzle) => `draft:${puzzle.name}`;

/** What was typed into this puzzle the last time; null when nothing is kept. @type {(puzzle: CatalogPuzzle) => Draft | null} */
export const loadDraft = (puzzle) => draftIn(puzzle, readText(nameOf(puzzle)));

/** @type {(puzzle: CatalogPuzzle, text: string | null) => Draft | null} */
function draftIn(puzzle, text) {
  const raw = parsed(text);
  return raw === null ? null : cleanDraft(puzzle, raw);
}

/**
 * What the option of a draft that is kept was changed under, where that happened before its board was there; null where
 * its numbers are those of its board.
 * @type {(puzzle: CatalogPuzzle) => Moved | null}
 */
export function loadMoved(puzzle) {
  const raw = record(parsed(readText(nameOf(puzzle))));
  if (raw.moved === undefined) return null;
  const { cells, options } = record(raw.moved);
  const before = cleanDraft(puzzle, { options }).options;
  return movedFrom(cleanDraft(puzzle, raw), typeof cells === "string" ? cells : null, before);
}

/** @type {(draft: Draft, moved?: Moved | null) => string} */
function written(draft, moved = null) {
  const under = moved && { moved: { cells: moved.cells, options: moved.options } };
  return JSON.stringify({ ...draft, ...under, v: VERSION });
}

/** The puzzle of the last visit. @type {(catalog: Catalog) => CatalogPuzzle | undefined} */
export const lastPuzzle = (catalog) => {
  const name = parsed(readText("puzzle"));
  return catalog.puzzles.find((puzzle) => puzzle.name === name);
};

/** This tab knows what is kept of its puzzle. @type {(state: State) => void} */
export function lookAtKept(state) {
  state.seen = readText(nameOf(state.puzzle));
}

/** Keeps the draft; where the browser keeps nothing it says so, once. @type {(state: State) => void} */
export function keepDraft(state) {
  const { puzzle, draft } = state;
  if (state.borrowed) return;
  const kept = readText(nameOf(puzzle));
  const text = written(draft, movedNow(state));
  if (kept !== state.seen && kept !== text) {
    if (!document.hasFocus()) return; // the other tab is the one in use
    const other = draftIn(puzzle, kept);
    if (other) state.past.push(other);
  }
  const isThere = kept === text || (kept === null && text === written(emptyDraft(puzzle)));
  const isKept = writeText("puzzle", JSON.stringify(puzzle.name)) && (isThere || writeText(nameOf(puzzle), text));
  if (isKept && !isThere) copyText(nameOf(puzzle), text);
  if (isKept) state.seen = isThere ? kept : text;
  if (!isKept && !state.refused) state.notice = { words: both((w) => w.nothingKept), kind: "bad" };
  state.refused = !isKept;
}

/** Takes over what another tab has kept of this puzzle; whether there was anything. @type {(state: State) => boolean} */
export function takeOver(state) {
  const kept = readText(nameOf(state.puzzle));
  if (state.borrowed || kept === null || kept === state.seen) return false;
  state.seen = kept;
  const draft = draftIn(state.puzzle, kept);
  if (!draft || JSON.stringify(draft) === JSON.stringify(state.draft)) return false;
  state.past.push(copyDraft(state.draft));
  state.future = [];
  state.draft = draft;
  state.moved = loadMoved(state.puzzle) ?? state.moved;
  state.notice = { words: both((w) => w.otherTab), kind: "good" };
  return true;
}
