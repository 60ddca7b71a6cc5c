/**
 * A page whose files are no longer on the host, because a newer version of the site has replaced them: it is reloaded past
 * the cache, once for each newer version.
 *
 * version   the hashes of all files that a page names
 * carried   plain data that the page takes along: it is in the history entry, which outlives the page and needs no
 *           storage
 */

/** Milliseconds in which the host must tell its version. */
const PATIENCE = 10_000;

/** @typedef {{ loadedFor: string[], carried: unknown }} Renewal */

/** @type {() => Renewal} */
const renewal = () => history.state?.renewal ?? { loadedFor: [], carried: null };

/** The host's version, if it differs from this one; null if it does not, or is unavailable. @type {() => Promise<string | null>} */
export async function newerVersion() {
  try {
    const answer = await fetch(location.pathname, { cache: "reload", signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) return null;
    const theirs = versionOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
    if (document.readyState === "loading")
      await new Promise((parsed) => document.addEventListener("DOMContentLoaded", parsed, { once: true }));
    return theirs === "" || theirs === versionOf(document) ? null : theirs; // a page without hashes is not this site's
  } catch {
    return null;
  }
}

/** @type {(page: Document) => string} */
const versionOf = (page) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll("[integrity], [data-integrity]"))]
    .map((each) => each.getAttribute("integrity") ?? each.dataset.integrity)
    .join(" ");

/** Whether the page was already loaded for that version, and the host sent another one. @type {(version: string) => boolean} */
export const wasLoadedFor = (version) => renewal().loadedFor.includes(version);

/** Reloads the page, at this part of the address after the #. @type {(version: string, carried: unknown, address?: string) => void} */
export function loadNewer(version, carried, address = location.hash) {
  const state = { ...history.state, renewal: { loadedFor: [...renewal().loadedFor, version], carried } };
  // No cache has this address.
  history.replaceState(state, "", `${location.pathname}?at=${Date.now()}${address && `#${address.replace(/^#/, "")}`}`);
  location.reload();
}

/** Reloads the page with the data to take along, if the host has a version that was not tried; resolves to whether it does. @type {() => Promise<boolean>} */
export async function loadIfNewer() {
  const version = await newerVersion();
  if (version === null || wasLoadedFor(version)) return false;
  loadNewer(version, renewal().carried);
  return true;
}

/** The data that the previous page took along, once; null if there are none. @type {() => unknown} */
export function takeCarried() {
  const { loadedFor, carried } = renewal();
  if (carried !== null) history.replaceState({ ...history.state, renewal: { loadedFor, carried: null } }, "");
  return carried;
}
