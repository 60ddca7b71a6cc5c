/** Where arrow keys lead on a board. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { neighbour } from "../../../web/app/board/geometry.js";
import { grid } from "./grid.js";

const { drawing } = grid(3);

/** Where the arrows lead from a cell of a grid, in the order up, down, left, right. */
const around = (/** @type {number} */ cell) =>
  ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map(
    (key) => neighbour(drawing.spots, drawing.spots[cell], key)?.cell ?? null,
  );

test("arrows lead to the next cell of a grid, and nowhere at its edge", () => {
  assert.deepEqual(around(4), [1, 7, 3, 5]);
  assert.deepEqual(around(0), [null, 3, null, 1]);
  assert.equal(neighbour(drawing.spots, drawing.spots[4], "Enter"), null);
});

test("an arrow leads aslant where nothing lies straight ahead", () => {
  const spots = [
    { cell: 0, x: 0, y: 0, value: null },
    { cell: 1, x: 0.5, y: 1, value: null },
    { cell: 2, x: 3, y: 1, value: null },
  ];
  assert.equal(neighbour(spots, spots[0], "ArrowDown")?.cell, 1);
  assert.equal(neighbour(spots.slice(0, 1).concat(spots.slice(2)), spots[0], "ArrowDown"), null);
});
