/** The catalogue of puzzles and the boards, made at build time: the page's data before Python is loaded. */

/** @import { Boards, Catalog } from "../worker/protocol.js" */

/** @type {() => Promise<Catalog>} */
export const loadCatalogue = () => load("link[rel=preload][as=fetch]");

/** Drawings for unusual options. @type {() => Promise<Boards>} */
export const loadBoards = () => load("link[rel=alternate][type='application/json']");

/**
 * The page names each file with its hash, so that the browser can fetch it early. A damaged copy in the browser's cache
 * is bypassed at the second try.
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
