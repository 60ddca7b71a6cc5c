/** Actions on the shelf: opening an entry, removing and restoring it, importing a file. */

import { growAnew } from "../compare/index.js";
import { edit } from "../draft/index.js";
import { choosePuzzle } from "../draft_effects.js";
import { copyDraft, emptyDraft, posedIn } from "../state/index.js";
import { saveSeconds } from "../storage/index.js";
import { inBoth } from "../words/bookshelf.js";
import { puzzleOf } from "./entries.js";
import { LARGEST_FILE, readShelf } from "./file.js";
import { renew, shelfIn, storeEntry } from "./noting.js";
import { put, readAll, readOne, remove } from "./store.js";

/** @import { Entry, Shelf } from "../state/bookshelf.js" */
/** @import { App } from "../state/state.js" */

/**
 * Puts an entry on the board in its present state; undo returns to the previous puzzle, which is also on the shelf.
 * @type {(app: App, entry: Entry) => Promise<void>}
 */
export async function openEntry(app, entry) {
  const { state } = app;
  const { draft, seconds } = (await readOne(state.catalog, entry.key)) ?? entry;
  const puzzle = puzzleOf(state.catalog, entry);
  if (!puzzle) return;
  state.dialog = null;
  if (puzzle !== state.puzzle && !(await choosePuzzle(app, puzzle))) return;
  if (posedIn(draft) !== posedIn(state.draft)) saveSeconds(puzzle, posedIn(draft), seconds);
  edit(app, (now) => {
    const { strategy, seed } = now; // choices are not input
    Object.assign(now, emptyDraft(puzzle), copyDraft(draft), { strategy, seed });
  });
  growAnew(app);
  scrollTo(0, 0);
  state.sought = "board";
  app.draw();
}

/** Removes an entry, which can be restored. @type {(app: App, entry: Entry) => Promise<void>} */
export async function takeAway(app, entry) {
  const shelf = shelfIn(app.state);
  Object.assign(shelf, { removed: (await readOne(app.state.catalog, entry.key)) ?? entry, word: null });
  await remove(entry.key);
  await renew(app);
}

/** Restores the entry removed last. @type {(app: App) => Promise<void>} */
export async function putBack(app) {
  const shelf = shelfIn(app.state);
  const { removed } = shelf;
  shelf.removed = null;
  if (removed) await storeEntry(app, removed);
  await renew(app);
}

/** Adds the entries of a file to the shelf; of two boards of one puzzle the later stays. @type {(app: App, file: File) => Promise<void>} */
export async function takeFile(app, file) {
  const { state } = app;
  const shelf = shelfIn(state);
  shelf.word = await takenFrom(app, file);
  shelf.removed = null;
  await renew(app);
}

/** @type {(app: App, file: File) => Promise<Shelf["word"]>} */
async function takenFrom({ state: { catalog } }, file) {
  if (file.size > LARGEST_FILE) return { words: inBoth((w) => w.tooLarge), kind: "bad" };
  const read = readShelf(catalog, await file.text(), Date.now());
  if (typeof read === "string") return { words: inBoth((w) => w[read]), kind: "bad" };
  const here = new Map((await readAll(catalog)).map((entry) => [entry.key, entry.when]));
  const newer = read.entries.filter(({ key, when }) => (here.get(key) ?? -1) >= when).length;
  for (const entry of read.entries) {
    if (!(await put(catalog, entry))) return { words: inBoth((w) => w.full), kind: "bad" };
  }
  const { length } = read.entries;
  return { words: inBoth((w) => w.opened(length - newer, newer, read.refused)), kind: "good" };
}
