/**
 * The service worker: it stores the files of the site in advance and serves them from then on, offline too.
 *
 * Workbox stores the files and updates those that have changed. A new version waits until the pages of the old one are
 * closed (or ask for it by message), so that a page never gets a mixture of two versions. All addresses are relative to
 * this script, so the site works under any prefix.
 */

import "./whole.js"; // first, because Workbox uses the functions that it wraps
import { clientsClaim } from "workbox-core";
import { precacheAndRoute } from "workbox-precaching";

/** Files named after their content, which need not be revalidated. */
const NAMED = /^python\/([^/]+\/|start-)|^(app|worker|styles)\/.*\.(js|css)$|^(catalog|boards|other-boards)-/;
const REVISION = [7, 15]; // of "sha256-...": eight characters tell two versions of a file apart

const inAdvance = Object.entries(HASHES).filter(([url]) => !LATE.includes(url));

clientsClaim();
// Not cleanupOutdatedCaches: it would treat the caches of a copy of the site in a subfolder as its own.
precacheAndRoute(
  inAdvance.map(([url, hash]) => ({ url, revision: NAMED.test(url) ? null : hash.slice(...REVISION) })),
  { directoryIndex: "index.html", ignoreURLParametersMatching: [/^/] }, // a link may carry a puzzle
);

addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING")
    /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self)).skipWaiting();
});
