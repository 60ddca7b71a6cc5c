// Writes the service worker: node precache.mjs SITE TARGET; prints how many files it will keep.
//
// All addresses are relative to the service worker, so the site works under any prefix. A new version
// waits until the pages of the old one are closed (or ask by message for it), so that a page never
// meets half of another version.

import { generateSW } from "workbox-build";

const [site, target] = process.argv.slice(2);
const { count, warnings } = await generateSW({
  globDirectory: site,
  globPatterns: ["**/*"],
  swDest: target,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  maximumFileSizeToCacheInBytes: 256 * 1024 * 1024,
  // These folders are named after their contents: no need to download again what the page just has.
  dontCacheBustURLsMatching: /^python\/[^/]+\//,
  directoryIndex: "index.html",
  ignoreURLParametersMatching: [/^/], // a link may carry a puzzle
  cleanupOutdatedCaches: true,
  clientsClaim: true,
});
if (warnings.length) throw new Error(warnings.join("\n"));
console.log(count);
