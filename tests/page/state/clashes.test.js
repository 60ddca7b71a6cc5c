/** Clashes: what the page marks by itself before the core has answered. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { clashingCells, keyOf } from "../../../web/app/state/index.js";
import { workbench } from "../workbench.js";

/** A board whose rows are groups, with these numbers. @type {(givens: Record<number, string>) => ReturnType<typeof workbench>["state"]} */
function rows(givens) {
  const { state } = workbench("square");
  const groups = [
    [0, 1],
    [2, 3],
  ];
  Object.assign(state.shown, { groups });
  Object.assign(state.draft, { givens });
  return state;
}

test("two equal values in a group clash", () => {
  assert.deepEqual([...clashingCells(rows({ 0: "3", 1: "3", 2: "3" }))], [0, 1]);
});

test("equal values in different groups do not, nor do different ones in a group", () => {
  assert.equal(clashingCells(rows({ 0: "3", 1: "4", 2: "3" })).size, 0);
});

test("once the core has checked the numbers, its faults are shown instead", () => {
  const state = rows({ 0: "3", 1: "3" });
  state.aid.checked = keyOf(state.draft);
  assert.equal(clashingCells(state).size, 0);
  state.draft.givens[2] = "1";
  assert.equal(clashingCells(state).size, 2);
});

test("the groups of a board of other options say nothing", () => {
  assert.equal(clashingCells({ ...rows({ 0: "3", 1: "3" }), stale: true }).size, 0);
});
