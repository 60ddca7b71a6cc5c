/**
 * A script or style sheet of the page that arrived damaged: the browser refuses it by its hash or its type, but may
 * cache it and refuse it again at the next visit. So a script is requested past the cache; once it has arrived intact,
 * the page restarts. Until then the message in index.html names it. A style sheet is loaded from another address of the
 * same file that was never requested. A missing file belongs to a version that was replaced: then the newer one
 * is loaded.
 */

import { whenIdle } from "../dom/idle.js";
import { placed } from "../storage/storage_key.js";
import { loadIfNewer } from "./newer_version.js";
import { reportMissing } from "./start_failure.js";

const RETRIED = placed("mended");

// accessed at the first failure, or when all is loaded, because the first access to the storage delays the start
/** Window: the repairs of the previous start; without them one restart could follow another. @type {string | null | undefined} */
let before;
addEventListener("load", () => whenIdle(takeBefore));

/** @type {() => string | null} */
function takeBefore() {
  if (before !== undefined) return before;
  const storage = sessionStorageHere();
  before = storage?.getItem(RETRIED) ?? null;
  storage?.removeItem(RETRIED);
  return before;
}

addEventListener("error", ({ target }) => void retry(target), { capture: true });
/** @type {(element: EventTarget | null) => Promise<void>} */
async function retry(element) {
  const isFile = element instanceof HTMLScriptElement || element instanceof HTMLLinkElement;
  if (!isFile || !element.integrity || isEarly(element)) return;
  const sheet = sheetIn(element);
  if (sheet) return renew(sheet);
  const address = element instanceof HTMLScriptElement ? element.src : element.href;
  const asked = address === takeBefore() ? null : fetch(address, { cache: "reload", integrity: element.integrity });
  const [fresh, storage] = [await asked?.catch(() => null), sessionStorageHere()];
  if (!fresh?.ok && (await loadIfNewer())) return;
  if (!fresh?.ok || !storage) return reportMissing(address.slice(address.lastIndexOf("/") + 1));
  await fresh.arrayBuffer(); // cached intact
  storage.setItem(RETRIED, address);
  location.reload();
}

// A style sheet of a wrong type is no error event: it loads silently.
document.addEventListener(
  "load",
  ({ target }) => {
    const sheet = sheetIn(target);
    if (sheet && !sheet.sheet?.cssRules.length) renew(sheet);
  },
  { capture: true },
);

/** Whether it only preloads a file that another element of the page requests. @type {(element: HTMLElement) => boolean} */
const isEarly = (element) => element instanceof HTMLLinkElement && element.rel === "preload";

/** @type {(element: EventTarget | null) => HTMLLinkElement | null} */
const sheetIn = (element) => (element instanceof HTMLLinkElement && element.rel === "stylesheet" ? element : null);

/** @type {(sheet: HTMLLinkElement) => void} */
function renew(sheet) {
  const address = new URL(sheet.href);
  if (address.search) return reportMissing(address.pathname.slice(address.pathname.lastIndexOf("/") + 1)); // once
  address.search = `at=${Date.now()}`;
  const fresh = /** @type {HTMLLinkElement} */ (sheet.cloneNode());
  fresh.href = address.href;
  sheet.replaceWith(fresh);
}

/** None if the browser forbids it. @type {() => Storage | null} */
function sessionStorageHere() {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
