/** Shelf: puzzles begun and finished, those of the day, and putting the one that is played there. */

export { noteOnShelf, takeFile } from "../../bookshelf/index.js";
export { shelfSheet } from "../bookshelf/index.js";
