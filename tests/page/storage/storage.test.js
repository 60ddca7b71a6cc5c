/** What the browser kept, and what others may have put in its place. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { choosePuzzle, settle } from "../../../web/app/draft_effects.js";
import { keyOf } from "../../../web/app/state/by_hand.js";
import { USUAL_WRITING } from "../../../web/app/state/program.js";
import { emptyDraft } from "../../../web/app/state/task.js";
import { loadSeconds, saveSeconds } from "../../../web/app/storage/clocks.js";
import { coreChoices } from "../../../web/app/storage/cores.js";
import { lastPuzzle, loadDraft, loadRevealed, noteStored, saveDraft } from "../../../web/app/storage/drafts.js";
import { loadHabits, saveHabit } from "../../../web/app/storage/preferences.js";
import { cleanDraft } from "../../../web/app/storage/validate.js";
import { CATALOG, furnish, puzzle, workbench } from "../workbench.js";

/** @import { State } from "../../../web/app/state/state.js" */

/** @type {Map<string, string>} */
let kept = new Map();
/** @type {{ hash: string, pathname: string }} */
let address;
const square = puzzle("square");
beforeEach(() => {
  ({ kept, address } = furnish());
  setCores(6);
});

/** A device in Japan with so many cores. @type {(cores: number | undefined) => void} */
function setCores(cores) {
  const value = { languages: ["ja-JP"], language: "ja-JP", hardwareConcurrency: cores };
  Object.defineProperty(globalThis, "navigator", { value, configurable: true });
}

/** A tab with the square, and this in its cells. @type {(givens: Record<number, string>) => State} */
function tab(givens) {
  const { state } = workbench("square");
  noteStored(state);
  state.draft.givens = givens;
  return state;
}

test("a draft that was kept comes back, and so does its puzzle", () => {
  const draft = {
    ...emptyDraft(square),
    options: { order: "3" },
    givens: { 0: "1", 2: "x" },
    posed: [0],
    marks: { 1: [2, 12] },
    colours: { 3: 2 },
    strategy: "walk",
  };
  saveDraft(Object.assign(tab({}), { draft }));
  assert.deepEqual(loadDraft(square), draft);
  assert.equal(lastPuzzle(CATALOG), square);
  assert.equal(loadDraft(puzzle("other")), null);
});

test("the moves of a game come back too", () => {
  const game = puzzle("game");
  const draft = {
    ...emptyDraft(game),
    start: "abab",
    moves: [
      [0, 1],
      [1, 2],
    ],
  };
  saveDraft(Object.assign(workbench("game").state, { draft }));
  assert.deepEqual(loadDraft(game), draft);
});

test("a solution that was asked for is not one's own on the next visit either, until something is changed", () => {
  const app = workbench("square", settle);
  Object.assign(app.state, { draft: { ...emptyDraft(square), givens: { 0: "1" } } });
  noteStored(app.state);
  app.state.aid.revealed = keyOf(app.state.draft);
  app.persist();
  const next = workbench("square", settle);
  choosePuzzle(next, square);
  assert.equal(next.state.aid.revealed, keyOf(next.state.draft));
  next.state.draft.givens = { 0: "2" };
  next.persist();
  assert.equal(loadRevealed(square), "");
});

test("a draft of any other version is read as far as it is known", () => {
  const known = { ...emptyDraft(square), givens: { 4: "5" }, strategy: "walk" };
  for (const v of [undefined, 1, 2, 3, 99, "new"]) {
    const text = JSON.stringify({ ...known, wishes: ["a thing of tomorrow"], v });
    kept.set("edagari:/:draft:square", text);
    assert.deepEqual(loadDraft(square), known);
  }
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
    kept.set("edagari:/:draft:square", text);
    const draft = loadDraft(square);
    if (draft) assert.deepEqual(draft, emptyDraft(square), text);
  }
});

test("memory that is not ours is left out, of drafts, habits and puzzles", () => {
  const usual = loadHabits();
  for (const text of [
    "not json",
    "null",
    "[1,2]",
    '{"options":3,"givens":[],"strategy":{}}',
    JSON.stringify({ options: { order: {} }, givens: { 0: {}, x: "1", 1: "a".repeat(5000) } }),
  ]) {
    for (const name of ["draft:square", "habits", "puzzle"]) kept.set(`edagari:/:${name}`, text);
    assert.deepEqual(loadDraft(square) ?? emptyDraft(square), emptyDraft(square), text);
    assert.deepEqual(loadHabits(), usual, text);
    assert.equal(lastPuzzle(CATALOG) ?? null, null, text);
  }
});

test("of a damaged draft that which is right is kept", () => {
  const draft = cleanDraft(square, {
    options: { order: "3", none: "1", __proto__: { x: 1 } },
    givens: { 0: "1", 1: 2, 2: "a b", 3: "", 4: "123456789", "-1": "1", 1000: "1", x: "1" },
    posed: [0, 1, "0", null, 7],
    marks: { 0: [2, 1, 2], 1: [], 2: "12", 3: [1.5], 4: [1e300], x: [1], 1000: [1], 5: Array(200).fill(1) },
    centred: { 0: [3, 3], 1: "1", x: [1] },
    colours: { 0: 3, 1: 0, 2: 9, 3: "1", x: 1, 1000: 1, __proto__: 1 },
    strategy: "none",
    start: 5,
    moves: "x",
    more: true,
  });
  assert.deepEqual(draft, {
    ...emptyDraft(square),
    options: { order: "3" },
    givens: { 0: "1" },
    posed: [0],
    marks: { 0: [1, 2] },
    centred: { 0: [3] },
    colours: { 0: 3 },
  });
});

test("drafts that were kept before there were marks, and before anything was locked, are as they were", () => {
  const first = { options: {}, givens: { 0: "1" }, strategy: "plain", seed: "", start: "", moves: [] };
  for (const older of [first, { ...first, posed: [0] }]) {
    kept.set("edagari:/:draft:square", JSON.stringify(older));
    assert.deepEqual(loadDraft(square), { ...emptyDraft(square), ...older });
  }
});

test("a clock goes on with the puzzle that it was kept for, and with no other", () => {
  saveSeconds(square, "one", 65.7);
  assert.equal(loadSeconds(square, "one"), 65);
  assert.equal(loadSeconds(square, "two"), 0);
  assert.equal(loadSeconds(puzzle("other"), "one"), 0);
  for (const seconds of ["9", -1, 1e9, null]) {
    kept.set("edagari:/:clock:square", JSON.stringify({ of: "one", seconds }));
    assert.equal(loadSeconds(square, "one"), 0);
  }
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

test("habits come back one by one, and nonsense is the default", () => {
  const usual = {
    lang: "ja",
    theme: "auto",
    speed: 2,
    panels: [],
    writing: USUAL_WRITING,
    tidy: false,
    timed: true,
    cores: 6,
  };
  assert.deepEqual(loadHabits(), usual);
  saveHabit({ lang: "en" });
  saveHabit({ theme: "dark" });
  saveHabit({ speed: 100 });
  saveHabit({ panels: ["plan", "race"], tidy: true, timed: false });
  saveHabit({ cores: 3 });
  saveHabit({ writing: { language: "c", form: "recursion" } });
  assert.deepEqual(loadHabits(), {
    lang: "en",
    theme: "dark",
    speed: 100,
    panels: ["plan", "race"],
    writing: { language: "c", form: "recursion" },
    tidy: true,
    timed: false,
    cores: 3,
  });
  kept.set(
    "edagari:/:habits",
    '{"lang":"xx","theme":7,"speed":-1,"panels":["<b>",7,null],"writing":{"language":"perl","form":["loops"]},"tidy":1,"timed":0,"cores":99}',
  );
  assert.deepEqual(loadHabits(), usual);
});

test("half as many cores can be chosen, and half of that; one where the device does not say how many it has", () => {
  assert.deepEqual(coreChoices(), [1, 3, 6]);
  setCores(undefined);
  assert.deepEqual(coreChoices(), [1]);
  assert.equal(loadHabits().cores, 1);
});

test("two copies of the site on one origin know nothing of each other", () => {
  address.pathname = "/a/index.html";
  saveDraft(tab({ 0: "1" }));
  saveHabit({ theme: "dark" });
  address.pathname = "/b/";
  assert.equal(loadDraft(square), null);
  assert.equal(lastPuzzle(CATALOG), undefined);
  assert.equal(loadHabits().theme, "auto");
  address.pathname = "/a/";
  assert.deepEqual(loadDraft(square)?.givens, { 0: "1" });
});

test("what was kept before there were folders in names is taken over, by one copy", () => {
  address.pathname = "/a/";
  kept.set("edagari:draft:square", '{"givens":{"0":"1"}}');
  kept.set("edagari:puzzle", '"other"');
  kept.set("edagari:habits", '{"theme":"dark"}');
  for (let times = 0; times < 2; times += 1) {
    assert.deepEqual(loadDraft(square)?.givens, { 0: "1" });
    assert.equal(lastPuzzle(CATALOG)?.name, "other");
    assert.equal(loadHabits().theme, "dark");
  }
  assert.deepEqual([...kept.keys()].sort(), ["edagari:/a/:draft:square", "edagari:/a/:habits", "edagari:/a/:puzzle"]);
  address.pathname = "/b/";
  assert.equal(loadDraft(square), null);
});

test("a browser without storage is no fault, and is told of once", () => {
  Object.defineProperty(globalThis, "localStorage", {
    get: () => assert.fail("storage is off"),
    configurable: true,
  });
  const state = tab({ 0: "1" });
  saveDraft(state);
  assert.match(state.notice?.words.en ?? "", /keeps nothing/);
  state.notice = null;
  saveDraft(state);
  assert.deepEqual([state.notice, state.refused], [null, true]);
  assert.equal(loadDraft(square), null);
  assert.equal(lastPuzzle(CATALOG), undefined);
});

test("a full storage loses nothing that it held, and is told of until there is room", () => {
  const state = tab({ 0: "1" });
  saveDraft(state);
  const { setItem } = localStorage;
  localStorage.setItem = () => assert.fail("full");
  state.draft.givens = { 0: "2" };
  saveDraft(state);
  assert.equal(state.refused, true);
  assert.deepEqual(loadDraft(square)?.givens, { 0: "1" });
  kept.set("edagari:draft:other", '{"givens":{"3":"4"}}');
  assert.deepEqual(loadDraft(puzzle("other"))?.givens, { 3: "4" }, "an older name that cannot be moved is read");
  localStorage.setItem = setItem;
  saveDraft(state);
  assert.equal(state.refused, false);
  assert.deepEqual(loadDraft(square)?.givens, { 0: "2" });
});
