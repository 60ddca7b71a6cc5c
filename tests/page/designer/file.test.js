/** Figures as puzzle files, and back: what cannot be drawn stays as it was. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { linesOf } from "../../../web/app/designer/asking.js";
import { emptyFigure, filled, unsaid } from "../../../web/app/designer/figure.js";
import { cleanFigure, figureIn, fileOf } from "../../../web/app/designer/file.js";
import { freePlaces, middleOf } from "../../../web/app/designer/grounds.js";
import { rulesOf } from "../../../web/app/designer/rules.js";

/** @import { DesignedFigure, DesignedLine } from "../../../web/app/state/designer.js" */

/** @type {(lines: Partial<DesignedLine>[], more?: Partial<DesignedFigure>) => DesignedFigure} */
const figureWith = (lines, more = {}) => ({
  .../** @type {DesignedFigure} */ (filled(emptyFigure({ kind: "grid", size: 3 }))),
  lines: lines.map((each) => ({ cells: [0, 1, 2], look: "line", rule: "sum", number: 15, differs: false, ...each })),
  ...more,
});
/** @type {(figure: DesignedFigure) => any} */
const fileIn = (figure) => JSON.parse(fileOf(figure).text);
const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8];

test("lines become rules, and each rule knows its line", () => {
  const figure = figureWith([
    { cells: [0, 1, 2] },
    { cells: [3, 4, 5], rule: "same" },
    { cells: [6, 7, 8], rule: "same" },
    { cells: [0, 4], rule: "increasing", number: null },
    { cells: [0, 3, 6], rule: "none" },
    { cells: [2, 5], rule: "product", number: null },
    { cells: [1, 4], rule: "difference", number: 2, differs: true },
  ]);
  assert.deepEqual(rulesOf(figure), [
    { fields: { rule: "all different", cells: ALL }, owner: null },
    { fields: { rule: "sum is", cells: [0, 1, 2], total: 15 }, owner: 0 },
    { fields: { rule: "increasing", cells: [0, 4] }, owner: 3 },
    { fields: { rule: "largest minus rest", cells: [1, 4], difference: 2 }, owner: 6 },
    { fields: { rule: "all different", cells: [1, 4] }, owner: 6 },
    {
      fields: {
        rule: "equal sums",
        groups: [
          [3, 4, 5],
          [6, 7, 8],
        ],
      },
      owner: [1, 2],
    },
  ]);
  const { owners } = fileOf(figure);
  assert.deepEqual(
    linesOf(
      [
        [0, null],
        [1, null],
        [5, 1],
        [3, null],
        [4, null],
      ],
      owners,
    ),
    [0, 2, 6],
  );
  assert.deepEqual(linesOf([[5, null]], owners), [1, 2]);
});

test("a figure read from its own file is the figure", () => {
  const figure = figureWith(
    [
      { cells: [0, 1, 2], rule: "same", number: null },
      { cells: [0, 3, 6], rule: "same", number: null },
      { cells: [4, 5, 8], look: "cage", differs: true },
      { cells: [7, 8], look: "line", rule: "increasing", number: null },
      { cells: [2, 4], look: "cage", rule: "ratio", number: 3 },
      { cells: [0, 4, 8], rule: "different", number: null },
      {
        ...{ cells: [1, 2], rule: "table", number: null },
        rows: [
          [1, 8],
          [8, 1],
        ],
      },
    ],
    { title: "A square", differs: false, values: [1, 2, 4, 8] },
  );
  const cells = figure.cells.map((cell, at) => (at === 4 ? { ...cell, sign: "M", given: 4, allowed: [2, 4] } : cell));
  const drawn = { ...figure, cells };
  const read = /** @type {DesignedFigure} */ (figureIn(fileOf(drawn).text, "en"));
  const sorted = (/** @type {DesignedLine[]} */ lines) => lines.map((each) => JSON.stringify(each)).toSorted();
  assert.deepEqual(sorted(read.lines), sorted(drawn.lines));
  const { rest, lines: _lines, ...others } = read;
  const { rest: _rest, lines: _drawn, ...before } = drawn;
  assert.deepEqual(others, before);
  assert.deepEqual([rest.rules, rest.drawing], [[], {}]);
  assert.equal(fileOf(read).text.length, fileOf(drawn).text.length);
});

test("the file has the values as they are, a title, and the rules in both languages", () => {
  const file = fileIn(figureWith([{}, { cells: [3, 4, 5] }]));
  assert.deepEqual(file.values, { from: 1, to: 9 });
  assert.deepEqual(fileIn(figureWith([], { values: [1, 3, 9] })).values, [1, 3, 9]);
  assert.deepEqual(file.title, { en: "My figure", ja: "自作の図形" });
  assert.deepEqual(file.about, {
    en: "Numbers from 1 to 9, none of them twice. 2 lines: the sum is 15.",
    ja: "1〜9 の数を、重複なく入れます。2 本の線：和は 15。",
  });
});

test("a cage of squares has an outline with its clue in the corner; a line that grows has a bulb", () => {
  const lines = /** @type {Partial<DesignedLine>[]} */ ([{ look: "cage" }, { rule: "increasing", cells: [3, 4] }]);
  const { drawing } = fileIn(figureWith(lines));
  assert.deepEqual(
    drawing.labels.map((/** @type {any} */ { text, x, y, where }) => [text, x, y, where]),
    [["15", -0.4, -0.32, "corner"]],
  );
  assert.deepEqual(
    drawing.sketches.map((/** @type {any} */ { ink, strokes }) => [ink, strokes.length]),
    [
      ["line", 1],
      ["shade", 2],
    ],
  );
  assert.equal(drawing.lines, undefined);
  assert.deepEqual(drawing.outlines, [
    [
      [-0.4, -0.4],
      [2.4, -0.4],
      [2.4, 0.4],
      [-0.4, 0.4],
    ],
  ]);
});

test("a cage of other cells, or in pieces, is a band", () => {
  const lines = /** @type {Partial<DesignedLine>[]} */ ([{ look: "cage" }, { look: "cage", cells: [6, 8] }]);
  for (const [shape, bands] of [
    ["square", 1],
    ["circle", 2],
  ]) {
    const { drawing } = fileIn(figureWith(lines, { shape: /** @type {"square"} */ (shape) }));
    assert.equal(drawing.sketches.length, bands);
    assert.equal(drawing.outlines?.length ?? 0, 2 - Number(bands));
  }
});

test("cells that may have the same numbers are one rule; a table without rows is none", () => {
  const figure = figureWith([{ rule: "table", number: null, rows: [] }], { differs: false });
  const cells = figure.cells.map((cell, at) => (at < 2 ? { ...cell, allowed: [1, 5] } : cell));
  const file = fileIn({ ...figure, cells });
  assert.deepEqual(file.rules, [{ rule: "one of", cells: [0, 1], values: [1, 5] }]);
  assert.match(file.about.en, /2 cells may have only some of the numbers\.$/);
});

test("a line is under cells that are apart, and on top of those that touch", () => {
  const points = [
    [0, 1],
    [1, 1],
  ];
  const { drawing } = fileIn(figureWith([{ cells: [3, 4] }], { shape: "circle" }));
  assert.deepEqual([drawing.lines, drawing.sketches], [[{ points }], undefined]);
  assert.deepEqual(fileIn(figureWith([{ cells: [3, 4] }])).drawing.sketches[0].strokes[0].points, points);
});

const FOREIGN = {
  edagari: 1,
  title: { en: "Seen", ja: "見える" },
  about: "Look.",
  facts: { solutions: 3 },
  values: { from: 1, to: 3 },
  cells: [{ at: [0, 0], name: { en: "left", ja: "左" } }, { at: [1, 0] }],
  rules: [
    { rule: "visible", cells: [0, 1], count: 2 },
    { rule: "less", smaller: 0, larger: 1 },
    { rule: "increasing", cells: [0, 1], by: 2 },
    { rule: "given", cell: 1, value: 3 },
  ],
  drawing: {
    shape: "square",
    blocks: [[2, 0]],
    lines: [
      {
        points: [
          [5, 5],
          [6, 6],
        ],
      },
    ],
  },
};

test("what cannot be drawn stays, and words and counts go when the rules change", () => {
  const figure = /** @type {DesignedFigure} */ (figureIn(JSON.stringify(FOREIGN), "ja"));
  assert.equal(figure.title, "見える");
  assert.deepEqual(figure.lines, [{ cells: [0, 1], look: "none", rule: "increasing", number: null, differs: false }]);
  assert.equal(figure.cells[1]?.given, 3);
  const same = fileIn({ ...figure, ground: { kind: "ring", size: 5 } });
  assert.deepEqual(
    [same.title, same.about, same.facts, same.drawing, same.cells],
    [FOREIGN.title, FOREIGN.about, FOREIGN.facts, FOREIGN.drawing, FOREIGN.cells],
  );
  const other = fileIn(unsaid({ ...figure, lines: [] }, figure));
  assert.deepEqual([other.facts, other.about.en], [undefined, "Numbers from 1 to 3. And 2 more rules."]);
  assert.equal(fileIn({ ...figure, title: "New" }).title, "New");
});

test("a board whose cells stand in several places is not drawn", () => {
  assert.equal(figureIn(JSON.stringify({ ...FOREIGN, drawing: { spots: [[0, 0, 0, 1]] } }), "en"), null);
});

test("a stored figure that is none is as if nothing had been stored", () => {
  const figure = figureWith([{}]);
  assert.deepEqual(cleanFigure(JSON.parse(JSON.stringify(figure))), figure);
  const large = figureWith([{ cells: [0, 1, 2], rule: "table", number: null, rows: [[1, 2 ** 40, 3]] }], {
    values: [1, 2, 3, 4, 5, 6, 7, 8, 999_999_999],
  });
  assert.deepEqual(cleanFigure(large), large, "numbers of a file may be larger than those that are typed");
  const spoiled = [
    null,
    "figure",
    {},
    { ...figure, lines: [{ cells: [99] }] },
    { ...figure, values: [] },
    { ...figure, values: ["1"] },
    { ...figure, cells: [{ x: "0", y: 0, sign: "" }] },
    { ...figure, ground: { kind: "__proto__", size: 3 } },
    { ...figure, ground: { kind: "grid", size: 1e9 } },
    { ...figure, ground: { ...figure.ground, fit: { x: 0, y: 0, scale: "1" } } },
    { ...figure, rest: null },
    { ...figure, lines: [{ ...figure.lines[0], rows: [[1]] }] },
    { ...figure, cells: figure.cells.map((cell) => ({ ...cell, allowed: [] })) },
  ];
  for (const raw of spoiled) assert.equal(cleanFigure(raw), null, JSON.stringify(raw)?.slice(0, 80));
});

/** The star of the catalogue, which is larger than ours. */
const STAR = [
  [0, -3.2],
  [-2.7713, -1.6],
  [-0.9238, -1.6],
  [0.9238, -1.6],
  [2.7713, -1.6],
  [-1.8475, 0],
  [1.8475, 0],
  [-2.7713, 1.6],
  [-0.9238, 1.6],
  [0.9238, 1.6],
  [2.7713, 1.6],
  [0, 3.2],
];

test("the ground of a figure is fitted to it, wherever it stands and however large it is", () => {
  for (const [scale, across] of [
    [1, 0],
    [0.7, 5],
  ]) {
    const cells = STAR.map(([x = 0, y = 0]) => ({ at: [x * Number(scale) + Number(across), y * Number(scale)] }));
    const figure = /** @type {DesignedFigure} */ (figureIn(JSON.stringify({ ...FOREIGN, drawing: {}, cells }), "en"));
    assert.deepEqual([figure.ground.kind, figure.ground.size], ["star", 6]);
    assert.equal(freePlaces(figure.ground, figure.cells).length, 1); // the middle
  }
  const uneven = [{ at: [10, 0] }, { at: [11.3, 0.2] }, { at: [12, 4] }];
  const { ground } = /** @type {DesignedFigure} */ (
    figureIn(JSON.stringify({ ...FOREIGN, drawing: {}, cells: uneven }), "en")
  );
  assert.deepEqual(middleOf(ground), { x: 11, y: 2 });
});
