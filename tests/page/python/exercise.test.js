/** Whether a program solves an exercise. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { standingOf } from "../../../web/app/python/exercise.js";
import { createRecord } from "../../../web/app/python/record.js";

const TEXT = { en: "", ja: "" };
const EXERCISE = {
  ...{ name: "e", puzzle: "p", title: TEXT, task: TEXT, hints: [], begin: "", answer: "", solutions: 8, nodes: 100 },
};
const ENDED = { type: /** @type {const} */ ("ended"), value: null, stopped: false, trouble: null };

/** @type {(solutions: number, nodes: number, ended?: Partial<typeof ENDED> | null) => string} */
const standing = (solutions, nodes, ended = {}) => {
  const record = createRecord("event");
  record.counts = { nodes, cuts: 0, solutions, repeated: 0 };
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
