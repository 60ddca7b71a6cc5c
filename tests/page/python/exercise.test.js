/** Whether a program solves an exercise. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { standingOf } from "../../../web/app/python/exercise.js";
import { createRecord } from "../../../web/app/python/record.js";

const TEXT = { en: "", ja: "" };
const EXERCISE = {
  ...{ name: "e", puzzle: "p", title: TEXT, task: TEXT, hints: [], begin: "", answer: "", solutions: 8, nodes: 100 },
  ...{ wanted: { puzzle: "p", options: {}, givens: {}, start: "", moves: [] }, call: "puzzle()" },
};
const ENDED = {
  type: /** @type {const} */ ("ended"),
  value: null,
  stopped: false,
  trouble: null,
  refilled: null,
  spoiled: false,
};
const OPENED = {
  ...{ type: /** @type {const} */ ("opened"), puzzle: "p", options: {}, cells: 2, givens: {}, values: [5, 7] },
  ...{ rules: [], start: [], isWanted: true },
};

/** @type {(solutions: number, nodes: number, ended?: Partial<typeof ENDED> | null, isWanted?: boolean) => string} */
const standing = (solutions, nodes, ended = {}, isWanted = true) => {
  const record = createRecord("event");
  record.counts = { nodes, cuts: 0, solutions, repeated: 0 };
  record.opened = { ...OPENED, isWanted };
  record.ended = ended && { ...ENDED, ...ended };
  return standingOf(EXERCISE, record);
};

test("it is judged when the program is at its end", () => {
  assert.equal(standing(8, 50, null), "open");
  assert.equal(standing(8, 50, { stopped: true }), "failed");
});

test("all solutions must be found, and no more nodes be taken than are allowed", () => {
  assert.equal(standing(8, 100), "solved");
  assert.equal(standing(8, 101), "nodes");
  assert.equal(standing(7, 50), "solutions");
  assert.equal(standing(9, 50), "solutions");
});

test("the figures of another board are no answer, whatever they are", () => {
  assert.equal(standing(8, 1, {}, false), "board");
  assert.equal(standing(7, 1, {}, false), "board");
  assert.equal(standing(8, 1, null, false), "open");
});
