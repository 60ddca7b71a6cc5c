/**
 * A script or style sheet of the page that came damaged: the browser refuses it by its hash, but may well keep it and
 * refuse it again at the next visit. So it is asked for past what the browser keeps; once it has come whole, the page
 * starts again. While it does not come, the words in index.html stay.
 */

import { placed } from "./place.js";

const MENDED = placed("mended");

/** For what the start before this one has mended: without it, a start could follow the other for ever. */
const storage = sessionStorageHere();
const before = storage?.getItem(MENDED);
storage?.removeItem(MENDED);

addEventListener("error", ({ target }) => void mend(target), { capture: true });
/** @type {(element: EventTarget | null) => Promise<void>} */
async function mend(element) {
  const isFile = element instanceof HTMLScriptElement || element instanceof HTMLLinkElement;
  if (!isFile || !element.integrity) return;
  const address = element instanceof HTMLScriptElement ? element.src : element.href;
  if (!storage || address === before) return;
  const fresh = await fetch(address, { cache: "reload", integrity: element.integrity }).catch(() => null);
  if (!fresh?.ok) return;
  await fresh.arrayBuffer(); // kept as a whole
  storage.setItem(MENDED, address);
  location.reload();
}

/** Where a browser forbids it, there is none. @type {() => Storage | null} */
function sessionStorageHere() {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
