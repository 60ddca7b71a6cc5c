/** The service worker's files, each as built or not at all (web/offline/whole.js), with a host and a cache made up. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const SOURCE = readFileSync(new URL("../../../web/offline/whole.js", import.meta.url), "utf8");
const SITE = "https://host.example/edagari/";
const FILES = { "./": "the page", "main.js": "the script", "boards.json": "the boards" };
/** @type {Record<string, string>} */
const TYPES = { "./": "text/html", "main.js": "text/javascript", "boards.json": "application/json" };

const HASHES = Object.fromEntries(
  Object.entries(FILES).map(([name, text]) => [name, `sha256-${createHash("sha256").update(text).digest("base64")}`]),
);
const hashOf = (/** @type {string} */ text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/**
 * A service worker of the site; `kept` is its cache, by name, and `served` what the host has, null being a host that
 * does not answer. Fetching with `integrity` rejects another content, as a browser does.
 * @param {Record<string, string>} kept @param {Record<string, string> | null} served @param {Record<string, string>} types
 */
function serviceWorker(kept, served = FILES, types = TYPES) {
  /** @type {{ url: string, integrity?: string, cache?: string }[]} */
  const asked = [];
  const nameOf = (/** @type {string} */ url) => url.slice(SITE.length) || "./";
  const state = { left: false };
  /** @type {Record<string, (event: any) => void>} */
  const heard = {};
  const self = {
    location: { href: `${SITE}sw.js` },
    addEventListener: (/** @type {string} */ type, /** @type {(event: any) => void} */ act) => {
      const before = heard[type];
      heard[type] = (event) => {
        before?.(event);
        act(event);
      };
    },
    registration: {
      unregister: async () => {
        state.left = true;
      },
    },
    fetch: async (/** @type {any} */ input, /** @type {any} */ init = {}) => {
      const url = typeof input === "string" ? input : input.url;
      asked.push({ url, ...init });
      if (served === null) throw new TypeError("no network");
      const text = served[nameOf(url)];
      if (text === undefined) return new Response("", { status: 404 });
      if (init.integrity && init.integrity !== hashOf(text)) throw new TypeError("integrity");
      return new Response(text, { headers: { "content-type": types[nameOf(url)] ?? "text/plain" } });
    },
  };
  const caches = {
    match: async (/** @type {any} */ key) => {
      const name = nameOf(typeof key === "string" ? key : key.url);
      return kept[name] === undefined ? undefined : new Response(kept[name]);
    },
    open: async () => ({
      put: async (/** @type {string} */ key, /** @type {Response} */ file) => {
        kept[nameOf(key)] = await file.text();
      },
    }),
  };
  runInNewContext(SOURCE, {
    self,
    caches,
    HASHES,
    LATE: [],
    Request,
    Response,
    URL,
    Uint8Array,
    TypeError,
    crypto,
    btoa,
    String,
  });
  const match = async (/** @type {string} */ name) =>
    /** @type {Promise<Response | undefined>} */ (
      /** @type {any} */ (caches).match(SITE + (name === "./" ? "" : name), { cacheName: "site" })
    );
  return { self, match, asked, kept, heard, state };
}

test("a file that is whole is served without asking the host", async () => {
  const { match, asked } = serviceWorker({ ...FILES });
  assert.equal(await (await match("main.js"))?.text(), "the script");
  assert.deepEqual(asked, []);
});

test("a damaged file is fetched by its hash, and takes the place of the damaged one", async () => {
  const { match, asked, kept, state } = serviceWorker({ "main.js": "the scripr" });
  assert.equal(await (await match("main.js"))?.text(), "the script");
  assert.equal(asked[0]?.integrity, HASHES["main.js"]);
  assert.equal(kept["main.js"], "the script");
  assert.equal(state.left, false);
});

test("what the host has no longer is left for its newer version", async () => {
  const newer = { "./": "the next page", "main.js": "the next script" };
  const { match, state, kept } = serviceWorker({ "main.js": "the scripr" }, newer);
  assert.equal(await match("main.js"), undefined);
  assert.equal(state.left, true);
  assert.equal(kept["main.js"], "the scripr");
});

test("without the host a damaged page is replaced by words, another file by nothing, and nothing is left", async () => {
  const { match, state } = serviceWorker({ "./": "the pagr", "main.js": "the scripr" }, null);
  const page = await match("./");
  assert.equal(page?.status, 503);
  assert.match((await page?.text()) ?? "", /damaged in this browser.+壊れていて/s);
  assert.equal(await match("main.js"), undefined);
  assert.equal(state.left, false);
});

test("a file is fetched as it was built, and once more past the browser's own cache", async () => {
  const right = serviceWorker({});
  assert.equal(await (await right.self.fetch(`${SITE}main.js`)).text(), "the script");
  const wrong = serviceWorker({}, { ...FILES, "main.js": "<!doctype html>" });
  await assert.rejects(wrong.self.fetch(`${SITE}main.js`), /integrity/);
  assert.deepEqual(
    wrong.asked.map(({ cache }) => cache),
    ["default", "reload"],
  );
});

test("a file of another type is refused, whatever its content", async () => {
  const { self } = serviceWorker({}, FILES, { ...TYPES, "main.js": "application/x-unknown" });
  await assert.rejects(self.fetch(`${SITE}main.js`), /is of type application\/x-unknown/);
});

test("a file that is not the site's is fetched as it is asked for", async () => {
  const { self, asked } = serviceWorker({}, { "other.js": "another" });
  assert.equal(await (await self.fetch(`${SITE}other.js`)).text(), "another");
  assert.equal(asked[0]?.integrity, undefined);
});

test("the page by the name of its file is the page of the folder", async () => {
  const { heard } = serviceWorker({});
  /** @type {Response[]} */
  const answers = [];
  const event = (/** @type {string} */ url) => ({
    request: { url, mode: "navigate" },
    stopImmediatePropagation() {},
    respondWith: (/** @type {Response} */ answer) => answers.push(answer),
  });
  heard.fetch?.(event(`${SITE}index.html?lang=ja`));
  heard.fetch?.(event(`${SITE}learn/`));
  assert.deepEqual(
    answers.map(({ headers }) => headers.get("location")),
    [`${SITE}?lang=ja`],
  );
});
