/** The program on the page: the lines that show an event, and the text of a file. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { BOUND, CUT, MOVED, NO_VALUE, PLACED, REMOVED, SOLVED, UNMOVED } from "../../../web/app/state/events.js";
import { activeLines, lineText, programText } from "../../../web/app/state/program.js";

/** @import { Light, Program } from "../../../web/worker/protocol.js" */
/** @import { Event } from "../../../web/app/state/events.js" */

/** @type {(event: Light["event"], step?: number | null, rule?: number | null) => Light} */
const light = (event, step = null, rule = null) => ({ event, step, rule });

/** @type {(steps: number[], lit: Light[][], form?: Program["form"]) => Program} */
const program = (steps, lit, form = "loops") => ({
  language: "python",
  form,
  forms: [],
  variables: ["a", "b"],
  steps,
  call: null,
  lines: lit.map((lights, at) => ({ code: `line ${at}`, comment: null, lit: lights })),
});

/** @type {(kind: number, more?: Record<string, number>) => Event} */
const event = (kind, more = {}) => /** @type {Event} */ (/** @type {unknown} */ ({ kind, cell: 0, value: 0, ...more }));

// Cell 1 comes first; cell 0 follows from it.
const loops = program(
  [1, 0],
  [
    [light("choose", 0), light("return", 0), light("return", 1)],
    [light("determine", 1)],
    [light("missing", 1)],
    [light("taken", 1)],
    [light("check", 1, 4)],
    [light("check", 1, 5)],
    [light("found")],
  ],
);

test("a value that is placed or taken out lights the line of its step", () => {
  assert.deepEqual(activeLines(loops, event(PLACED, { cell: 1, rule: 3 }), false), [0]);
  assert.deepEqual(activeLines(loops, event(PLACED, { cell: 0 }), false), [1]);
  assert.deepEqual(activeLines(loops, event(REMOVED, { cell: 0 }), false), [0]);
  assert.deepEqual(activeLines(loops, event(SOLVED), false), [6]);
});

test("a cut lights the check of its rule, and no other", () => {
  assert.deepEqual(activeLines(loops, event(CUT, { rule: 4 }), false), [4]);
  assert.deepEqual(activeLines(loops, event(CUT, { rule: 5 }), true), [5]);
});

test("a value that follows and cannot stand is none, or used already", () => {
  assert.deepEqual(activeLines(loops, event(CUT, { rule: 9, value: NO_VALUE }), true), [2]);
  assert.deepEqual(activeLines(loops, event(CUT, { rule: 9, value: 3 }), false), [2]);
  assert.deepEqual(activeLines(loops, event(CUT, { rule: 9, value: 3 }), true), [3]);
});

// A table of steps, then lines that are at work at any step.
const table = program(
  [1, 0],
  [
    [light("choose", 0)],
    [light("determine", 1), light("check", 1, 4)],
    [light("choose"), light("determine")],
    [light("missing"), light("taken")],
    [light("check")],
    [light("found")],
  ],
  "recursion",
);

test("in a recursion the row of the step and the line at work are lit together", () => {
  assert.deepEqual(activeLines(table, event(PLACED, { cell: 0 }), false), [1, 2]);
  assert.deepEqual(activeLines(table, event(CUT, { cell: 0, rule: 4 }), false), [1, 4]);
  assert.deepEqual(activeLines(table, event(CUT, { cell: 0, rule: 7 }), true), [3]);
});

test("where no step is told, a line is lit by what happens alone", () => {
  const moves = program([], [[light("choose")], [light("check")], [light("return")], [light("bound")]], null);
  const [made, cut, back, bound] = [MOVED, CUT, UNMOVED, BOUND].map((kind) => activeLines(moves, event(kind), false));
  assert.deepEqual([made, cut, back, bound], [[0], [1], [2], [3]]);
});

test("a file has the code and what is said of it, in one language", () => {
  const said = { en: "used already", ja: "もう使った数" };
  /** @type {Program} */
  const told = {
    ...loops,
    lines: [
      { code: "", comment: said, lit: [] },
      { code: "a = 1", comment: said, lit: [] },
      { code: "    b = 2", comment: null, lit: [] },
    ],
  };
  assert.equal(programText(told, "en"), "# used already\na = 1  # used already\n    b = 2\n");
  const [first] = told.lines;
  assert.equal(first && lineText({ ...told, language: "c" }, first, "ja"), "// もう使った数");
});
