/** Records the puzzle being played on the shelf, whenever it changes. */

import { isTimed } from "../assist/index.js";
import { copyDraft, isEntering, isSolved, keyOf, posedIn, positionOf } from "../state/index.js";
import { loadSeconds } from "../storage/index.js";
import { inBoth } from "../words/bookshelf.js";
import { isBegun, keyOfPuzzle, VERSION } from "./entries.js";
import { put, readAll, readOne } from "./store.js";

/** @import { CatalogPuzzle } from "../../worker/protocol.js" */
/** @import { App, Draft, State } from "../state/state.js" */
/** @import { Entry, Shelf } from "../state/bookshelf.js" */

/** Seconds between two writes. */
const WRITE_EVERY = 5;

/** The page's shelf. @type {(state: State) => Shelf} */
export function shelfIn(state) {
  state.bookshelf ??= {
    entries: null,
    boards: {},
    shown: 0,
    removed: null,
    word: null,
    family: "",
    making: null,
    isCurrent: false,
    noted: "",
    helped: "",
    refused: false,
  };
  return state.bookshelf;
}

/** Records the puzzle being played; called after each drawing. @type {(app: App) => void} */
export function noteOnShelf(app) {
  const { state } = app;
  if (!state.lasting) return;
  const shelf = shelfIn(state);
  if (!shelf.isCurrent) catchUp(app);
  shelf.isCurrent = true;
  if (state.borrowed) return;
  if (state.dialog !== "bookshelf") Object.assign(shelf, { entries: null, removed: null, word: null, shown: 0 }); // reread it
  if (isHelped(state)) shelf.helped = keyOfPuzzle(state.puzzle, state.draft);
  const entry = entryNow(state, shelf.helped);
  if (!entry) return;
  const text = JSON.stringify({
    ...entry,
    when: 0,
    seconds: Math.floor(entry.seconds / WRITE_EVERY),
    done: entry.done !== null,
  });
  if (text === shelf.noted) return;
  shelf.noted = text;
  noteEntry(app, entry);
}

/** @type {(app: App, entry: Entry) => Promise<void>} */
async function noteEntry(app, entry) {
  await storeEntry(app, entry);
  if (app.state.dialog === "bookshelf") await renew(app); // it may have been read before
}

/** Rereads the shelf, including changes by other tabs. @type {(app: App) => Promise<void>} */
export async function renew(app) {
  shelfIn(app.state).entries = await readAll(app.state.catalog);
  app.draw();
}

/** Stores an entry; if the browser does not store it, the page says so once. @type {(app: App, entry: Entry) => Promise<boolean>} */
export async function storeEntry(app, entry) {
  const { state } = app;
  const shelf = shelfIn(state);
  const isStored = await put(state.catalog, entry);
  if (!isStored && !shelf.refused && !state.refused) {
    state.notice = { words: inBoth((w) => w.full), kind: "bad" };
    app.draw();
  }
  shelf.refused = !isStored;
  return isStored;
}

/** Records the puzzles that were left or that undo can return to, if they are missing: they were played before this part was loaded. @type {(app: App) => Promise<void>} */
async function catchUp(app) {
  const { catalog, past, puzzle, visit } = app.state;
  const all = [...visit.left.splice(0), ...past.map((draft) => ({ puzzle, draft }))];
  const made = all.map(({ puzzle, draft }) => ({ puzzle, entry: entryOf(puzzle, draft) }));
  const played = made.filter(({ puzzle, entry }) => isPlayed(puzzle, entry));
  const entries = played.map(({ entry }, at) => ({ ...entry, when: entry.when + at - played.length })); // in their order
  for (const entry of new Map(entries.map((each) => [each.key, each])).values()) {
    if (!(await readOne(catalog, entry.key))) await storeEntry(app, entry);
  }
  if (app.state.dialog === "bookshelf") await renew(app);
}

/** The puzzle being played, as an entry; null for none. @type {(state: State, helpedOne: string) => Entry | null} */
function entryNow(state, helpedOne) {
  const { puzzle, draft, clock } = state;
  const solved = isSolved(state) || isReached(state) || isRevealed(state);
  const of = posedIn(draft);
  const timed = puzzle.kind === "placement" && isTimed(state);
  const seconds = Math.floor(!timed ? 0 : clock.of === of ? clock.seconds : loadSeconds(puzzle, of));
  const entry = entryOf(puzzle, draft);
  const helped = helpedOne === entry.key;
  const done = solved ? { seconds, helped, when: entry.when } : null;
  return isPlayed(puzzle, { ...entry, done }) || isDrawn(state) ? { ...entry, seconds, helped, done } : null;
}

/** A draft as an entry at the present time. @type {(puzzle: CatalogPuzzle, draft: Draft) => Entry} */
export const entryOf = (puzzle, draft) => ({
  version: VERSION,
  key: keyOfPuzzle(puzzle, draft),
  puzzle: puzzle.name,
  draft: copyDraft(draft),
  seconds: 0,
  helped: false,
  done: null,
  when: Date.now(),
  day: "",
});

/** Whether it is being played or solved; a puzzle that is only typed in is not. @type {(puzzle: CatalogPuzzle, entry: Entry) => boolean} */
const isPlayed = (puzzle, entry) =>
  isBegun(entry) && (puzzle.kind === "movement" || entry.done !== null || !isEntering({ puzzle, draft: entry.draft }));

/** Whether the user drew the puzzle on the page: it is stored before it is played. @type {(state: State) => boolean} */
const isDrawn = ({ designer, draft }) => Boolean(designer?.used) && designer?.used === JSON.stringify(draft.options);

/** Whether a hint, the solution or a search is shown. @type {(state: State) => boolean} */
const isHelped = (state) =>
  state.aid.hint !== null || state.play.hint !== null || state.view.kind !== "draft" || isRevealed(state);

/** Whether the board is filled because the user asked for the solution. @type {(state: State) => boolean} */
const isRevealed = ({ aid, draft }) => aid.revealed === keyOf(draft);

/** Whether the moves lead to the goal. @type {(state: State) => boolean} */
function isReached(state) {
  const { draft, play, stale } = state;
  return !stale && draft.moves.length > 0 && play.made === draft.moves && positionOf(state)?.done === true;
}
