/**
 * Shelf: puzzles that were begun or finished, kept by the puzzle as posed; those of the day; all of them as one file.
 * Loaded as a part: until it is there each family of puzzles has its own draft, which it finds then.
 */

export { hasDay, openDay, stopDay, today } from "./day.js";
export { bests, puzzleOf } from "./entries.js";
export { fileOf, readShelf } from "./file.js";
export { noteOnShelf, shelfIn } from "./noting.js";
export { openEntry, putBack, renew, takeAway, takeFile } from "./orders.js";
export { boardNamed, lookAtBoards } from "./pictures.js";
