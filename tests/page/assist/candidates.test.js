/** The pencil marks on the board: the user's own, and those of a hint. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { pencilled } from "../../../web/app/assist/index.js";
import { sceneOf } from "../../../web/app/board/scene.js";
import { gridState } from "../board/grid.js";

const MARKS = [[], [1, 2], [1, 2], [1, 2]];
const HIDDEN = { cells: [0, 1], places: [[1, 2]], removes: [] };
const PAIR = { cells: [1], places: [], removes: [[2, 1]] };

/** A board with a given, a mark of one's own, and an open hint that was asked about so many times. @type {(last: object, strength: number) => any} */
function hinted(last, strength) {
  const state = gridState(2, { 0: "1" });
  const { cells } = /** @type {typeof PAIR} */ (last);
  state.draft.marks = { 3: [2] };
  state.aid.hint = { steps: [{ cells }, { cells }, last], strength, marks: MARKS };
  return state;
}

/** The marks of each cell, with "own" before one's own, and "-" before those that go. @type {(state: any) => string[]} */
const marked = (state) =>
  pencilled(state, sceneOf(state)).map(({ marks, gone, own }) =>
    marks.length === 0 ? "" : `${own ? "own " : ""}${marks.map((mark) => (gone.includes(mark) ? -mark : mark))}`,
  );

test("a hint shows the candidates of the cells that it speaks of, once it says more, and one's own stay", () => {
  assert.deepEqual(marked(hinted(HIDDEN, 0)), ["", "", "", "own 2"]);
  assert.deepEqual(marked(hinted(HIDDEN, 1)), ["", "1,2", "", "own 2"]);
  assert.deepEqual(marked(hinted(HIDDEN, 2)), ["", "1,2", "", "own 2"]);
});

test("what it excludes is shown where it is excluded, not before it says so", () => {
  assert.deepEqual(marked(hinted(PAIR, 1)), ["", "1,2", "", "own 2"]);
  assert.deepEqual(marked(hinted(PAIR, 2)), ["", "1,2", "-1,2", "own 2"]);
});

test("a hint leaves the possible numbers that were asked for where they are", () => {
  const state = hinted(HIDDEN, 1);
  state.aid.marked = true;
  state.aid.candidates = { progress: { result: { open: 3, possible: [[1], [2], [1], [1, 2]] } } };
  assert.deepEqual(marked(state), ["", "1,2", "1", "1,2"]);
});
