/** Boards as text. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { boardText, isBoard } from "../../../web/app/board/text.js";
import { gridState } from "./grid.js";

test("a board is written by rows, a dot for an empty cell", () => {
  assert.equal(boardText(gridState(2)), ". .\n. .");
  assert.equal(boardText(gridState(2, { 0: "1", 3: "2" })), "1 .\n. 2");
});

test("entries are as wide as the longest", () => {
  assert.equal(boardText(gridState(2, { 1: "12", 2: "3" })), " . 12\n 3  .");
});

test("own numbers are told from locked givens, and empty cells have their marks", () => {
  const state = gridState(2, { 0: "1", 3: "2" });
  state.draft.posed = [0];
  state.draft.marks = { 1: [3, 12], 3: [4] };
  assert.equal(boardText(state), "     1 {3,12}\n     .    (2)");
});

test("one value is no board; several, or a long row of signs, are", () => {
  for (const text of ["7", " 12 ", "-3", ".", "12345678"]) assert.equal(isBoard(text, "placement"), false, text);
  for (const text of ["1 2", "1,2", "1|2", "1\n.", "53..7....6"]) assert.equal(isBoard(text, "placement"), true, text);
  assert.equal(isBoard("_", "movement"), true);
});
