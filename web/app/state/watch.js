/** The page's state of Watch: one moment of a search in four views, on the whole screen. */

import { createBookmarks } from "./bookmarks.js";

/** @import { Bookmarks } from "./bookmarks.js" */

/** The panes beside the board, in their order. */
export const PANES = /** @type {const} */ (["program", "path", "tree"]);

/** @typedef {(typeof PANES)[number]} Pane */
/**
 * @typedef {object} Watch
 * @property {boolean} open
 * @property {{ job: number, at: number } | null} left the search and the moment that it was left at
 * @property {{ job: number, at: number } | null} paused the search and the cut that the player last paused at by itself, while that is told
 * @property {Pane} tab the pane that a narrow screen shows
 * @property {Pane[]} shut the panes that are put away on a wide one
 * @property {Bookmarks} bookmarks
 */

/** @type {() => Watch} */
export const createWatch = () => ({
  open: false,
  left: null,
  paused: null,
  tab: "path",
  shut: [],
  bookmarks: createBookmarks(),
});
