/** Shelf: the dialogue that shows what was begun and finished, the best times and the puzzles of the day. */

export { shelfSheet } from "./sheet.js";
