/** What stands on the shelf: validated, put together, sorted out. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { requestsOf, today } from "../../../web/app/bookshelf/day.js";
import { bests, cleanEntry, dispensable, keyOfPuzzle, merged } from "../../../web/app/bookshelf/entries.js";
import { fileOf, readShelf } from "../../../web/app/bookshelf/file.js";
import { emptyDraft } from "../../../web/app/state/index.js";
import { puzzle, workbench } from "../workbench.js";

/** @import { Entry } from "../../../web/app/state/bookshelf.js" */

const { catalog } = workbench("square").state;
const square = puzzle("square");
const NOW = 1000;

/** An entry of the square whose first cell has that given. @type {(given: string, about?: Partial<Entry>) => Entry} */
function entry(given, about = {}) {
  const draft = { ...emptyDraft(square), givens: { 0: given, 1: "2" }, posed: [0], ...about.draft };
  return {
    version: 1,
    key: keyOfPuzzle(square, draft),
    puzzle: "square",
    seconds: 5,
    helped: false,
    done: null,
    when: 10,
    day: "",
    ...about,
    draft,
  };
}

test("an entry is known by the puzzle as posed, whatever is filled in or chosen as usual", () => {
  const own = { ...entry("1").draft, givens: { 0: "1", 2: "3" }, options: { order: "2" } };
  assert.equal(keyOfPuzzle(square, own), entry("1").key);
  assert.notEqual(entry("2").key, entry("1").key);
  assert.notEqual(keyOfPuzzle(square, { ...own, options: { order: "3" } }), entry("1").key);
});

test("what is read is as it was written, and its key is made from the draft", () => {
  assert.deepEqual(cleanEntry(catalog, entry("1"), NOW), entry("1"));
  assert.deepEqual(cleanEntry(catalog, { ...entry("1"), key: "of another" }, NOW), entry("1"));
});

test("what is no entry is none, and what is not plausible is left out", () => {
  const spoiled = [
    ...[{ version: 2 }, { puzzle: "unknown" }, { puzzle: "__proto__" }, { seconds: -1 }, { seconds: "5" }],
    ...[{ seconds: Number.NaN }, { when: -1 }, { when: null }, { when: Number.POSITIVE_INFINITY }, { draft: null }],
  ];
  for (const wrong of spoiled) assert.equal(cleanEntry(catalog, { ...entry("1"), ...wrong }, NOW), null);
  for (const nothing of [undefined, null, "text", [], 7]) assert.equal(cleanEntry(catalog, nothing, NOW), null);
  const raw = {
    ...entry("1"),
    when: 1e15,
    day: "<b>",
    done: { seconds: "x" },
    draft: { givens: { 0: "<b>x", "-1": "2" } },
  };
  const read = cleanEntry(catalog, raw, NOW);
  assert.equal(read?.when, NOW, "nothing is later than now");
  assert.deepEqual([read?.day, read?.done, read?.draft.givens], ["", null, { 0: "<b>x" }]);
});

test("two of one puzzle are one: the later board, the longer time, the first time it was solved", () => {
  const early = entry("1", { seconds: 9, when: 10, day: "20261129", done: { seconds: 9, helped: false, when: 10 } });
  const late = entry("1", { seconds: 7, when: 20, helped: true, done: { seconds: 7, helped: true, when: 20 } });
  late.draft.givens[2] = "4";
  const both = merged(early, late);
  assert.deepEqual(merged(late, early), both);
  assert.deepEqual([both.draft, both.seconds, both.when], [late.draft, 9, 20]);
  assert.deepEqual([both.done, both.helped, both.day], [early.done, true, "20261129"]);
});

test("a best time is that of a puzzle solved without help, one for each size", () => {
  const done = (/** @type {number} */ seconds, helped = false) => ({ seconds, helped, when: 10 });
  const best = entry("1", { done: done(30) });
  const other = entry("4", { done: done(90), draft: { ...entry("4").draft, options: { order: "3" } } });
  const all = [
    entry("2", { done: done(40) }),
    best,
    entry("3", { done: done(3, true) }),
    other,
    entry("5"),
    entry("6", { done: done(0) }),
  ];
  assert.deepEqual(bests(catalog, all), [best, other]);
});

test("where there are too many, the oldest finished ones without a best time go first", () => {
  const done = (/** @type {number} */ seconds) => ({ seconds, helped: false, when: 1 });
  const best = entry("1", { when: 1, done: done(10) });
  const second = entry("2", { when: 2, done: done(20) });
  const third = entry("3", { when: 3, done: done(30) });
  const untouched = entry("4", { when: 1, day: "20261129", draft: { ...entry("4").draft, givens: { 0: "4" } } });
  const begun = entry("5", { when: 1 });
  const all = [best, begun, untouched, third, second];
  assert.deepEqual(dispensable(catalog, all, "", 5), []);
  assert.deepEqual(dispensable(catalog, all, "", 1), [second, third, untouched, begun]);
  assert.deepEqual(dispensable(catalog, all, second.key, 3), [third, untouched], "the entry just stored stays");
});

test("a file is read as it was written", () => {
  const all = [entry("1", { done: { seconds: 3, helped: false, when: 4 } }), entry("2", { day: "20261129" })];
  assert.deepEqual(readShelf(catalog, fileOf(all), NOW), { entries: all, refused: 0 });
});

test("of a hostile file nothing comes but what is an entry", () => {
  for (const text of [
    "",
    "no JSON",
    "null",
    "[]",
    "{}",
    '{"edagari":"shelf","version":1}',
    '{"edagari":1,"version":1,"entries":[]}',
  ])
    assert.equal(readShelf(catalog, text, NOW), "notShelf", text);
  assert.equal(readShelf(catalog, '{"edagari":"shelf","version":2,"entries":[]}', NOW), "newerShelf");
  const mixed = JSON.stringify({
    edagari: "shelf",
    version: 1,
    entries: [null, 7, entry("1"), { ...entry("2"), puzzle: 3 }],
  });
  assert.deepEqual(readShelf(catalog, mixed, NOW), { entries: [entry("1")], refused: 3 });
});

test("the date here is the seed of the day, and no level is asked for that cannot be made", () => {
  assert.equal(today(new Date(2026, 10, 29, 23, 59)), "20261129");
  assert.equal(today(new Date(2027, 0, 1)), "20270101");
  const levels = (/** @type {Partial<typeof square>} */ about) =>
    requestsOf({ ...square, abilities: ["generate", "batch"], unmade: [], ...about }, "20261129").map(
      ({ level }) => level,
    );
  assert.deepEqual(levels({}), ["medium", ""]);
  assert.deepEqual(levels({ unmade: ["medium"] }), [""]);
  assert.deepEqual(levels({ abilities: ["generate"] }), [""]);
  assert.deepEqual(requestsOf({ ...square, kind: "movement" }, "20261129"), [{ moves: "8", seed: "20261129" }]);
});
