/** How often a value is still to be placed. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { timesLeft } from "../../../web/app/state/index.js";
import { gridState } from "../board/grid.js";

const ROWS = [0, 1].map((row) => [2 * row, 2 * row + 1]);

/** A grid of 2 by 2 with such groups, and a 1 in its first cell. @type {(groups: number[][], values?: number[]) => any} */
function left(groups, values = [1, 2]) {
  const state = gridState(2, { 0: "1" });
  Object.assign(state.shown, { groups, values });
  const of = timesLeft(state);
  return of && values.map(of);
}

test("groups side by side with every value tell how many are left", () => {
  assert.deepEqual(left([...ROWS, [0, 2]]), [1, 2]);
  assert.deepEqual(left([[0, 1, 2, 3]], [1, 2, 3, 4, 5]), [0, 1, 1, 1, 1]);
});

test("nothing is known where groups leave cells out, or values", () => {
  assert.equal(left([[0, 1]]), null);
  assert.equal(left(ROWS, [1, 2, 3]), null);
  assert.equal(left([]), null);
});
