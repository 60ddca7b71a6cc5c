/** Where the spots of a drawing lie. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { boxOf, hullOf, viewBox } from "../../../web/app/drawing/geometry.js";
import { CORNERS } from "../../../web/app/drawing/table.js";
import { grid } from "../board/grid.js";

const { drawing } = grid(3);

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

test("a box holds long names beside the spots, of letters of any width", () => {
  const name = { x: 0, y: -1, cells: [0], words: { en: "", ja: "" }, where: /** @type {const} */ ("beside") };
  const left = (/** @type {string} */ text) => -boxOf({ ...drawing, labels: [{ ...name, text }] }, 0).x;
  assert.ok(left("Kagoshima") > 1 && left("Kagoshima") < 1.4);
  assert.ok(left("北海道地方") > 1 && left("北海道地方") < 1.4);
  assert.equal(left("17"), 0.5);
});

test("a hexagon is 1 wide, and taller than wide", () => {
  assert.equal(CORNERS.hexagon.length, 6);
  assert.equal(Math.max(...CORNERS.hexagon.map(([x]) => x)).toFixed(4), "0.5000");
  assert.equal(Math.max(...CORNERS.hexagon.map(([, y]) => y)).toFixed(4), "0.5774");
});

test("a hull has the corners alone, whatever lies inside or on an edge", () => {
  /** @type {[number, number][]} */
  const corners = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ];
  const hull = hullOf([...corners, [1, 1], [1, 0], [2, 1], [0.5, 1.5]]);
  assert.deepEqual(hull.map(String).toSorted(), corners.map(String).toSorted());
});
