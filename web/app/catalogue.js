/** The catalogue of puzzles and the boards, made at build time: what the page shows before Python is there. */

/** @import { Boards, Catalog } from "../worker/protocol.js" */

/** @type {() => Promise<Catalog>} */
export const loadCatalogue = () => load("link[rel=preload][as=fetch]");

/** Drawings for options that are not the usual ones. @type {() => Promise<Boards>} */
export const loadBoards = () => load("link[rel=alternate][type='application/json']");

/**
 * The page names each file, with the hash that vouches for it, so that the browser can fetch it early.
 * A damaged copy that the browser keeps is passed over at the second try.
 * @type {(where: string) => Promise<any>}
 */
async function load(where) {
  const link = /** @type {HTMLLinkElement} */ (document.querySelector(where));
  const { href } = link;
  const { integrity } = link.dataset;
  const answer = await fetch(href, { integrity }).catch(() => fetch(href, { integrity, cache: "reload" }));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return answer.json();
}
