/** Which squares a drag reaches, and what comes to stand there. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { spotsAlong } from "../../../web/app/board/strokes.js";
import { changedBy, draftNow, drawOn, NEXT, restOf, standOf, wholeGivens } from "../../../web/app/state/index.js";
import { grid, gridState } from "./grid.js";

const { drawing } = grid(4);
const along = (/** @type {number} */ first, /** @type {number} */ across, /** @type {number} */ down) =>
  spotsAlong(drawing.spots, drawing.spots[first], across, down).map(({ cell }) => cell);

/** A grid of squares to fill: 1 is drawn, 0 is the rest. */
function squares() {
  const state = gridState(4);
  for (const spot of state.shown.drawing.spots) spot.value = 1;
  Object.assign(state.shown, { values: [0, 1] });
  return state;
}

test("a drag keeps to the row or column to which it leads most, and goes beyond the board no further", () => {
  assert.deepEqual(along(5, 0.2, 0.3), [5]);
  assert.deepEqual(along(5, 1.1, 0.4), [5, 6]);
  assert.deepEqual(along(5, -9, 2), [5, 4]);
  assert.deepEqual(along(5, 0.6, 1.6), [5, 9, 13]);
});

test("a tap fills, crosses and clears in turn; what crosses does so at once", () => {
  const state = squares();
  const [spot] = state.shown.drawing.spots;
  assert.equal(restOf(state.shown), 0);
  const seen = [1, 2, 3].map(() => {
    drawOn(state, state.draft, [spot], NEXT.tap[standOf(state, spot)]);
    return [standOf(state, spot), state.draft.givens[0]];
  });
  assert.deepEqual(seen, [
    ["piece", "1"],
    ["crossed", "0"],
    ["plain", undefined],
  ]);
  assert.equal(NEXT.cross.piece, "crossed");
});

test("a stroke changes the squares that stand as its first one, and the draft only once it ends", () => {
  const state = squares();
  const { spots } = state.shown.drawing;
  state.draft.givens = { 1: "0", 3: "1" };
  state.draft.posed = [];
  const stroke = { spots: spots.slice(0, 4), to: /** @type {const} */ ("piece") };
  state.aid.stroke = stroke;
  assert.deepEqual(
    changedBy(state, stroke).map(({ cell }) => cell),
    [0, 2],
  );
  assert.deepEqual(draftNow(state).givens, { 0: "1", 1: "0", 2: "1", 3: "1" });
  assert.deepEqual(state.draft.givens, { 1: "0", 3: "1" });
});

test("what nothing more is drawn on has the rest everywhere else", () => {
  const state = squares();
  state.draft.givens = { 1: "1" };
  assert.equal(Object.values(wholeGivens(state)).filter((typed) => typed === "0").length, 15);
  assert.equal(restOf(grid(4)), null);
});
