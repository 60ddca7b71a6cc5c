/** What comes from a stranger's program is checked, field by field, before it is a report. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST, readReport } from "../../../web/app/python/messages.js";

const OPENED = {
  type: "opened",
  puzzle: "a",
  options: { n: "3" },
  cells: 3,
  givens: { 1: "2" },
  values: [1, 2],
  rules: [{ words: { en: "r", ja: "則" }, sort: "sum" }],
  start: [],
  isWanted: false,
};
/** The same as the worker says it: givens are numbers. */
const SAID = { ...OPENED, givens: { 1: 2 } };
const PROGRESS = {
  ...{ type: "progress", nodes: 1, cuts: 0, solutions: 0, repeated: 0, moment: 1, output: "x", standing: [null, 1] },
  ...{ steps: [[1, 0, 0, "<module>", { a: "1", b: null }, 5]], full: { events: false, steps: true, output: false } },
};
const ENDED = { type: "ended", value: "4", stopped: false, trouble: null, refilled: 3, spoiled: true };
const TROUBLE = { line: 2, kind: "NameError", message: "m", words: { en: "e", ja: "j" } };

/** @type {(text: unknown, events?: unknown) => ReturnType<typeof readReport>} */
const report = (said, events = new ArrayBuffer(4)) =>
  readReport({ from: "worker", data: { type: "report", text: JSON.stringify(said), events } });

test("what the frame says itself", () => {
  assert.deepEqual(readReport({ from: "frame", type: "restarted" }), { type: "restarted" });
  assert.equal(readReport({ from: "frame", type: "ready" }), null);
  assert.equal(readReport({ from: "worker", data: { type: "restarted" } }), null);
});

test("signals of the worker", () => {
  assert.deepEqual(readReport({ from: "worker", data: { type: "ready", more: 1 } }), { type: "ready" });
  assert.deepEqual(readReport({ from: "worker", data: { type: "failed", reason: "so" } }), {
    type: "failed",
    reason: "so",
  });
  assert.equal(readReport({ from: "worker", data: { type: "failed", reason: {} } }), null);
});

test("reports come out as plain data of their own", () => {
  assert.deepEqual(report(SAID), OPENED);
  assert.deepEqual(report({ ...ENDED, trouble: TROUBLE }), { ...ENDED, trouble: TROUBLE });
  assert.deepEqual(report({ ...PROGRESS, more: "left out" }), {
    type: "progress",
    counts: { nodes: 1, cuts: 0, solutions: 0, repeated: 0 },
    moment: 1,
    standing: [null, 1],
    output: "x",
    steps: [
      {
        line: 1,
        depth: 0,
        moment: 0,
        printed: 5,
        call: "<module>",
        changed: [
          ["a", "1"],
          ["b", null],
        ],
      },
    ],
    full: { events: false, steps: true, output: false },
    events: new Uint32Array(1),
  });
});

test("names of variables reach no prototype", () => {
  const said = JSON.stringify(PROGRESS).replace('"a":"1"', '"__proto__":"1"');
  const read = readReport({ from: "worker", data: { type: "report", text: said, events: new ArrayBuffer(0) } });
  assert.ok(read?.type === "progress");
  assert.deepEqual(read.steps[0]?.changed[0], ["__proto__", "1"]);
});

const HOSTILE = [
  ...[undefined, null, 0, "", "ready", [], {}, { from: "worker" }, { from: "worker", data: null }],
  ...[
    { from: "worker", data: { type: "report" } },
    { from: "worker", data: { type: "report", text: "{" } },
  ],
  { from: "worker", data: { type: "report", text: "null" } },
  { from: "worker", data: { type: "report", text: " ".repeat(MOST.report + 1) } },
  {
    get from() {
      throw new Error("a trap");
    },
  },
];

test("anything else is no report, and no error", () => {
  for (const said of HOSTILE) assert.equal(readReport(said), null);
});

/** @type {[string, object][]} */
const WRONG = [
  ["a board of texts", { ...PROGRESS, standing: ["1"] }],
  ["a board with more cells than there are", { ...PROGRESS, standing: Array(MOST.list + 1).fill(1) }],
  ["another type", { ...SAID, type: "hello" }],
  ["a puzzle that is no text", { ...SAID, puzzle: { toString: "x" } }],
  ["options that are no texts", { ...SAID, options: { n: 3 } }],
  ["a board without an end", { ...SAID, cells: 100_000 }],
  ["givens that are no numbers", { ...SAID, givens: { 1: [2] } }],
  ["values without an end", { ...SAID, values: new Array(MOST.list + 1).fill(1) }],
  ["rules without words", { ...SAID, rules: ["r"] }],
  ["a start with negative faces", { ...SAID, start: [-1] }],
  ["counts that are no numbers", { ...PROGRESS, nodes: "1" }],
  ["counts that are no whole numbers", { ...PROGRESS, cuts: 1.5 }],
  ["counts beyond all measure", { ...PROGRESS, nodes: 1e300 }],
  ["output without an end", { ...PROGRESS, output: "x".repeat(MOST.output + 1) }],
  ["steps that are no list", { ...PROGRESS, steps: {} }],
  ["a step without variables", { ...PROGRESS, steps: [[1, 0, 0, null]] }],
  ["a step with a list of variables", { ...PROGRESS, steps: [[1, 0, 0, null, ["a"]]] }],
  ["a step on no line", { ...PROGRESS, steps: [["1", 0, 0, null, {}]] }],
  ["a value that is too long", { ...PROGRESS, steps: [[1, 0, 0, null, { a: "x".repeat(MOST.value + 1) }]] }],
  ["no word of limits", { ...PROGRESS, full: null }],
  ["a trouble without a place", { ...ENDED, trouble: { ...TROUBLE, line: "2" } }],
  ["a trouble in one language", { ...ENDED, trouble: { ...TROUBLE, words: { en: "e" } } }],
  ["a value that is no text", { ...ENDED, value: 4 }],
];

for (const [name, said] of WRONG) test(`no report: ${name}`, () => assert.equal(report(said), null));

test("events are of the kinds that programs make", () => {
  assert.ok(report(PROGRESS, Uint32Array.of(0, 6 << 27).buffer));
  for (const kind of [7, 9, 10, 31]) assert.equal(report(PROGRESS, Uint32Array.of(0, kind << 27).buffer), null);
});

test("a rule of a sort that there is not is one of another sort", () => {
  const read = report({ ...SAID, rules: [{ words: { en: "r", ja: "則" }, sort: "<b>" }] });
  assert.ok(read?.type === "opened");
  assert.equal(read.rules[0]?.sort, "other");
});

test("events are whole 32-bit numbers, so many at most", () => {
  for (const events of [undefined, [1], new Uint32Array(1), new ArrayBuffer(3), "x"]) {
    const data = { type: "report", text: JSON.stringify(PROGRESS), events };
    assert.equal(readReport({ from: "worker", data }), null);
  }
  assert.equal(report(PROGRESS, new ArrayBuffer(4 * MOST.events + 4)), null);
});
