// Writes the service worker: node precache.mjs SITE TARGET [PATTERN OF FILES THAT IT DOES NOT KEEP ...]; prints how
// many files it will keep.
//
// Every file is kept with its hash: a wrong one that comes while the service worker installs (a page of HTML in its
// place, half of it, one of another version or type) is refused, the version before stays, and the next visit tries
// again.
// All addresses are relative to the service worker, so the site works under any prefix. A new version
// waits until the pages of the old one are closed (or ask by message for it), so that a page never
// meets half of another version.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateSW } from "workbox-build";

/**
 * A hash does not tell the type that a file was sent with, and a browser refuses pages, scripts and styles of a wrong
 * one for as long as they are kept.
 */
const RIGHT_TYPES = String.raw`{
  const script = /javascript/;
  const types = { css: /^text\/css\b/, html: /^text\/html\b/, js: script, mjs: script, wasm: /^application\/wasm\b/ };
  const once = self.fetch;
  self.fetch = async (request, init) => {
    const response = await once(request, init);
    const ending = new URL(response.url).pathname.match(/\.(\w+)$/)?.[1] ?? "html";
    const type = response.headers.get("content-type") ?? "none";
    if (response.ok && types[ending]?.test(type) === false) throw new TypeError(response.url + " is of type " + type);
    return response;
  };
}
`;

/** What the browser has kept of a file may be a damaged copy: the host is asked for a sound one. */
const ASK_AGAIN = `{
  const once = self.fetch;
  self.fetch = (request, init) =>
    once(request, init).catch((error) => {
      if (!request.integrity) throw error;
      return once(new Request(request, { cache: "reload" }), init);
    });
}
`;

/** What is not named after its content is asked for anew; the host need not send again what the page just had. */
const IF_CHANGED = `{
  const once = self.fetch;
  self.fetch = (request, init) =>
    once(request.cache === "reload" ? new Request(request, { cache: "no-cache" }) : request, init);
}
`;

/** The page is kept under the address that it is opened at, so that no second copy is fetched; by its file's name it is the same. */
const AS_FOLDER = `self.addEventListener("fetch", (event) => {
  const { pathname, search } = new URL(event.request.url);
  const folder = new URL("./", self.location.href);
  if (event.request.mode !== "navigate" || pathname !== folder.pathname + "index.html") return;
  event.stopImmediatePropagation();
  event.respondWith(Response.redirect(folder.href + search));
});
`;

const [site, target, ...others] = process.argv.slice(2);
const { count, warnings } = await generateSW({
  globDirectory: site,
  globPatterns: ["**/*"],
  globIgnores: ["**/*.map", ...others],
  swDest: target,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  maximumFileSizeToCacheInBytes: 256 * 1024 * 1024,
  // These are named after their contents: no need to download again what the page just has.
  dontCacheBustURLsMatching: /^python\/[^/]+\/|^(app|worker|styles)\/.*\.(js|css)$|^catalog-/,
  directoryIndex: "index.html",
  ignoreURLParametersMatching: [/^/], // a link may carry a puzzle
  manifestTransforms: [(entries) => ({ manifest: entries.map(vouched) })],
  // Not cleanupOutdatedCaches: it takes the caches of a copy of the site that lies in a folder below for its own.
  clientsClaim: true,
});
writeFileSync(target, RIGHT_TYPES + ASK_AGAIN + IF_CHANGED + AS_FOLDER + readFileSync(target, "utf8"));
if (warnings.length) throw new Error(warnings.join("\n"));
console.log(count);

/** @template {{ url: string }} Entry @param {Entry} entry */
function vouched(entry) {
  const hash = createHash("sha384").update(readFileSync(join(site, entry.url)));
  const url = entry.url === "index.html" ? "./" : entry.url;
  return { ...entry, url, integrity: `sha384-${hash.digest("base64")}` };
}
