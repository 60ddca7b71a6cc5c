/** Tables and files: written data is read back, whatever its content. */

import assert from "node:assert/strict";
import { readFile as readFileOf } from "node:fs/promises";
import { test } from "node:test";
import { textAt } from "../../../web/app/drawing/index.js";
import { fileName } from "../../../web/app/export/file_name.js";
import { tracksOf } from "../../../web/app/export/film.js";
import { INK } from "../../../web/app/export/palette.js";
import { svgOf } from "../../../web/app/export/svg.js";
import { csvOfLines, csvOfSolutions, jsonOf } from "../../../web/app/export/tables.js";
import { readFile } from "../../../web/app/views/brought/file_reader.js";
import { chanceFrom, mutated, oddText, one } from "../fuzz/chance.js";
import { guarded } from "../fuzz/guard.js";
import { workbench } from "../workbench.js";

const NAMES = [
  { en: "row 1, column 1", ja: "1行1列" },
  { en: 'the "tip"', ja: "頂点" },
  { en: "c", ja: "c" },
];
const BESIDE = { images: "images", how: "symmetry" };
const ABOUT = {
  puzzle: "square",
  options: { order: "3" },
  givens: { 0: "1" },
  strategy: "walk",
  verdict: { en: "exactly 2 solutions", ja: "解はちょうど 2 通り" },
};

/**
 * A whole table, in pieces of that many.
 * @type {(table: import("../../../web/app/export/tables.js").Table, found: any[], piece?: number) => string}
 */
function written(table, found, piece = 2) {
  const pieces = [];
  for (let first = 0; first < found.length; first += piece) {
    pieces.push(table.piece(found.slice(first, first + piece), first));
  }
  return [table.head, ...pieces, table.foot].join("");
}

test("a CSV has the names of the cells and a row for each solution", () => {
  const found = [
    [1, 2, -3],
    [4, 5, 6],
    [7, 8, 9],
  ];
  const text = written(csvOfSolutions(NAMES, "en", BESIDE, found[0] ?? null), found);
  assert.equal(text, '\u{FEFF}"row 1, column 1","the ""tip""",c\r\n1,2,-3\r\n4,5,6\r\n7,8,9\r\n');
  assert.deepEqual(readFile(text, NAMES), { kind: "cells", values: ["1", "2", "-3"] });
});

test("a CSV whose columns are headed by the places of the cells is read too, as they were named before", () => {
  const letters = ["a", "b", "c"].map((letter) => ({ en: `cell ${letter}`, ja: `マス ${letter}` }));
  const text = '"row 1, column 1","the ""tip""",c\r\n1,2,-3\r\n';
  assert.equal(readFile(text, letters).kind, "text");
  assert.deepEqual(readFile(text, letters, NAMES), { kind: "cells", values: ["1", "2", "-3"] });
});

test("kinds have their number of images, images what makes them", () => {
  const kind = { number: 0, values: [1, 2, 3], images: 48 };
  assert.ok(written(csvOfSolutions(NAMES, "ja", BESIDE, kind), [kind]).endsWith("1,2,3,48\r\n"));
  const picture = { number: 0, values: [1, 2, 3], how: { en: "turned, complement", ja: "回転" } };
  const text = written(csvOfSolutions(NAMES, "en", BESIDE, picture), [picture]);
  assert.ok(text.endsWith('1,2,3,"turned, complement"\r\n'));
  assert.deepEqual(readFile(text, NAMES), { kind: "cells", values: ["1", "2", "3"] });
});

test("a JSON is one, however many pieces it is written in, and is read back as its puzzle", () => {
  for (const number of [0, 1, 2, 3, 5]) {
    const found = Array.from({ length: number }, (_, at) => [at, at + 1, at + 2]);
    const text = written(jsonOf(ABOUT, NAMES, "en"), found);
    const { solutions, ...told } = JSON.parse(text);
    assert.deepEqual(solutions, found);
    assert.deepEqual(told, { edagari: 1, ...ABOUT, cells: NAMES.map(({ en }) => en) });
    assert.deepEqual(readFile(text, NAMES), { kind: "puzzle", raw: told });
    assert.deepEqual(readFile(text.slice(0, 400_000), NAMES).kind, "puzzle", "its head is enough");
  }
});

test("a puzzle file is no table: it is read as text", () => {
  const text = JSON.stringify({ edagari: 1, title: "Three", values: [1, 2, 3], cells: [] });
  assert.deepEqual(readFile(text, NAMES), { kind: "text", text });
});

test("a line has a row for each of its positions", () => {
  const line = { states: ["ab_", "a_b"], faces: [], moves: [[1, 2]] };
  const text = written(csvOfLines(["line", "move", "from", "to", "position"]), [line, line], 1);
  assert.equal(text, "\u{FEFF}line,move,from,to,position\r\n1,0,,,ab_\r\n1,1,1,2,a_b\r\n2,0,,,ab_\r\n2,1,1,2,a_b\r\n");
});

test("names of files are plain, whatever was typed", () => {
  const { state } = workbench("square");
  state.draft.options = { order: "../3 <b>" };
  assert.equal(fileName(state, ["960", "solutions"], "csv"), "square-order-3-b-960-solutions.csv");
  state.draft.options = { order: "9".repeat(60) };
  assert.ok(fileName(state, [], "svg").length < 110);
  state.draft.options = { order: "9".repeat(500) };
  assert.equal(fileName(state, [], "svg"), "square.svg", "a long option says nothing in a name");
});

test("text in a picture is text", () => {
  const shapes = [textAt(0, 0, '<b>&"', { fill: "none" }, 1)];
  const svg = svgOf({ box: { x: 0, y: 0, width: 1, height: 1 }, shapes }, "</title><script>");
  assert.ok(!svg.includes("<b>") && !svg.includes("<script>"));
  assert.ok(svg.includes("&lt;b&gt;&amp;&quot;"));
});

test("the pieces of a film keep their names from move to move; one that is taken is seen no more", () => {
  const line = {
    states: [],
    faces: [
      ["peg", "peg", "hole"],
      ["hole", "hole", "peg"],
    ],
    moves: /** @type {[number, number][]} */ ([[0, 2]]),
  };
  assert.deepEqual(tracksOf(line), [
    [
      { spot: 0, face: "peg" },
      { spot: 2, face: "peg" },
    ],
    [{ spot: 1, face: "peg" }, null],
  ]);
});

test("3,000 files", () => {
  const right = [
    written(jsonOf(ABOUT, NAMES, "en"), [[1, 2, 3]]),
    written(csvOfSolutions(NAMES, "ja", BESIDE, [1, 2, 3]), [[1, 2, 3]]),
    "1 2 4",
  ];
  guarded(3000, (number) => {
    const chance = chanceFrom(20 + number);
    const text = chance() < 0.2 ? oddText(chance) : mutated(chance, one(chance, right));
    const read = readFile(text, NAMES);
    if (read.kind === "text") assert.equal(read.text, text);
    if (read.kind === "cells") assert.ok(read.values.length <= NAMES.length);
    if (read.kind === "puzzle") assert.equal(read.raw.edagari, 1);
  });
});

test("what is carried away has the light colours of the page", async () => {
  const css = await readFileOf(new URL("../../../web/styles/frame/colours.css", import.meta.url), "utf8");
  const light = css.slice(0, css.indexOf("}"));
  for (const [name, colour] of Object.entries(INK)) assert.ok(light.includes(`--${name}: ${colour};`), name);
});
