/** More givens than a puzzle needs: how many, which, and the same ones again. */

import assert from "node:assert/strict";
import test from "node:test";
import { randomAfter, withExtraGivens } from "../../../web/app/export/extra_givens.js";

const VALUES = [4, 3, 2, 1, 2, 1, 4, 3];
const GIVENS = { 1: "3", 6: "4" };

const made = (/** @type {number} */ number, seed = 1) => withExtraGivens(GIVENS, VALUES, number, randomAfter(seed));

test("there are as many as wanted, those of the puzzle among them, the others from its solution", () => {
  for (const number of [2, 3, 7, 8]) {
    const givens = made(number);
    assert.equal(Object.keys(givens).length, number);
    assert.deepEqual({ ...givens, ...GIVENS }, givens);
    for (const [cell, typed] of Object.entries(givens)) assert.equal(typed, String(VALUES[Number(cell)]));
  }
});

test("those that a puzzle needs are never left out", () => {
  assert.deepEqual(made(1), GIVENS);
});

test("one seed gives the same cells again, and over many seeds every cell is as likely", () => {
  assert.deepEqual(made(4, 9), made(4, 9));
  const times = new Map();
  for (let seed = 0; seed < 600; seed += 1)
    for (const cell of Object.keys(made(3, seed))) if (!(cell in GIVENS)) times.set(cell, (times.get(cell) ?? 0) + 1);
  assert.deepEqual([...times.keys()].sort(), ["0", "2", "3", "4", "5", "7"]);
  for (const often of times.values()) assert.ok(often > 60 && often < 140, String([...times]));
});
