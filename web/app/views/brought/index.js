/** Brought: files, and puzzles of other programs, taken from a text and put on the board or offered in the dialogue. */

export { openFiles } from "./file.js";
export { broughtList } from "./list.js";
export { openBrought, useText } from "./use.js";
