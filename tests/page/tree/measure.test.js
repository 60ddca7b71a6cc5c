/** What the width of a branch stands for before anybody chooses: something that is seen. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { measureOf } from "../../../web/app/views/tree/measure.js";

/** @import { Measure } from "../../../web/app/state/tree.js" */
/** @import { Forest } from "../../../web/app/views/tree/forest.js" */

/** A puzzle with that many cells, of which each takes a value; `beside` is a second strategy. @type {(cells: number, measure?: Measure | null, beside?: string) => Forest} */
const withCells = (cells, measure = null, beside = "") => {
  const spots = Array.from({ length: cells }, (_, cell) => ({ cell }));
  return /** @type {any} */ ({ tree: { measure, beside }, shown: { values: [1, 2], drawing: { spots } } });
};

test("with few cells branches have equal shares, with many as much as there is in them", () => {
  assert.equal(measureOf(withCells(12)), "equal");
  assert.equal(measureOf(withCells(16)), "equal");
  assert.equal(measureOf(withCells(81)), "tries");
});

test("each of two trees fills its own picture, however much larger the other is", () => {
  assert.equal(measureOf(withCells(12, null, "prune")), "equal");
  assert.equal(measureOf(withCells(81, null, "prune")), "own");
  assert.equal(measureOf(withCells(81, "tries", "prune")), "tries");
});

test("a tree alone has no unit of its own to choose", () => {
  assert.equal(measureOf(withCells(81, "own")), "tries");
});

test("what was chosen is kept, for many cells too", () => {
  assert.equal(measureOf(withCells(81, "equal")), "equal");
  assert.equal(measureOf(withCells(12, "unpruned")), "unpruned");
});

test("moves have equal shares, and nothing that there would be", () => {
  const moves = withCells(33, "unpruned");
  delete (/** @type {any} */ (moves.shown).values);
  assert.equal(measureOf(moves), "equal");
});
