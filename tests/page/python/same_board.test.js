/** Whether a program was about the board of the page. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { areSame, boardOpened } from "../../../web/app/python/same_board.js";

const OPENED = {
  ...{ type: /** @type {const} */ ("opened"), puzzle: "row", options: {}, cells: 3, givens: {}, rules: [] },
  ...{ values: ["black", "white", "gap"], start: [0, 2, 1], isWanted: true },
};
const ROW = { puzzle: "row", options: { n: "3", rule: "slide" }, givens: {}, start: ["black", "gap", "white"] };

test("the same puzzle with the same options, givens and start", () => {
  const here = boardOpened(OPENED, { rule: "slide", n: "3" });
  assert.ok(areSame(here, ROW));
  assert.ok(!areSame(here, { ...ROW, puzzle: "column" }));
  assert.ok(!areSame(here, { ...ROW, options: { n: "3", rule: "jump" } }));
  assert.ok(!areSame(here, { ...ROW, start: ["gap", "black", "white"] }));
});

test("givens as they were typed, in any order", () => {
  const square = { puzzle: "square", options: {}, givens: { 10: "5", 2: "7" }, start: [] };
  assert.ok(areSame(square, { ...square, givens: { 2: " 7", 10: "5 " } }));
  assert.ok(!areSame(square, { ...square, givens: { 2: "7" } }));
  assert.ok(!areSame(square, { ...square, givens: { 2: "7", 10: "6" } }));
});
