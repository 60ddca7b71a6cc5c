// Writes the service worker: node precache.mjs SITE TARGET LATE [PATTERN OF FILES NOT TO CACHE ...]; prints how many files
// it will cache. LATE is a list, as JSON, of the files that it caches when they are first requested.
//
// The code before Workbox checks every file against its hash, when it is stored and when it is served
// (web/offline/whole.js).
// All addresses are relative to the service worker, so the site works under any prefix. A new version
// waits until the pages of the old one are closed (or ask by message for it), so that a page never gets a mixture of
// two versions.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { generateSW } from "workbox-build";

const WHOLE = fileURLToPath(new URL("../web/offline/whole.js", import.meta.url));

const [site, target, late, ...others] = process.argv.slice(2);
/** The hash of every cached file, by its address. @type {Record<string, string>} */
const hashes = {};
const { count, warnings } = await generateSW({
  globDirectory: site,
  globPatterns: ["**/*"],
  globIgnores: ["**/*.map", ...others],
  swDest: target,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  maximumFileSizeToCacheInBytes: 256 * 1024 * 1024,
  // These are named after their contents, so the page need not download them again.
  dontCacheBustURLsMatching: /^python\/[^/]+\/|^(app|worker|styles)\/.*\.(js|css)$|^(catalog|boards|other-boards)-/,
  directoryIndex: "index.html",
  ignoreURLParametersMatching: [/^/], // a link may carry a puzzle
  manifestTransforms: [(entries) => ({ manifest: entries.map(listed) })],
  // Not cleanupOutdatedCaches: it would treat the caches of a copy of the site in a subfolder as its own.
  clientsClaim: true,
});
for (const url of JSON.parse(late)) hashes[url] = hashOf(url);
const { outputFiles } = await build({
  entryPoints: [WHOLE],
  bundle: true,
  format: "iife",
  minify: true,
  target: "es2024",
  define: { HASHES: JSON.stringify(hashes), LATE: late },
  write: false,
  logLevel: "warning",
});
writeFileSync(target, outputFiles[0].text + readFileSync(target, "utf8"));
if (warnings.length) throw new Error(warnings.join("\n"));
console.log(count);

/**
 * The entry under the address that is requested: the page under its folder, so that it is not fetched twice.
 * @template {{ url: string }} Entry @param {Entry} entry
 */
function listed(entry) {
  const url = entry.url === "index.html" ? "./" : entry.url;
  hashes[url] = hashOf(entry.url);
  return { ...entry, url, revision: entry.revision && hashes[url].slice(7, 15) };
}

/** The hash of a file of the site, as in an attribute `integrity`. @type {(name: string) => string} */
function hashOf(name) {
  const hash = createHash("sha256").update(readFileSync(join(site, name)));
  return `sha256-${hash.digest("base64")}`;
}
