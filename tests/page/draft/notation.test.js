/** Positions in text form, read by the signs of the usual one; givens are compared with Python's in tests/site. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readFaces } from "../../../web/app/draft/notation.js";
import { position } from "../workbench.js";

const ROW = {
  ...position(""),
  state: "●●_●",
  faces: ["black", "black", "gap", "black"],
  moves: [{ source: 0, target: 2, state: "_○●●", faces: ["gap", "white", "black", "black"] }],
};
const TILES = { ...position(""), state: "1 2\n3 _", faces: ["1", "2", "3", "gap"] };

test("signs mean what they mean in the usual position and in those next to it", () => {
  assert.deepEqual(readFaces("○_○●", ROW), ["white", "gap", "white", "black"]);
  assert.deepEqual(readFaces(" ○ _ ○ ● ", ROW), ["white", "gap", "white", "black"]);
  assert.deepEqual(readFaces("○_/○●", ROW), ["white", "gap", "white", "black"]);
  assert.deepEqual(readFaces("3 1\n_ 2", TILES), ["3", "1", "gap", "2"]);
});

test("what is no position of that size and those pieces is left to Python", () => {
  for (const text of ["", "○_○", "○_○●●", "x_○●", "____", "○○○○", "__○●"]) assert.equal(readFaces(text, ROW), null);
  for (const text of ["1 2 3 3", "1 2 3 4", "1 2 3", "_ _ 1 2"]) assert.equal(readFaces(text, TILES), null);
});
