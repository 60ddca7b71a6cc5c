/**
 * The whole page without a browser: web/index.html and web/app as they are, in happy-dom, with workers whose Python runs
 * outside (worker.js). Nothing has a place or a size here, and no style applies: what a test asks about those needs a
 * browser (tests/site).
 *
 * A page is new, as for a first visitor: its scripts are loaded anew, so none has any state. There is one at a time; the
 * one before is closed. A complaint on the console fails the test, as in a browser.
 */

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, afterEach } from "node:test";
import { isShown } from "./reading.js";
import { Workbench } from "./workbench.js";
import { endKeeper, endWorkers, holdWorkers, knowledge, NativeWorker, SCRIPTS } from "./worker.js";

/** @import { Window } from "happy-dom" */

/** @typedef {{ languages?: string[], kept?: Kept, python?: boolean | "late", shelf?: boolean }} Settings */
/** What outlives a page: local storage, that of the tab, and the state of its place in the history. @typedef {{ local: Record<string, string>, session: Record<string, string>, state: unknown }} Kept */

const WEB = new URL("../../../web/", import.meta.url);
const HTML = new URL("../../../web/index.html", import.meta.url);
/** @type {Record<string, string>} */
const TYPES = { json: "application/json", js: "text/javascript", css: "text/css" };
const ADDRESS = "http://page.invalid/";
/** What is node's own, though a window has it too. */
const OF_NODE =
  /^(console|process|global|globalThis|self|setTimeout|setInterval|clear\w+|queueMicrotask|fetch|Worker|performance|crypto|structuredClone|URL|URLSearchParams|Text(De|En)coder|Array|Object|Function|Promise|Error|\w*Error|eval|isNaN|isFinite|parse\w+|\w*Array|ArrayBuffer|Map|Set|WeakMap|WeakSet|Symbol|JSON|Math|Reflect|Proxy|Date|RegExp|Number|String|Boolean|BigInt|Intl|Atomics|WebAssembly|undefined|NaN|Infinity|\w*Stream\w*|Buffer|require|Request|Response|Headers|AbortController|AbortSignal)$/;
// What node 20 lacks and every browser of the page has.
Object.groupBy ??= /** @type {any} */ (
  (/** @type {Iterable<unknown>} */ items, /** @type {(item: unknown, at: number) => string} */ named) => {
    /** @type {Record<string, unknown[]>} */
    const groups = {};
    [...items].forEach((item, at) => {
      const name = named(item, at);
      groups[name] ??= [];
      groups[name].push(item);
    });
    return groups;
  }
);

/** What the page has complained of. @type {string[]} */
const complaints = [];
/** How many pages there have been. */
let pages = 0;
/** The window of the page. @type {Window | null} */
let shown = null;
const data = await knowledge();
/** @type {typeof import("happy-dom")} */
const dom = createRequire(SCRIPTS)("./window.cjs"); // to import it would look through all of it for its names
const timers = timersOfPages();

for (const type of /** @type {const} */ (["error", "warn"])) {
  console[type] = (...said) => void complaints.push(said.map(String).join(" "));
}
process.on("unhandledRejection", (error) => void complaints.push(String(/** @type {any} */ (error)?.stack ?? error)));
afterEach(() => assert.deepEqual(complaints.splice(0), [], "the page is not clean"));
after(async () => {
  await close();
  await endKeeper();
  process.nextTick(() => process.exit());
});

/** What the page knows of all puzzles. @type {() => import("../../../web/worker/protocol.js").Catalog} */
export const catalogue = () => JSON.parse(data["catalog.json"] ?? "");

/** A new page at a link, in English or as asked for; without Python, if so, as before Python has started, or with one that is late: it starts when the page lets it. With a shelf, the list of solutions has a size, so that those in sight are there. @type {(link?: string, settings?: Settings) => Promise<Workbench>} */
export async function openPage(link = "", { languages = ["en-US"], kept, python = true, shelf = false } = {}) {
  await close();
  if (python === "late") holdWorkers();
  pages += 1;
  const settings = { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true }; // no style applies
  const window = new dom.Window({ url: ADDRESS + link, width: 1280, height: 800, settings });
  shown = window;
  for (const [name, value] of Object.entries(kept?.local ?? {})) window.localStorage.setItem(name, value);
  for (const [name, value] of Object.entries(kept?.session ?? {})) window.sessionStorage.setItem(name, value);
  if (kept) window.history.replaceState(kept.state, "");
  const { document } = window;
  document.write(readFileSync(HTML, "utf8").replaceAll(/<script[^>]*><\/script>/g, ""));
  showWindow(window);
  takeStyles(window.SVGElement.prototype);
  takeLastSelected(window.HTMLSelectElement.prototype);
  // happy-dom would work out the styles of all that is around it, of which none apply.
  window.Element.prototype.checkVisibility = /** @this {any} */ function () {
    return isShown(this);
  };
  if (shelf) Object.defineProperty(globalThis, "ResizeObserver", { configurable: true, value: ShelfObserver });
  Object.defineProperty(window.navigator, "languages", { get: () => languages });
  Object.defineProperty(window.navigator, "language", { get: () => languages[0] });
  Object.assign(globalThis, { self: globalThis, Worker: python ? NativeWorker : InertWorker, fetch: fetched });
  await import(`${SCRIPTS.href}page.mjs?page=${pages}`);
  const page = new Workbench(/** @type {any} */ (document), () => awaited.size === 0);
  await page.until(() => !page.document.querySelector(".still")); // the picture in index.html
  await page.allThere();
  return page;
}

/** The page as it is after it was loaded anew: only what it has kept is there. @type {(settings?: Settings) => Promise<Workbench>} */
export async function reloadPage(settings = {}) {
  const { href } = openWindow().location;
  return openPage(href.slice(ADDRESS.length), { ...settings, kept: leave() });
}

/** The page at the next visit, at another link. @type {(link?: string, settings?: Settings) => Promise<Workbench>} */
export const visitAgain = (link = "", settings = {}) =>
  openPage(link, { ...settings, kept: { ...leave(), state: null } });

function openWindow() {
  assert.ok(shown, "no page is open");
  return shown;
}

/** Leaves the page, which keeps this. @type {() => Kept} */
function leave() {
  const window = openWindow();
  window.dispatchEvent(new window.Event("pagehide"));
  return {
    local: { ...storedIn(window.localStorage) },
    session: { ...storedIn(window.sessionStorage) },
    state: structuredClone(window.history.state),
  };
}

/** @type {(storage: { length: number, key(at: number): string | null, getItem(name: string): string | null }) => Record<string, string>} */
function storedIn(storage) {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  return Object.fromEntries(names.map((name) => [name, storage.getItem(name) ?? ""]));
}

async function close() {
  endWorkers();
  timers.end();
  await shown?.happyDOM.abort();
}

/** What a window has is what scripts find as their own. @param {Window} window */
function showWindow(window) {
  for (const name of names(window)) {
    if (OF_NODE.test(name)) continue;
    const value = Reflect.get(window, name);
    const isMethod = typeof value === "function" && !/^[A-Z]/.test(name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      ...(isMethod ? { writable: true, value: value.bind(window) } : { get: () => Reflect.get(window, name) }),
    });
  }
}

/** In a browser, what an element's style is set to becomes its text. @param {object} prototype */
function takeStyles(prototype) {
  const { get } = Object.getOwnPropertyDescriptor(prototype, "style") ?? {};
  /** @this {{ style: { cssText: string } }} @param {string} text */
  function set(text) {
    this.style.cssText = text;
  }
  Object.defineProperty(prototype, "style", { configurable: true, get, set });
}

/** In a browser, the last option that comes selected is the one that is; happy-dom takes the second of all. @param {any} prototype */
function takeLastSelected(prototype) {
  const update = Object.getOwnPropertySymbols(prototype).find(
    ({ description }) => description === "updateSelectedness",
  );
  assert.ok(update, "happy-dom selects in another way");
  const { [update]: original } = prototype;
  /** @this {HTMLSelectElement} */
  prototype[update] = function (/** @type {HTMLOptionElement | null} */ chosen = null) {
    const last = [...this.querySelectorAll("option")].filter((option) => option.selected).at(-1);
    original.call(this, chosen ?? last ?? null);
  };
}

/** The names of everything in a window. @type {(window: object) => Set<string>} */
function names(window) {
  /** @type {Set<string>} */
  const found = new Set();
  for (let each = window; each && each !== Object.prototype; each = Object.getPrototypeOf(each))
    for (const name of Object.getOwnPropertyNames(each)) found.add(name);
  found.delete("constructor");
  return found;
}

/** Timers end with their page. */
function timersOfPages() {
  /** @type {Set<NodeJS.Timeout>} */
  const set = new Set();
  for (const name of /** @type {const} */ (["setTimeout", "setInterval"])) {
    const begin = /** @type {any} */ (globalThis[name]);
    /** @type {any} */ (globalThis)[name] = (/** @type {unknown[]} */ ...given) => {
      const timer = begin(...given);
      set.add(timer);
      return timer;
    };
  }
  return {
    end() {
      for (const timer of set) clearTimeout(timer);
      set.clear();
    },
  };
}

/** Reports that the list of solutions has a size: the one thing here that has any. */
class ShelfObserver {
  /** @param {() => void} report */
  constructor(report) {
    this.report = report;
  }
  /** @param {Element} place */
  observe(place) {
    if (!place.matches(".shelf")) return;
    for (const side of ["clientWidth", "clientHeight"]) Object.defineProperty(place, side, { value: 1000 });
    setTimeout(this.report);
  }
  unobserve() {}
  disconnect() {}
}

/** A worker in which Python starts for ever. */
class InertWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

/** What the page waits for: files, and what is in them. @type {Set<Promise<unknown>>} */
const awaited = new Set();

/** @type {<T>(promise: Promise<T>) => Promise<T>} */
function counted(promise) {
  awaited.add(promise);
  return promise.finally(() => awaited.delete(promise));
}

class Answer extends Response {
  /** @override */
  json() {
    return counted(super.json());
  }
  /** @override */
  arrayBuffer() {
    return counted(super.arrayBuffer());
  }
}

/** @type {(address: string | URL) => Promise<Response>} */
const fetched = (address) => counted(answered(address));

/** What the site answers: the data about the puzzles, and the files of web/. @type {(address: string | URL) => Promise<Response>} */
async function answered(address) {
  const name = new URL(address, ADDRESS).pathname.slice(1);
  const file = new URL(name, WEB);
  const type = TYPES[name.split(".").at(-1) ?? ""];
  if (data[name] === undefined && !(type && existsSync(file))) return new Answer("", { status: 404 });
  return new Answer(data[name] ?? readFileSync(file), { headers: { "content-type": type ?? "" } });
}
