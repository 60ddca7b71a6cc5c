/** The board in words, for those who hear it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { boardInWords } from "../../../web/app/python/view_board.js";

const NAMES = ["a", "b", "c"].map((name) => ({ en: `cell ${name}`, ja: `マス ${name}` }));

test("cells with a value are named, others left out", () => {
  assert.equal(boardInWords(NAMES, ["7", undefined, "12"], false, "en"), "cell a = 7; cell c = 12");
  assert.equal(boardInWords(NAMES, ["7", undefined, "12"], false, "ja"), "マス a = 7; マス c = 12");
  assert.equal(boardInWords(NAMES, [undefined, undefined, undefined], false, "en"), "Nothing is filled in.");
});

test("of a movement each place has a face, by its name", () => {
  assert.equal(boardInWords(NAMES, ["black", "gap", "5"], true, "en"), "cell a = black; cell b = gap; cell c = 5");
});
