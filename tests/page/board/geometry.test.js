/** Where the spots of a drawing lie. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { boxOf, HEXAGON, hullOf, neighbour, viewBox } from "../../../web/app/board/geometry.js";
import { grid } from "./grid.js";

const { drawing } = grid(3);

/** Where the arrows lead from a cell of a grid, in the order up, down, left, right. */
const around = (/** @type {number} */ cell) =>
  ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map(
    (key) => neighbour(drawing.spots, drawing.spots[cell], key)?.cell ?? null,
  );

test("a box holds every spot, with a margin", () => {
  assert.deepEqual(boxOf(drawing, 0), { x: -0.5, y: -0.5, width: 3, height: 3 });
  assert.equal(viewBox(boxOf(drawing, 1)), "-1.5 -1.5 5 5");
});

test("a box holds lines that reach beyond the spots", () => {
  const lines = [
    {
      points: [
        [-2, 0],
        [2, 4],
      ],
      thick: false,
    },
  ];
  assert.deepEqual(boxOf({ ...drawing, lines }, 0), { x: -2, y: -0.5, width: 4.5, height: 4.5 });
});

test("a box holds the clues beside the spots, and is no larger for those inside", () => {
  const clue = { text: "3", x: -0.8, y: 1, cells: [0], words: { en: "", ja: "" } };
  const labels = /** @type {const} */ (["beside", "corner", "between"]).map((where) => ({ ...clue, where }));
  const [beside, ...inside] = labels.map((label) => boxOf({ ...drawing, labels: [label] }, 0));
  assert.deepEqual(beside, { x: -1.1, y: -0.5, width: 3.6, height: 3 });
  for (const box of inside) assert.deepEqual(box, boxOf(drawing, 0));
});

test("a hexagon is 1 wide, and taller than wide", () => {
  const corners = HEXAGON.split(" ").map((corner) => corner.split(",").map(Number));
  assert.equal(corners.length, 6);
  assert.equal(Math.max(...corners.map(([x]) => x)), 0.5);
  assert.equal(Math.max(...corners.map(([, y]) => y)), 0.5774);
});

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

test("a hull has the corners alone, whatever lies inside or on an edge", () => {
  const corners = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ];
  const points = [...corners, [1, 1], [1, 0], [2, 1], [0.5, 1.5]].map(([x, y]) => ({ x, y }));
  const hull = hullOf(points).map(({ x, y }) => `${x},${y}`);
  assert.deepEqual(hull.toSorted(), corners.map(String).toSorted());
});
