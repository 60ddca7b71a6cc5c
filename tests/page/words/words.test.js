/** The texts of the page: each in both languages, each in one room only. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { BESIDE } from "../../../web/app/words/beside.js";
import { CONFLICT } from "../../../web/app/words/conflict.js";
import { CURVE } from "../../../web/app/words/curve.js";
import { EMBEDDING } from "../../../web/app/words/embedding.js";
import { EXPLAINING } from "../../../web/app/words/explaining.js";
import { FOREIGN } from "../../../web/app/words/foreign.js";
import { HELP } from "../../../web/app/words/help.js";
import { INTERRUPTED } from "../../../web/app/words/interrupted.js";
import { MEASURE } from "../../../web/app/words/measure.js";
import { PATH } from "../../../web/app/words/path.js";
import { STORY } from "../../../web/app/words/story.js";
import { WATCHING, watching } from "../../../web/app/words/watching.js";
import { both, ROOMS, words } from "../../../web/app/words/words.js";
import { WORKSHEET } from "../../../web/app/words/worksheet.js";

const entries = Object.entries({
  ...ROOMS,
  BESIDE,
  CONFLICT,
  EMBEDDING,
  FOREIGN,
  HELP,
  INTERRUPTED,
  MEASURE,
  EXPLAINING,
  STORY,
  CURVE,
  PATH,
  WATCHING,
  WORKSHEET,
}).flatMap(([room, table]) => Object.entries(table).map(([name, word]) => ({ room, name, word })));

/** A sentence with what goes into it, as it is read. */
const said = (/** @type {unknown} */ word) => (typeof word === "function" ? word("2", "3", "4", "5", "6") : word);

/** Everything that is written in a word, a list or a table. @type {(word: unknown) => string[]} */
const written = (word) => (typeof word === "object" && word ? Object.values(word).flatMap(written) : [String(word)]);

/** Texts that are the same in both languages, such as keys. @type {(text: string) => boolean} */
const isWord = (text) => /[a-z]{2}/.test(text);

test("a name stands in one room only", () => {
  const names = entries.map(({ name }) => name);
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
  );
});

for (const { room, name, word } of entries) {
  test(`${room} ${name} is said in both languages`, () => {
    const [en, ja] = [written(said(word.en)), written(said(word.ja))];
    assert.equal(typeof word.ja, typeof word.en);
    for (const text of [...en, ...ja]) assert.match(text, /\S/);
    assert.doesNotMatch(en.join(), /undefined|[ぁ-んァ-ン一-龥]/);
    assert.doesNotMatch(ja.join(), /undefined/);
    if (en.some(isWord)) assert.notDeepEqual(ja, en);
  });
}

test("Japanese has its own signs, and a space where a digit or a Latin letter meets it", () => {
  for (const { name, word } of entries) {
    for (const text of written(said(word.ja))) {
      assert.doesNotMatch(text, /[ぁ-んァ-ヶー一-龥）」][,;:.!?]/, name);
      assert.doesNotMatch(text, /[ぁ-んァ-ヶー一-龥][0-9A-Za-z]|[0-9A-Za-z][ぁ-んァ-ヶ一-龥]/, name);
    }
  }
});

test("cuts and dead ends are counted each by itself, and not said where they are not counted", () => {
  const counts = watching("en").momentCounts;
  assert.equal(counts("5", "3", "", "0"), "node 5 · cut 3 · solution 0");
  assert.equal(counts("5", "", "2", "0"), "node 5 · dead end 2 · solution 0");
  assert.equal(counts("5", "3", "2", "0"), "node 5 · cut 3 · dead end 2 · solution 0");
});

test("what stopped before it found anything does not count", () => {
  assert.equal(words("en").atLeast("1,200", 1200), "at least 1,200 solutions (stopped)");
  assert.equal(words("en").atLeast("0", 0), "none found (stopped)");
});

test("the tables of words have the same names in both languages", () => {
  for (const { name, word } of entries) {
    if (typeof word.en !== "object" || Array.isArray(word.en)) continue;
    assert.deepEqual(Object.keys(word.ja), Object.keys(word.en), name);
  }
});

test("words are found by language", () => {
  assert.equal(words("en").solve, "Solve");
  assert.equal(words("ja").solve, "解く");
  assert.deepEqual(
    both((w) => w.isGiven("a")),
    { en: "a, given", ja: "a、初めの数" },
  );
});

test("one thing is not said to be several", () => {
  assert.equal(words("en").solvedIn(1, null), "Solved in 1 move.");
  assert.equal(words("en").solvedIn(2, 2), "Solved in 2 moves, which is the best.");
  assert.equal(words("en").stoppedLines(1), "stopped; at least 1 shortest line");
});
