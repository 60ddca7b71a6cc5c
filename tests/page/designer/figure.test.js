/** Figures as data: grounds, changes, and copies under the turns of a ground. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  between,
  cellAt,
  emptyFigure,
  filled,
  movedCell,
  onGround,
  unruled,
  withCell,
  withImages,
  withLine,
  withoutCell,
} from "../../../web/app/designer/figure.js";
import { distance, freePlaces, KINDS, placesOf, SIZES } from "../../../web/app/designer/grounds.js";

/** @import { DesignedFigure, DesignedLine, Ground } from "../../../web/app/state/designer.js" */

const STAR = /** @type {Ground} */ ({ kind: "star", size: 6 });

/** @type {(cells: number[], rule?: DesignedLine["rule"], number?: number | null) => DesignedLine} */
const line = (cells, rule = "sum", number = 26) => ({ cells, look: "line", rule, number, differs: false });

/** A figure with a cell on every place of its ground but the middle of a star. @type {(ground: Ground) => DesignedFigure} */
function full(ground) {
  const figure = /** @type {DesignedFigure} */ (filled(emptyFigure(ground)));
  return ground.kind === "star" ? withoutCell(figure, figure.cells.length - 1) : figure;
}

test("the places of every ground are apart, in every size", () => {
  for (const kind of KINDS)
    for (let { low: size } = SIZES[kind]; size <= SIZES[kind].high; size += 1) {
      const places = placesOf({ kind, size });
      const least = kind === "half" ? 0.49 : 0.99;
      for (const [at, one] of places.entries())
        for (const other of places.slice(at + 1)) assert.ok(distance(one, other) > least, `${kind} ${size}`);
    }
});

test("grounds have as many places as they say", () => {
  const counts = KINDS.map((kind) => placesOf({ kind, size: 5 }).length);
  assert.deepEqual(counts, [25, 81, 6, 11, 15, 61]);
});

test("a cell is put where none is, and a place that it takes is no longer offered", () => {
  const first = /** @type {DesignedFigure} */ (withCell(emptyFigure(), { x: 1, y: 1 }));
  assert.equal(cellAt(first, { x: 1.1, y: 0.9 }), 0);
  assert.equal(withCell(first, { x: 1.2, y: 1 }), null);
  assert.equal(freePlaces(first.ground, first.cells).length, 24);
});

test("a cell moves only to where no other stands", () => {
  const two = full({ kind: "grid", size: 2 });
  assert.equal(movedCell(two, 0, { x: 1, y: 0 }), null);
  assert.equal(movedCell(two, 0, { x: 0, y: 0 }), null);
  assert.deepEqual(movedCell(two, 0, { x: 3, y: 0 })?.cells[0], { x: 3, y: 0, sign: "", name: null, given: null });
});

test("a removed cell leaves its lines, and the numbers of the others follow", () => {
  const figure = { ...full({ kind: "grid", size: 3 }), lines: [line([0, 1, 2]), line([1]), line([4, 8])] };
  assert.deepEqual(
    withoutCell(figure, 1).lines.map(({ cells }) => cells),
    [
      [0, 1],
      [3, 7],
    ],
  );
});

test("rules of a file that cannot be drawn follow a removed cell, or go with it", () => {
  const rules = [
    { rule: "visible", cells: [0, 2], count: -1 },
    { rule: "linear", groups: [[1], [2]], total: 3 },
    { rule: "less", smaller: 3, larger: 0 },
    { rule: "written sum", words: [[0]], factors: [1] },
  ];
  const figure = { ...full({ kind: "grid", size: 2 }), rest: { rules, drawing: { rows: [[0, 1]] }, entries: {} } };
  assert.deepEqual(withoutCell(figure, 1).rest, {
    rules: [
      { rule: "visible", cells: [0, 1], count: -1 },
      { rule: "less", smaller: 2, larger: 0 },
    ],
    drawing: {},
    entries: {},
  });
});

test("a straight line takes the cells on its way along", () => {
  const star = full(STAR);
  assert.equal(star.cells.length, 12);
  const sides = [0, 1, 2, 3, 4, 5].map((tip) => between(star, tip, (tip + 2) % 6).length);
  assert.deepEqual(sides, [3, 3, 3, 3, 3, 3]);
  assert.deepEqual(between(full({ kind: "grid", size: 3 }), 0, 8), [4, 8]);
});

test("one line of a star, turned, is all six, each once", () => {
  const star = full(STAR);
  const one = /** @type {DesignedFigure} */ (withLine(star, line([0, ...between(star, 0, 2)])));
  const all = /** @type {DesignedFigure} */ (withImages(one, 0, "turned"));
  assert.equal(all.lines.length, 6);
  assert.equal(all.cells.length, 12);
  assert.equal(withImages(all, 0, "turned"), null);
  assert.equal(withImages(all, 0, "mirrored"), null);
});

test("copies bring along the cells that are missing", () => {
  const corner = /** @type {DesignedFigure} */ (withCell(emptyFigure({ kind: "grid", size: 3 }), { x: 0, y: 0 }));
  const two = /** @type {DesignedFigure} */ (withCell(corner, { x: 1, y: 0 }));
  const made = withImages({ ...two, lines: [line([0, 1])] }, 0, "mirrored");
  assert.deepEqual(
    made?.cells.map(({ x, y }) => [x, y]),
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
  );
  assert.deepEqual(made?.lines[1]?.cells, [2, 1]);
});

test("cells under no rule are those of no line with one", () => {
  const figure = { ...full({ kind: "grid", size: 2 }), lines: [line([0, 1]), line([2], "none")] };
  assert.deepEqual(unruled(figure), [2, 3]);
});

test("another ground offers other places, and leaves the cells alone", () => {
  const square = full({ kind: "grid", size: 2 });
  const ring = onGround(square, { kind: "ring", size: 8 });
  assert.deepEqual([ring.cells, ring.shape], [square.cells, "square"]);
  assert.equal(onGround(emptyFigure(), { kind: "ring", size: 8 }).shape, "circle");
});
