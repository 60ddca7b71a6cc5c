/** A phone that is rotated: what is kept in view, and a page that scrolls before it has a board. */

import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {Record<string, () => void>} */
const heard = {};
Object.assign(globalThis, {
  matchMedia: () => ({ matches: true, addEventListener: () => {} }),
  addEventListener: (/** @type {string} */ type, /** @type {() => void} */ react) => {
    heard[type] = react;
  },
  document: { getElementById: () => null, querySelectorAll: () => [] },
  innerWidth: 390,
  scrollY: 40,
});
const { keepViewWhenRotated } = await import("../../../web/app/dom/rotation.js");

test("a page that scrolls, and is turned, before its board is there has nothing to keep in view", () => {
  keepViewWhenRotated();
  heard.scroll?.();
  Object.assign(globalThis, { innerWidth: 844 });
  heard.resize?.();
  assert.deepEqual(Object.keys(heard).sort(), ["resize", "scroll"]);
});
