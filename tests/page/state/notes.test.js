/** What the user's notes say that a cell does not hold. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { excludedByNotes } from "../../../web/app/state/index.js";

/** @import { State } from "../../../web/app/state/state.js" */

/** Three cells that hold 1 to 3, with a spot each; as pieces with one for each value. @type {(draft: object, isOfPieces?: boolean) => State} */
function state(draft, isOfPieces = false) {
  const values = isOfPieces ? [1, 2, 3] : [null];
  const spots = [0, 1, 2].flatMap((cell) => values.map((value) => ({ cell, value })));
  const shown = { values: [1, 2, 3], drawing: { spots } };
  return /** @type {any} */ ({ draft: { givens: {}, marks: {}, centred: {}, ...draft }, shown });
}

test("what is in the middle of a cell is all that it can hold", () => {
  assert.deepEqual(excludedByNotes(state({ centred: { 1: [1, 3] } })), [[1, 2]]);
});

test("corner marks say so once every empty cell has some", () => {
  assert.deepEqual(excludedByNotes(state({ marks: { 0: [1], 1: [2] } })), []);
  const whole = { givens: { 2: "3" }, marks: { 0: [1], 1: [2] } };
  assert.deepEqual(excludedByNotes(state(whole)), [
    [0, 2],
    [0, 3],
    [1, 1],
    [1, 3],
  ]);
  assert.deepEqual(excludedByNotes(state({ ...whole, centred: { 0: [2, 3] } })), [
    [1, 1],
    [1, 3],
  ]);
});

test("on a board of pieces a cross excludes; what stands says more than the crosses beside it", () => {
  assert.deepEqual(excludedByNotes(state({ givens: { 0: "2" }, marks: { 0: [1], 1: [2, 3] } }, true)), [
    [1, 2],
    [1, 3],
  ]);
});
