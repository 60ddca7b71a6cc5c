/** What is typed as a clue: where a length ends, and when it is the turn of the next place. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { isWhole, typedWith } from "../../../web/app/transcribe/typing.js";

const NUMBER = (/** @type {number} */ most) => ({ most, room: null, ends: "" });
const LENGTHS = (/** @type {number} */ room) => ({ most: null, room, ends: "" });

/** @type {(limits: import("../../../web/app/transcribe/typing.js").Limits, keys: string) => string} */
const typed = (limits, keys) => [...keys].reduce((before, key) => typedWith(limits, before, key), "");

test("a digit that would make a length too long begins the next one", () => {
  assert.equal(typed(LENGTHS(10), "222"), "2 2 2");
  assert.equal(typed(LENGTHS(10), "10"), "10");
  assert.equal(typed(LENGTHS(15), "12"), "12");
  assert.equal(typed(LENGTHS(15), "1 2"), "1 2");
  assert.equal(typed(LENGTHS(15), "123"), "12 3");
});

test("a line is whole when neither a length nor a digit has room", () => {
  for (const whole of ["10", "9", "8 1", "1 8", "4 1 2", "7 1", "0", "1 1 1 1 1"])
    assert.ok(isWhole(LENGTHS(10), whole), whole);
  for (const open of ["", "1", "8", "2 2 2", "6 1", "4 "]) assert.ok(!isWhole(LENGTHS(10), open), open);
});

test("a number is whole when no digit can follow", () => {
  assert.ok(isWhole(NUMBER(17), "2"));
  assert.ok(!isWhole(NUMBER(17), "1"));
  assert.ok(isWhole(NUMBER(45), "45"));
  assert.ok(!isWhole(NUMBER(45), "4"));
  assert.ok(!isWhole(NUMBER(45), ""));
  assert.ok(isWhole(NUMBER(9), "0"), "no number begins with it");
  assert.ok(!isWhole(NUMBER(4), "7"), "one that is too large stays to be mended");
});

test("a sign of operation ends a clue that is no number", () => {
  const limits = { most: null, room: null, ends: "+×" };
  assert.ok(isWhole(limits, "12+"));
  assert.ok(!isWhole(limits, "12"));
});
