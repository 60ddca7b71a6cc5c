/** What the browser kept, and what others may have put in its place. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  cleanDraft,
  lastPuzzle,
  loadDraft,
  loadHabits,
  saveDraft,
  saveHabits,
} from "../../../web/app/memory/storage.js";
import { emptyDraft } from "../../../web/app/state/task.js";
import { CATALOG, furnish, puzzle } from "../workbench.js";

/** @type {Map<string, string>} */
let kept = new Map();
const square = puzzle("square");
beforeEach(() => {
  ({ kept } = furnish());
  Object.defineProperty(globalThis, "navigator", {
    value: { languages: ["ja-JP"], language: "ja-JP" },
    configurable: true,
  });
});

test("a draft that was kept comes back, and so does its puzzle", () => {
  const draft = {
    ...emptyDraft(square),
    options: { order: "3" },
    givens: { 0: "1", 2: "x" },
    posed: [0],
    strategy: "walk",
  };
  saveDraft(square, draft);
  assert.deepEqual(loadDraft(square), draft);
  assert.equal(lastPuzzle(CATALOG), square);
  assert.equal(loadDraft(puzzle("other")), null);
});

test("nothing that stands in the place of a draft stops the page", () => {
  const texts = [
    "",
    "{",
    "null",
    "17",
    '"x"',
    "[]",
    "[[[[]]]]",
    "{}",
    '{"__proto__":{"givens":1}}',
    '{"givens":{"__proto__":"1"}}',
  ];
  for (const text of texts) {
    kept.set("edagari:draft:square", text);
    const draft = loadDraft(square);
    if (draft) assert.deepEqual(draft, emptyDraft(square), text);
  }
});

test("of a damaged draft that which is right is kept", () => {
  const draft = cleanDraft(square, {
    options: { order: "3", none: "1", __proto__: { x: 1 } },
    givens: { 0: "1", 1: 2, 2: "a b", 3: "", 4: "123456789", "-1": "1", 1000: "1", x: "1" },
    posed: [0, 1, "0", null, 7],
    strategy: "none",
    start: 5,
    moves: "x",
    more: true,
  });
  assert.deepEqual(draft, { ...emptyDraft(square), options: { order: "3" }, givens: { 0: "1" }, posed: [0] });
});

test("moves are pairs of spots, or there are none", () => {
  for (const moves of [
    [[0, 512]],
    [[0]],
    [[0, 1, 2]],
    [[0, 1.5]],
    [[0, -1]],
    [["0", 1]],
    [null],
    Array(5001).fill([0, 1]),
  ]) {
    assert.deepEqual(cleanDraft(puzzle("game"), { moves }).moves, []);
  }
  assert.deepEqual(cleanDraft(puzzle("game"), { moves: [[0, 511]] }).moves, [[0, 511]]);
});

test("habits come back, and nonsense is the default", () => {
  assert.deepEqual(loadHabits(), { lang: "ja", theme: "auto", speed: 10 });
  saveHabits(/** @type {any} */ ({ lang: "en", theme: "dark", speed: 100 }));
  assert.deepEqual(loadHabits(), { lang: "en", theme: "dark", speed: 100 });
  kept.set("edagari:habits", '{"lang":"xx","theme":7,"speed":-1}');
  assert.deepEqual(loadHabits(), { lang: "ja", theme: "auto", speed: 10 });
});

test("a browser without storage, or with a full one, is no fault", () => {
  Object.defineProperty(globalThis, "localStorage", {
    get: () => assert.fail("storage is off"),
    configurable: true,
  });
  saveDraft(square, emptyDraft(square));
  assert.equal(loadDraft(square), null);
  assert.equal(lastPuzzle(CATALOG), undefined);
});
