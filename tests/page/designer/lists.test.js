/** Numbers and tables as they are typed, and outlines of cages. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { numbersIn, rowsIn, typedList, typedRows } from "../../../web/app/designer/lists.js";
import { cellsInside, outlineOf } from "../../../web/app/designer/outline.js";

test("numbers are typed with commas, spaces and ranges, in any order and width", () => {
  assert.deepEqual(numbersIn("1-3, 8 13"), [1, 2, 3, 8, 13]);
  assert.deepEqual(numbersIn("５〜７、２"), [2, 5, 6, 7]);
  assert.deepEqual(numbersIn("−2..1"), [-2, -1, 0, 1]);
  assert.deepEqual(numbersIn("4, 4"), [4]);
});

test("anything else is none", () => {
  for (const typed of ["", "one", "1.5", "1-", "9-1", "1-9999999", "99999999", "1 -", "0-1000"])
    assert.equal(numbersIn(typed), null, typed);
});

test("a list read again is the list", () => {
  for (const numbers of [[1, 2, 3, 8, 13], [1, 2], [-3, -2, -1, 5], [7], [0, 2, 4]])
    assert.deepEqual(numbersIn(typedList(numbers)), numbers);
  assert.equal(typedList([1, 2, 3, 5, 6, 9]), "1–3, 5, 6, 9");
});

test("a table has a row on each line, with a number for each cell", () => {
  assert.deepEqual(rowsIn("1 2\n\n２，１\n-3;4", 2), [
    [1, 2],
    [2, 1],
    [-3, 4],
  ]);
  assert.equal(rowsIn("1 2\n1 2 3", 2), 2);
  assert.equal(rowsIn("1 x", 2), 1);
  assert.equal(rowsIn("1 1\n".repeat(1001), 2), 1001);
  assert.deepEqual(rowsIn(typedRows([[1, -2]]), 2), [[1, -2]]);
});

/** @type {(places: [x: number, y: number][]) => { x: number, y: number }[]} */
const at = (places) => places.map(([x, y]) => ({ x, y }));
const CORNER = at([
  [2, 3],
  [3, 3],
  [3, 4],
]);

test("the outline of a cage goes round its cells, inside their border", () => {
  assert.deepEqual(outlineOf(CORNER), [
    [1.6, 2.6],
    [3.4, 2.6],
    [3.4, 4.4],
    [2.6, 4.4],
    [2.6, 3.4],
    [1.6, 3.4],
  ]);
  const around = at([
    [2, 3],
    [3, 3],
    [2, 4],
    [3, 4],
    [4, 4],
  ]);
  assert.deepEqual(cellsInside(around, outlineOf(CORNER) ?? []), [0, 1, 3]);
});

test("cells that one outline cannot go round have none", () => {
  const cases = /** @type {[number, number][][]} */ ([
    [
      [0, 0],
      [2, 0],
    ],
    [
      [0, 0],
      [1, 1],
    ],
    [
      [0, 0],
      [0.5, 1],
    ],
  ]);
  for (const places of cases) assert.equal(outlineOf(at(places)), null);
  const ring = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x, y }))).filter(({ x, y }) => x !== 1 || y !== 1);
  assert.equal(outlineOf(ring), null);
  assert.equal(outlineOf([]), null);
});
