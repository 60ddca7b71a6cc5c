/**
 * The catalogue of puzzles and their boards, made at build time: the page's data before Python is loaded. The default
 * boards are fetched when a puzzle is chosen whose board is not here yet.
 */

import { fetchVouched } from "./dom/vouched.js";

/** @import { Boards, Catalog, OtherBoards } from "../worker/protocol.js" */

/** JSON is read whatever it is called. */
const ANY_TYPE = /^/;

/** @type {() => Promise<Catalog>} */
export const loadCatalogue = () => load("catalogue");

/** Cache: the default boards, once requested. @type {Promise<Boards> | null} */
let boards = null;

/** Starts fetching the default boards, which bringBoards then waits for. @type {() => Promise<Boards>} */
export function loadBoards() {
  boards ??= load("boards");
  return boards;
}

/**
 * Adds the default board of every puzzle, what pruning saves on it, and the examples to the catalogue. Rejects if they do
 * not arrive; they can be requested again.
 * @type {(catalog: Catalog) => Promise<void>}
 */
export async function bringBoards({ puzzles }) {
  try {
    const usual = await loadBoards();
    for (const puzzle of puzzles) Object.assign(puzzle, usual[puzzle.name]);
  } catch (error) {
    boards = null;
    throw error;
  }
}

/** Boards for non-default options. @type {() => Promise<OtherBoards>} */
export const loadOtherBoards = () => load("other-boards");

/** The page names each file with its hash, so that the browser can fetch it early. @type {(title: string) => Promise<any>} */
async function load(title) {
  const link = /** @type {HTMLLinkElement} */ (document.querySelector(`link[title=${title}]`));
  return (await fetchVouched(link, link.dataset.integrity, ANY_TYPE)).json();
}
