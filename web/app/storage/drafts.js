/**
 * Drafts, stored by puzzle, and shared by all tabs with that puzzle.
 *
 * seen       the stored draft as this tab knows it; any other content was written by another tab since
 * borrowed   a draft from a link: it stays in this tab only, and the stored draft is untouched, until it is changed
 *
 * The rule for several tabs: when one stores a draft, the others adopt it, and their own goes to their undo. A
 * tab that is being typed in, or is searching, waits with that; its next change puts the other tab's draft into undo.
 * An idle tab overwrites only what it has seen. So everything that is overwritten can be restored by undo in the tab
 * that wrote.
 */

import { movedFrom, movedNow } from "../draft/index.js";
import { copyDraft, emptyDraft, keyOf } from "../state/index.js";
import { both } from "../words/index.js";
import { parsed, readText, writeText } from "./browser_store.js";
import { copyText } from "./draft_copies.js";
import { isTooLarge } from "./link.js";
import { cleanDraft, record } from "./validate.js";

/** @import { Catalog, CatalogPuzzle } from "../../worker/protocol.js" */
/** @import { Draft, Moved, State } from "../state/state.js" */

/** The version of the stored data; data without a number is of the first one. Whatever the number, valid fields are read. */
const VERSION = 2;

/** @type {(puzzle: CatalogPuzzle) => string} */
export const nameOf = (puzzle) => `draft:${puzzle.name}`;

/** The stored draft of this puzzle; null if there is none. @type {(puzzle: CatalogPuzzle) => Draft | null} */
export const loadDraft = (puzzle) => draftIn(puzzle, readText(nameOf(puzzle)));

/** @type {(puzzle: CatalogPuzzle, text: string | null) => Draft | null} */
function draftIn(puzzle, text) {
  const raw = parsed(text);
  return raw === null ? null : cleanDraft(puzzle, raw);
}

/**
 * The option change of a stored draft, if it happened before its board was there; null if its numbers belong to its
 * board.
 * @type {(puzzle: CatalogPuzzle) => Moved | null}
 */
export function loadMoved(puzzle) {
  const raw = record(parsed(readText(nameOf(puzzle))));
  if (raw.moved === undefined) return null;
  const { cells, options } = record(raw.moved);
  const before = cleanDraft(puzzle, { options }).options;
  return movedFrom(cleanDraft(puzzle, raw), typeof cells === "string" ? cells : null, before);
}

/** The key of the stored draft if it was filled in because its solution was asked for; "" otherwise. @type {(puzzle: CatalogPuzzle) => string} */
export function loadRevealed(puzzle) {
  const raw = record(parsed(readText(nameOf(puzzle))));
  return raw.revealed === true ? keyOf(cleanDraft(puzzle, raw)) : "";
}

/** @type {(draft: Draft, moved?: Moved | null, isRevealed?: boolean) => string} */
function written(draft, moved = null, isRevealed = false) {
  const under = moved && { moved: { cells: moved.cells, options: moved.options } };
  return JSON.stringify({ ...draft, ...under, ...(isRevealed && { revealed: true }), v: VERSION });
}

/** The puzzle of the last visit. @type {(catalog: Catalog) => CatalogPuzzle | undefined} */
export const lastPuzzle = (catalog) => {
  const name = parsed(readText("puzzle"));
  return catalog.puzzles.find((puzzle) => puzzle.name === name);
};

/** Records the stored draft as known to this tab. @type {(state: State) => void} */
export function noteStored(state) {
  state.seen = readText(nameOf(state.puzzle));
}

/**
 * The draft without refused choices: the board still has the previous ones. A refused text is stored, so that it can be
 * corrected.
 * @type {(state: State) => Draft}
 */
function accepted({ puzzle, draft, shown, stale, faults }) {
  const refused = puzzle.options.filter(
    ({ name, kind }) => stale && kind !== "line" && faults.some(({ option }) => option === name),
  );
  const options = { ...draft.options };
  for (const { name, default: usual } of refused) options[name] = shown.options[name] ?? usual;
  return { ...draft, options };
}

/** Stores the draft; if the browser does not store it, the page says so once. @type {(state: State) => void} */
export function saveDraft(state) {
  const { puzzle } = state;
  const draft = accepted(state);
  if (state.borrowed && !isTooLarge(state)) return; // a board too large for links is stored at once
  const stored = readText(nameOf(puzzle));
  const text = written(draft, movedNow(state), state.aid.revealed === keyOf(draft));
  if (stored !== state.seen && stored !== text) {
    if (!document.hasFocus()) return; // the other tab is the one in use
    const other = draftIn(puzzle, stored);
    if (other) state.past.push(other);
  }
  const isThere = stored === text || (stored === null && text === written(emptyDraft(puzzle)));
  const isStored = writeText("puzzle", JSON.stringify(puzzle.name)) && (isThere || writeText(nameOf(puzzle), text));
  if (isStored && !isThere) copyText(nameOf(puzzle), text);
  if (isStored) state.seen = isThere ? stored : text;
  if (!isStored && !state.refused) state.notice = { words: both((w) => w.nothingSaved), kind: "bad" };
  state.refused = !isStored;
}

/** Adopts the draft that another tab has stored for this puzzle; returns whether there was any. @type {(state: State) => boolean} */
export function takeOver(state) {
  const stored = readText(nameOf(state.puzzle));
  if (state.borrowed || stored === null || stored === state.seen) return false;
  state.seen = stored;
  const draft = draftIn(state.puzzle, stored);
  if (!draft || JSON.stringify(draft) === JSON.stringify(state.draft)) return false;
  state.past.push(copyDraft(state.draft));
  state.future = [];
  state.draft = draft;
  state.moved = loadMoved(state.puzzle) ?? state.moved;
  state.aid.revealed = loadRevealed(state.puzzle);
  state.notice = { words: both((w) => w.otherTab), kind: "good" };
  return true;
}
