/** What a program has shown: the board and the calls at any moment, by line and by event. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { callsAt } from "../../../web/app/python/call_stack.js";
import {
  addProgress,
  boardOf,
  createRecord,
  endOf,
  furnish,
  goTo,
  lineOf,
  momentOf,
  open,
  setPace,
} from "../../../web/app/python/record.js";

const PLACED = (/** @type {number} */ cell, /** @type {number} */ value) => (cell << 9) | value;
const OPENED = {
  ...{ type: /** @type {const} */ ("opened"), puzzle: "p", options: {}, cells: 2, givens: {}, values: [5, 7] },
  ...{ rules: [], start: [] },
};

/** @type {(line: number, depth: number, moment: number, call: string | null, changed: [string, string | null][]) => import("../../../web/app/python/messages.js").Step} */
const step = (line, depth, moment, call, changed) => ({ line, depth, moment, call, changed });

const STEPS = [
  step(1, 0, 0, "<module>", []),
  step(4, 1, 1, "f", [["n", "1"]]),
  step(5, 1, 2, null, [["m", "2"]]),
  step(4, 1, 2, "f", [["n", "2"]]),
  step(2, 0, 2, null, [
    ["n", null],
    ["x", "3"],
  ]),
];

/** @type {(pace: "line" | "event") => ReturnType<typeof createRecord>} */
function recorded(pace) {
  const record = createRecord(pace);
  open(record, OPENED, null);
  furnish(record, OPENED.cells);
  addProgress(record, {
    ...{ type: "progress", counts: { nodes: 2, cuts: 0, solutions: 0, repeated: 0 }, moment: 2, output: "o" },
    ...{ steps: STEPS, full: { events: false, steps: false, output: false } },
    events: Uint32Array.of(PLACED(0, 1), PLACED(1, 0)),
  });
  return record;
}

test("by event the board follows to the last one", () => {
  const record = recorded("event");
  assert.deepEqual([record.at, endOf(record), lineOf(record)], [2, 2, null]);
  assert.deepEqual(boardOf(record), ["7", "5"]);
  goTo(record, 1);
  assert.deepEqual(boardOf(record), ["7", undefined]);
  goTo(record, -5);
  assert.deepEqual(boardOf(record), [undefined, undefined]);
});

test("by line it stands at the first one, with the board of that moment", () => {
  const record = recorded("line");
  assert.deepEqual([record.at, endOf(record), lineOf(record)], [0, 4, 1]);
  goTo(record, 1);
  assert.deepEqual([lineOf(record), momentOf(record)], [4, 1]);
  assert.deepEqual(boardOf(record), ["7", undefined]);
});

test("whoever goes from lines to events and back stays at the moment", () => {
  const record = recorded("line");
  goTo(record, 1);
  setPace(record, "event");
  assert.equal(record.at, 1);
  setPace(record, "line");
  assert.equal(record.at, 1);
});

test("calls and their variables at a step", () => {
  const shown = (/** @type {number} */ at) =>
    callsAt(STEPS, at).map(({ name, variables, changed }) => [name, Object.fromEntries(variables), [...changed]]);
  assert.deepEqual(shown(0), [["<module>", {}, []]]);
  assert.deepEqual(shown(2), [
    ["<module>", {}, []],
    ["f", { n: "1", m: "2" }, ["m"]],
  ]);
  assert.deepEqual(shown(3)[1], ["f", { n: "2" }, ["n"]]); // another call of the same function
  assert.deepEqual(shown(4), [["<module>", { x: "3" }, ["n", "x"]]]);
});
