/** The elements of a drawing as shapes: each has colours, and its place among the layers. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { layersOf, manAt, pathData, positionOf, textAt } from "../../../web/app/drawing/index.js";
import { ELEMENTS } from "../../../web/app/drawing/table.js";
import { cellsOf } from "../../../web/app/export/cells.js";
import { shapeText } from "../../../web/app/export/elements.js";
import { LOOKS, lineOf } from "../../../web/app/export/palette.js";
import { shapeInk } from "../../../web/app/export/svg.js";
import { grid } from "../board/grid.js";

const CLUE = { cells: [0], words: { en: "", ja: "" } };
const WHERES = ["between", "beside", "block", "corner", "white", "black", "disc"];
const INKS = ["shade", "green", "violet", "blue", "line", "white", "black"];
const LINE = [
  [0, 0],
  [1, 0],
];
const STROKES = [
  { points: [[0, 0]], width: 0.8 },
  { points: LINE, width: 0.3 },
];
/** A drawing with every element. */
const EVERYTHING = {
  ...grid(2).drawing,
  lines: [false, true].map((thick) => ({ points: LINE, thick })),
  tinted: [1],
  outlines: [[...LINE, [1, 1]]],
  labels: WHERES.map((where) => ({ ...CLUE, text: "1", x: 0, y: 0, where })),
  sketches: INKS.map((ink) => ({ ...CLUE, ink, strokes: STROKES })),
  blocks: [[2, 2]],
};

/** @typedef {import("../../../web/app/drawing/elements.js").Shape} Shape */

/** The looks of these shapes. @type {(shapes: Shape[]) => string[]} */
const looksOf = (shapes) => [...new Set(shapes.map(({ look }) => String(look)))];

test("everything that is drawn has colours", () => {
  const contents = ["given", "filled", "solved", "refused"].map((look) => ({ text: "7", look }));
  const round = { ...EVERYTHING, shape: "circle" };
  const faces = ["black", "white", "peg", "7", "hole"];
  const spots = faces.map((_, cell) => ({ cell, x: cell, y: 0, value: null }));
  const shapes = [
    ...[EVERYTHING, round].flatMap((drawing) => cellsOf(drawing, contents)),
    ...positionOf({ ...EVERYTHING, spots }, faces),
    ...["disc", "queen", "star", "square"].map((piece) => manAt(/** @type {any} */ (piece), 0, 0)),
  ];
  const looks = looksOf(shapes);
  assert.ok(looks.length > 30);
  for (const look of looks) {
    const { fill, edge } = LOOKS[lineOf(look)] ?? {};
    assert.ok(fill || edge, look);
  }
});

test("no colours are kept for what is never drawn", () => {
  const first = (/** @type {string} */ look) => look.split(" ")[0];
  const drawn = new Set([
    "number",
    "spot",
    "man",
    "tray",
    "face",
    "paper",
    ...looksOf(cellsOf(EVERYTHING, [])).map(first),
    ...ELEMENTS.map(({ look }) => look),
  ]);
  for (const look of Object.keys(LOOKS)) assert.ok(drawn.has(first(look) ?? ""), look);
});

test("lines are under the spots, soft sketches on them, thick lines over these, and dots and clues on top", () => {
  const { under, on, borders, top } = layersOf(EVERYTHING);
  assert.deepEqual(looksOf(under), ["block", "line"]);
  assert.deepEqual(looksOf(on), ["sketch shade", "sketch green", "sketch violet", "sketch blue", "sketch line"]);
  assert.deepEqual(looksOf(borders), ["border"]);
  assert.deepEqual(looksOf(top).slice(0, 3), ["sketch white", "sketch black", "cage"]);
});

test("a shape of one point of a thin line is a ring, of a soft one a disc without an edge", () => {
  const widths = [...layersOf(EVERYTHING).on, ...layersOf(EVERYTHING).top].flatMap((shape) =>
    shape.kind === "group" ? [[shape.look, shape.shapes[0]?.width]] : [],
  );
  assert.deepEqual(Object.fromEntries(widths), {
    ...{ "sketch shade": undefined, "sketch green": undefined, "sketch violet": undefined, "sketch blue": undefined },
    ...{ "sketch line": 0.05, "sketch white": 0.03, "sketch black": 0.03 },
  });
});

test("a text is text, never markup, in whatever colours", () => {
  const text = textAt(0, 1, '<b a="1">&', "clue", 0.4, 700);
  assert.equal(
    shapeText(text, ({ look }) => ` class="${look}"`),
    '<text x="0" y="1.14" font-size="0.4" font-weight="700" text-anchor="middle" class="clue">&lt;b a=&quot;1&quot;&gt;&amp;</text>',
  );
});

test("an outline can be a part of one path", () => {
  const outlines = layersOf({ ...EVERYTHING, blocks: [[2, 2]], sketches: [] }).under;
  assert.equal(pathData(/** @type {any} */ (outlines[0])), "M1.5,1.5L2.5,1.5L2.5,2.5L1.5,2.5z");
});

test("a name beside a circle is kept clear of the lines that cross it, and a clue beside a square needs no edge", () => {
  const beside = (/** @type {string} */ shape) =>
    layersOf({ ...EVERYTHING, shape, sketches: [] }).top.find(({ of }) => of === EVERYTHING.labels[1]);
  const [name, clue] = ["circle", "square"].map((shape) => shapeInk(/** @type {any} */ (beside(shape))));
  assert.match(
    name ?? "",
    / stroke-width="0.14" stroke-linejoin="round" paint-order="stroke" fill="#22291f" stroke="#f4efe3">/,
  );
  assert.doesNotMatch(clue ?? "", /stroke/);
});
