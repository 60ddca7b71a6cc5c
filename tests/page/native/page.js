/**
 * The whole page without a browser: web/index.html and web/app as they are, in happy-dom, with workers whose Python runs
 * outside (worker.js). Nothing has a place or a size here, and no style applies: what a test asks about those needs a
 * browser (tests/site).
 *
 * The scripts of a page keep their state for as long as their process lives, so a file of tests has one page, and goes
 * on in it as a visitor does: to another link, to another puzzle.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after } from "node:test";
import { Window } from "happy-dom";
import { endWorkers, knowledge, NativeWorker } from "./worker.js";

const HTML = new URL("../../../web/index.html", import.meta.url);
const FIRST = new URL("../../../web/app/start/before_paint.js", import.meta.url);
const MAIN = new URL("../../../web/app/main.js", import.meta.url);
const ADDRESS = "http://page.invalid/";
/** Milliseconds without any change of the page after which a test gives up; a busy machine may be slow. */
const PATIENCE = 120_000;
/** Those in which a link that was followed is read and drawn. */
const FRAMES = 3;
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

/**
 * Opens the page at a link, in English or as asked for.
 * @type {(link?: string, languages?: string[]) => Promise<Page>}
 */
export async function openPage(link = "", languages = ["en-US"]) {
  const data = await knowledge();
  const window = new Window({ url: ADDRESS + link, width: 1280, height: 800 });
  const { document } = window;
  document.write(readFileSync(HTML, "utf8").replaceAll(/<script[^>]*><\/script>/g, ""));
  for (const name of names(window)) {
    if (OF_NODE.test(name)) continue;
    const value = Reflect.get(window, name);
    const isMethod = typeof value === "function" && !/^[A-Z]/.test(name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      ...(isMethod ? { writable: true, value: value.bind(window) } : { get: () => Reflect.get(window, name) }),
    });
  }
  Object.defineProperty(window.navigator, "languages", { get: () => languages });
  Object.defineProperty(window.navigator, "language", { get: () => languages[0] });
  Object.assign(globalThis, { self: globalThis, Worker: NativeWorker, fetch: fetched(data) });
  for (const type of /** @type {const} */ (["error", "warn"])) {
    console[type] = (...said) => void complaints.push(said.map(String).join(" "));
  }
  process.on("unhandledRejection", (error) => void complaints.push(String(error)));
  await import(FIRST.href);
  await import(MAIN.href);
  after(async () => {
    await window.happyDOM.abort();
    endWorkers();
    assert.deepEqual(complaints, [], "the page is not clean");
    process.nextTick(() => process.exit());
  });
  return new Page(/** @type {any} */ (document));
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

/** @type {(data: Record<string, string>) => (address: string | URL) => Promise<Response>} */
const fetched = (data) => async (address) => {
  const name = new URL(address, ADDRESS).pathname.slice(1);
  const body = data[name];
  return body === undefined
    ? new Response("", { status: 404 })
    : new Response(body, { headers: { "content-type": "application/json" } });
};

/** A page, as somebody reads and uses it. */
export class Page {
  /** @param {Document} document */
  constructor(document) {
    this.document = document;
  }

  /** The element that a selector means; it must be there. @param {string} selector */
  one(selector) {
    const found = this.document.querySelector(selector);
    assert.ok(found, `nothing is ${selector}`);
    return /** @type {HTMLElement} */ (found);
  }

  /** @param {string} selector */
  all(selector) {
    return /** @type {HTMLElement[]} */ ([...this.document.querySelectorAll(selector)]);
  }

  /** What is written there, as one line. @param {string} selector */
  text(selector) {
    return textOf(this.document.querySelector(selector));
  }

  /** The texts of all of them. @param {string} selector */
  texts(selector) {
    return this.all(selector).map(textOf);
  }

  /** What can be pressed, by its name. @param {string} name */
  named(name) {
    const all = this.all("button:not([role=tab]), summary, a");
    return all.filter((each) => each.getAttribute("aria-label") === name || textOf(each) === name);
  }

  /** Presses the one button of this name, once it is there and takes it. @param {string} name */
  async press(name) {
    await this.until(() => this.named(name).some((each) => !each.hasAttribute("disabled")));
    const [found, ...others] = this.named(name);
    assert.deepEqual(others.map(textOf), [], `more than one is called ${name}`);
    found?.click();
  }

  /** Goes to another link, as one that is followed within the page. @param {string} link */
  async follow(link) {
    location.hash = link;
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
    for (let frame = 0; frame < FRAMES; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await this.ready();
  }

  /** Types into a cell of the board. @param {number} cell @param {string} value */
  type(cell, value) {
    const input = /** @type {HTMLInputElement} */ (this.one(`.board [data-cell='${cell}']`));
    input.focus();
    input.value = value;
    input.dispatchEvent(new InputEvent("input", { bubbles: true, data: value }));
  }

  /** Waits until this is so: it is asked again whenever the page has changed. @param {() => unknown} holds */
  async until(holds) {
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    while (!holds()) {
      await new Promise((resolve, reject) => {
        const patience = setTimeout(() => reject(new Error(`it never held: ${holds}`)), PATIENCE);
        const seen = new MutationObserver(() => {
          clearTimeout(patience);
          seen.disconnect();
          resolve(null);
        });
        seen.observe(this.document, all);
      });
    }
  }

  /** Waits until these words are there. @param {string} selector @param {string | RegExp} words */
  async says(selector, words) {
    await this.until(() => {
      const text = this.text(selector);
      return typeof words === "string" ? text.includes(words) : words.test(text);
    });
  }

  /** What a cell of the board says. @param {number} cell */
  value(cell) {
    return /** @type {HTMLInputElement} */ (this.one(`.board [data-cell='${cell}']`)).value;
  }

  async ready() {
    await this.until(() => this.document.querySelector(".stage.ready"));
  }
}

/** @type {(element: Element | null | undefined) => string} */
const textOf = (element) => element?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
