/**
 * Shelf: puzzles that were started or finished, stored by the puzzle as posed; the puzzles of the day; all of them as one file.
 * Loaded on demand: until then each family of puzzles has its own draft, which this part picks up.
 */

export { boardNamed, lookAtBoards } from "./boards.js";
export { hasDay, openDay, stopDay, today } from "./day.js";
export { bests, puzzleOf } from "./entries.js";
export { fileOf, readShelf } from "./file.js";
export { noteOnShelf, renew, shelfIn } from "./noting.js";
export { openEntry, putBack, takeAway, takeFile } from "./orders.js";
