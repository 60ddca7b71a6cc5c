/** A search that mends a full board: its events on the tape, its counts, and the curve of what is still wrong. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createCurve, extend } from "../../../web/app/state/curve.js";
import { FACED, RESTED, SHAKEN, SOLVED, SWAPPED, WRONG } from "../../../web/app/state/events.js";
import { countOn, createTally, tallyAt } from "../../../web/app/state/tally.js";
import { append, createTape, eventBefore, stateAt } from "../../../web/app/state/tape.js";
import { grow } from "../../../web/app/tree/builder.js";
import { createTree } from "../../../web/app/tree/store.js";
import { puzzle } from "../workbench.js";

const pack = (/** @type {number} */ kind, cell = 0, value = 0, rule = 0) =>
  kind * 2 ** 27 + rule * 2 ** 18 + cell * 512 + value;
const wrong = (/** @type {number} */ error) => WRONG * 2 ** 27 + error;

/** Three cells are filled, two change places, one takes a value that was in no cell, one rests. */
const EVENTS = Uint32Array.from([
  ...[pack(SHAKEN), pack(FACED, 0, 1), pack(FACED, 1, 2), pack(FACED, 2, 3), wrong(300_000)],
  ...[pack(SWAPPED, 0, 2, 2), wrong(7)],
  ...[pack(SWAPPED, 1, 4, 1), wrong(0)],
  ...[pack(RESTED, 2, 1), pack(SOLVED)],
]);

test("the board and what is wrong with it at each moment", () => {
  const tape = createTape(3);
  append(tape, EVENTS);
  const moments = [0, 1, 2, 3, 4].map((at) => stateAt(tape, at));
  assert.deepEqual(
    moments.map(({ board }) => [...board]),
    [
      [0, 0, 0],
      [1, 2, 3],
      [3, 2, 1],
      [3, 5, 1],
      [3, 5, 1],
    ],
  );
  assert.deepEqual(
    moments.map((state) => state.wrong),
    [null, 300_000, 7, 0, 0],
  );
  assert.equal(tape.end, 5);
  assert.deepEqual(tape.state.path, []);
  assert.equal(eventBefore(tape, 4)?.kind, RESTED);
});

test("its nodes are the full boards, and it has no tree", () => {
  const tape = createTape(3);
  append(tape, EVENTS);
  const { shown } = puzzle("square");
  const tally = createTally({ ...shown, groups: [[0, 1, 2]], values: [1, 2, 3, 4, 5] }, 3);
  countOn(tally, EVENTS, 0);
  const counts = [0, 1, 2, 4, 5].map((at) => tallyAt(tally, tape, at));
  assert.deepEqual(
    counts.map(({ nodes, cuts, solved }) => [nodes, cuts, solved]),
    [
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
      [3, 0, 0],
      [3, 0, 1],
    ],
  );
  const tree = createTree();
  grow(tree, EVENTS.subarray(0, 10));
  assert.deepEqual([tree.end, tree.used, tree.bounds.length], [4, 1, 1]);
});

test("the curve has a point for every change, whatever the pieces it comes in", () => {
  const [whole, pieces] = [createCurve(), createCurve()];
  extend(whole, EVENTS, 0);
  extend(pieces, EVENTS.subarray(0, 5), 0);
  extend(pieces, EVENTS.subarray(5), 1);
  assert.deepEqual(whole.points, [
    { at: 1, wrong: 300_000 },
    { at: 2, wrong: 7 },
    { at: 3, wrong: 0 },
  ]);
  assert.deepEqual(pieces.points, whole.points);
});

test("a long curve is thinned out evenly", () => {
  const curve = createCurve();
  for (let at = 0; at < 100_000; at += 1) extend(curve, Uint32Array.from([pack(SWAPPED, 0, 1, 1), wrong(at + 1)]), at);
  const { points } = curve;
  assert.ok(points.length < 2048 && points.length > 1000);
  const [first, second] = points;
  const apart = (second?.at ?? 0) - (first?.at ?? 0);
  assert.ok(points.every(({ at, wrong: error }, number) => at === 1 + number * apart && error === at));
});
