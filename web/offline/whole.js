/**
 * The service worker's files, each exactly as built or not at all. Workbox (worker.js) stores files by `fetch` and serves
 * them by `caches.match`; this script, which must be imported first, wraps both.
 *
 * HASHES   the hash of every stored file, as in an attribute `integrity`, by its address from the site's folder
 * LATE     the files that are not fetched in advance, but stored when first requested, or when the page asks for that
 *          (KEEP_LATE): after the first visit, when idle
 *
 * During the installation of the service worker, a wrong file (an HTML page in its place, half of it, another version or
 * type) is refused, the previous version stays, and the next visit tries again. A file that is damaged later is detected
 * when it is read, and fetched again before the page sees it.
 */

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);
const fetchOnce = self.fetch.bind(self);
const matchOnce = caches.match.bind(caches);
const folder = new URL("./", self.location.href);
/** The cache of the files of LATE. */
const LATER = `late-${folder.href}`;

const SCRIPT = /javascript/;
/**
 * A hash does not cover the type with which a file was sent, and browsers refuse pages, scripts and styles of a wrong
 * type for as long as they are cached.
 * @type {Record<string, RegExp>}
 */
const TYPES = { css: /^text\/css\b/, html: /^text\/html\b/, js: SCRIPT, mjs: SCRIPT, wasm: /^application\/wasm\b/ };

const PAGE = /(\/|\.html)$/;
/** Shown instead of a page that is damaged and cannot be fetched. */
const WORDS = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Edagari 枝刈り</title><body style="font-family: sans-serif; margin: 2rem">
<p>This page of Edagari is damaged in this browser, and its server cannot be reached.
<a href="" onclick="location.reload(); return false">Load it again</a> once you are online.</p>
<p lang="ja">保存されたこのページが壊れていて、サーバーにも接続できません。つながってから<a href="" onclick="location.reload(); return false"
>もう一度読み込んでください</a>。</p>`;

self.fetch = async (input, init) => {
  const { url, cache } = input instanceof Request ? input : new Request(input, init);
  const integrity = hashOf(url);
  if (!integrity) return fetchOnce(input, init);
  // Files that are not named after their content are revalidated; the host need not resend those that the page just got.
  return fetchWhole(url, integrity, cache === "reload" ? "no-cache" : cache);
};

caches.match = async (key, options) => {
  const stored = await matchOnce(key, options);
  const url = key instanceof Request ? key.url : String(key);
  const integrity = hashOf(url);
  if (!stored || !integrity || (await isWhole(stored.clone(), integrity))) return stored;
  const { origin, pathname } = new URL(url);
  const fresh = await fetchWhole(origin + pathname, integrity, "no-cache").catch(() => undefined);
  if (fresh) await put(fresh.clone(), key, options);
  else await leaveIfOutdated(origin + pathname);
  return fresh ?? (PAGE.test(pathname) ? inWords() : undefined);
};

// The page is stored under the address at which it is opened, so that no second copy is fetched; a request by file name
// is redirected there.
worker.addEventListener("fetch", (event) => {
  const { pathname, search } = new URL(event.request.url);
  if (event.request.mode !== "navigate" || pathname !== `${folder.pathname}index.html`) return;
  event.stopImmediatePropagation();
  event.respondWith(Response.redirect(folder.href + search));
});

// The pages of single puzzles are not stored: offline, the puzzle opens on the workbench.
worker.addEventListener("fetch", (event) => {
  const puzzle = nameOf(event.request.url)?.match(/^p\/([a-z-]+)\/(index\.html)?$/)?.[1];
  if (event.request.mode !== "navigate" || !puzzle) return;
  event.stopImmediatePropagation();
  const opened = `${folder.href}#puzzle=${puzzle}`;
  event.respondWith(fetchOnce(event.request).catch(() => Response.redirect(opened)));
});

// Files that few visitors need are stored when first requested (LATE).
worker.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (!LATE.includes(nameOf(origin + pathname) ?? "")) return;
  event.stopImmediatePropagation();
  event.respondWith(late(origin + pathname));
});
worker.addEventListener("message", (event) => {
  if (event.data?.type === "KEEP_LATE") event.waitUntil(storeLate().then(() => event.source?.postMessage("LATE_KEPT")));
});
worker.addEventListener("activate", (event) => event.waitUntil(forgetOutdated()));

/** @type {(url: string) => Promise<Response>} */
async function late(url) {
  const stored = await caches.match(url, { cacheName: LATER });
  if (stored) return stored;
  const fresh = await self.fetch(url);
  if (fresh.ok) await put(fresh.clone(), url, { cacheName: LATER });
  return fresh;
}

/** Fetches the missing files, one after another. Rejects if one is unavailable: the next visit tries again. */
async function storeLate() {
  for (const url of LATE.map((name) => folder.href + name)) {
    if (!(await matchOnce(url, { cacheName: LATER }))) await late(url);
  }
}

/** Deletes files that this version does not use. */
async function forgetOutdated() {
  if (!(await caches.has(LATER))) return;
  const cache = await caches.open(LATER);
  for (const { url } of await cache.keys()) if (!LATE.includes(nameOf(url) ?? "")) await cache.delete(url);
}

/** The name of the file at an address within the site, without parameters. @type {(url: string) => string | undefined} */
function nameOf(url) {
  const { origin, pathname } = new URL(url, folder);
  if (origin !== folder.origin || !pathname.startsWith(folder.pathname)) return undefined;
  return pathname.slice(folder.pathname.length) || "./";
}

/** The hash of the file at an address; undefined if it is not stored. @type {(url: string) => string | undefined} */
function hashOf(url) {
  const name = nameOf(url);
  return name !== undefined && Object.hasOwn(HASHES, name) ? HASHES[name] : undefined;
}

/** @type {(response: Response, integrity: string) => Promise<boolean>} */
async function isWhole(response, integrity) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * Replaces the damaged file in its cache; if there is no room, it is fetched again next time.
 * @type {(file: Response, ...place: Parameters<typeof matchOnce>) => Promise<void>}
 */
async function put(file, key, options) {
  if (options?.cacheName)
    await caches
      .open(options.cacheName)
      .then((cache) => cache.put(key, file))
      .catch(() => {});
}

/**
 * If the host answers, it has another version by now, and this one cannot be repaired: the next load gets the host's.
 * @type {(url: string) => Promise<void>}
 */
async function leaveIfOutdated(url) {
  const answer = await fetchOnce(url, { cache: "no-store" }).catch(() => undefined);
  if (answer && answer.status < 500) await worker.registration.unregister();
}

const inWords = () => new Response(WORDS, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });

/**
 * Fetches a file from the host, bypassing the browser's own cache if the copy there is damaged too.
 * @type {(url: string, integrity: string, cache: RequestCache) => Promise<Response>}
 */
async function fetchWhole(url, integrity, cache) {
  const ask = async (/** @type {RequestCache} */ cache) => {
    const response = await fetchOnce(url, { integrity, cache, credentials: "same-origin" });
    const ending = new URL(url).pathname.match(/\.(\w+)$/)?.[1] ?? "html";
    const type = response.headers.get("content-type") ?? "none";
    if (response.ok && TYPES[ending]?.test(type) === false) throw new TypeError(`${url} is of type ${type}`);
    return response;
  };
  return ask(cache).catch(() => ask("reload"));
}
