/** Bundles: the rules that one press puts on a grid. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { bundlesFor, withBundle } from "../../../web/app/designer/bundles.js";
import { emptyFigure, filled, withoutCell } from "../../../web/app/designer/figure.js";
import { fileOf } from "../../../web/app/designer/file.js";

/** @import { DesignedFigure, Ground } from "../../../web/app/state/designer.js" */
/** @import { Bundle } from "../../../web/app/designer/bundles.js" */

/** @type {(size: number, kind?: Ground["kind"]) => DesignedFigure} */
const full = (size, kind = "grid") => /** @type {DesignedFigure} */ (filled(emptyFigure({ kind, size })));
/** @type {(figure: DesignedFigure, name: Bundle) => DesignedFigure} */
const put = (figure, name) => /** @type {DesignedFigure} */ (withBundle(figure, name));
/** @type {(figure: DesignedFigure) => number[][]} */
const cellsOf = ({ lines }) => lines.map(({ cells }) => cells);

test("rows and columns of a Latin square have the numbers from 1 to its size", () => {
  const latin = put(full(4), "latin");
  assert.equal(latin.lines.length, 8);
  assert.deepEqual(cellsOf(latin).slice(3, 5), [
    [12, 13, 14, 15],
    [0, 4, 8, 12],
  ]);
  assert.deepEqual([latin.values, latin.differs], [[1, 2, 3, 4], false]);
  const rules = JSON.parse(fileOf(latin).text).rules;
  assert.ok(rules.every((/** @type {any} */ { rule, cells }) => rule === "all different" && cells.length === 4));
});

test("regions are as many and as large as rows, each drawn as a cage", () => {
  const six = put(full(6), "regions");
  assert.deepEqual(cellsOf(six)[1], [3, 4, 5, 9, 10, 11]);
  assert.deepEqual(new Set(cellsOf(six).flat()).size, 36);
  assert.ok(six.lines.every(({ look, rule }) => look === "cage" && rule === "different"));
  assert.equal(JSON.parse(fileOf(six).text).drawing.outlines.length, 6);
  assert.ok(!bundlesFor(full(5)).includes("regions"));
});

test("a Sudoku is three presses, and none of them adds a line twice", () => {
  const sudoku = put(put(full(9), "latin"), "regions");
  assert.equal(sudoku.lines.length, 27);
  assert.equal(withBundle(sudoku, "latin"), null);
  assert.equal(put(sudoku, "diagonals").lines.length, 29);
});

test("queens stand once in each row and column, and at most once on a diagonal", () => {
  const queens = put(full(5), "attacks");
  const of = (/** @type {string} */ rule) => queens.lines.filter((line) => line.rule === rule);
  assert.deepEqual([of("sum").length, of("most").length, queens.values], [10, 14, [0, 1]]);
  const attacks = new Set(of("most").flatMap(({ cells }) => cells.flatMap((a) => cells.map((b) => `${a} ${b}`))));
  for (let a = 0; a < 25; a += 1)
    for (let b = 0; b < 25; b += 1) {
      const [across, down] = [Math.abs((a % 5) - (b % 5)), Math.abs(Math.floor(a / 5) - Math.floor(b / 5))];
      if (a !== b) assert.equal(attacks.has(`${a} ${b}`), across === down, `${a} ${b}`);
    }
});

test("an empty grid is filled first; a magic square has eight lines of the same sum", () => {
  const magic = put(emptyFigure({ kind: "grid", size: 3 }), "magic");
  assert.deepEqual([magic.cells.length, magic.lines.length, magic.differs], [9, 8, true]);
  assert.equal(magic.values.length, 9);
});

test("where cells are missing, lines go through those that are there", () => {
  const figure = withoutCell(full(3), 4);
  assert.deepEqual(cellsOf(put(figure, "latin"))[1], [3, 4]);
  assert.ok(!bundlesFor(figure).includes("diagonals"));
});

test("cells that stand on no grid have no bundles", () => {
  assert.deepEqual(bundlesFor(full(6, "star")), []);
  assert.deepEqual(bundlesFor(full(3, "half")), []);
  assert.deepEqual(bundlesFor(emptyFigure({ kind: "ring", size: 5 })), []);
});
