/** Saved pictures contain the clues of a drawing. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cellsOf } from "../../../web/app/export/cells.js";
import { onPaper } from "../../../web/app/export/shapes.js";
import { svgOf } from "../../../web/app/export/svg.js";
import { grid } from "../board/grid.js";

const CLUE = { cells: [0], words: { en: "", ja: "" } };
const SQUARE = [
  [-0.4, -0.4],
  [0.4, -0.4],
  [0.4, 0.4],
  [-0.4, 0.4],
];

/** The picture of a grid of 2 x 2, with 7 in its first cell. @type {(more: object) => string} */
function drawn(more) {
  const drawing = { ...grid(2).drawing, ...more };
  return svgOf(onPaper(drawing, cellsOf(drawing, [{ text: "7", look: "solved" }])), "grid");
}

test("an outline is dashed, and over the ground of its cells", () => {
  const svg = drawn({ outlines: [SQUARE] });
  const [outline = ""] = svg.match(/<polygon [^>]*stroke-dasharray="0.08 0.06"[^>]*>/) ?? [];
  assert.match(outline, /points="-0.4,-0.4 0.4,-0.4 0.4,0.4 -0.4,0.4"/);
  assert.ok(svg.indexOf(outline) > svg.lastIndexOf('stroke="#948460"'));
});

test("a clue in a corner begins at its place, any other has its middle there", () => {
  const at = { between: 0.5, beside: -1, corner: -0.4 };
  const labels = Object.entries(at).map(([where, x]) => ({ ...CLUE, text: where, x, y: 0, where }));
  const svg = drawn({ labels });
  for (const [where, x] of Object.entries(at)) {
    const anchor = where === "corner" ? "start" : "middle";
    assert.match(svg, new RegExp(`<text x="${x}" [^>]*text-anchor="${anchor}"[^>]*>${where}<`));
  }
});

test("a number is lower where clues have the corners, and all of them are text, never markup", () => {
  const heightOf = (/** @type {string} */ svg) => Number(/<text x="0" y="([^"]*)"[^>]*>7</.exec(svg)?.[1]);
  const corner = { ...CLUE, text: "<b>", x: -0.4, y: -0.3, where: "corner" };
  assert.ok(heightOf(drawn({ labels: [corner] })) > heightOf(drawn({})));
  assert.ok(drawn({ labels: [corner] }).includes(">&lt;b&gt;</text>"));
});

test("a sketch is under the numbers and the lines, a dot on top of both", () => {
  const strokes = [
    { points: [[0, 0]], width: 0.8 },
    {
      points: [
        [0, 0],
        [1, 0],
      ],
      width: 0.3,
    },
  ];
  const sketches = [
    { ink: "shade", strokes, ...CLUE },
    { ink: "white", strokes: [{ points: [[0.5, 0]], width: 0.24 }], ...CLUE },
  ];
  const lines = [{ points: SQUARE, thick: true }];
  const svg = drawn({ sketches, lines });
  const parts = [/<circle cx="0" cy="0" r="0.4"/, /<polyline points="0,0 1,0"[^>]*stroke-linecap="round"/, />7</];
  parts.push(/<polyline points="-0.4,-0.4/, /<circle cx="0.5" cy="0" r="0.12"/);
  const order = parts.map((part) => svg.search(part));
  assert.ok(!order.includes(-1));
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
  );
});
