/** The catalogue of puzzles and the boards, made at build time: the page's data before Python is loaded. */

import { fetchVouched } from "./dom/vouched.js";

/** @import { Boards, Catalog } from "../worker/protocol.js" */

/** JSON is read whatever it is called. */
const ANY_TYPE = /^/;

/** @type {() => Promise<Catalog>} */
export const loadCatalogue = () => load("link[rel=preload][as=fetch]");

/** Drawings for unusual options. @type {() => Promise<Boards>} */
export const loadBoards = () => load("link[rel=alternate][type='application/json']");

/** The page names each file with its hash, so that the browser can fetch it early. @type {(where: string) => Promise<any>} */
async function load(where) {
  const link = /** @type {HTMLLinkElement} */ (document.querySelector(where));
  return fromColumns(await (await fetchVouched(link, link.dataset.integrity, ANY_TYPE)).text());
}

/** The data in a text in which lists of alike objects are columns (builder/columns.py). @type {(text: string) => any} */
export const fromColumns = (text) =>
  JSON.parse(text, (_, value) => (value?.columns ? rowsOf(Object.entries(value.columns)) : value));

/** @type {(columns: [name: string, column: unknown[]][]) => unknown[]} */
const rowsOf = (columns) =>
  columns[0]?.[1].map((_, at) => Object.fromEntries(columns.map(([name, column]) => [name, column[at]]))) ?? [];
