/** The catalogue of puzzles, made at build time: what the page shows before Python is there. */

/** @import { Catalog } from "../worker/protocol.js" */

/**
 * The page names its file, with the hash that vouches for it, so that the browser can fetch it early.
 * A damaged copy that the browser keeps is passed over at the second try.
 * @type {() => Promise<Catalog>}
 */
export async function loadCatalogue() {
  const link = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=preload][as=fetch]"));
  const { href } = link;
  const { integrity } = link.dataset;
  const answer = await fetch(href, { integrity }).catch(() => fetch(href, { integrity, cache: "reload" }));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return answer.json();
}
