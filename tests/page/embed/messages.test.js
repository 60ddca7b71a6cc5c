/** Messages between the element and its frame: those not in the table are ignored. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { FROM_FRAME, readMessage, TO_FRAME, written } from "../../../web/element/index.js";

test("every message comes back as it was written", () => {
  assert.deepEqual(readMessage(TO_FRAME, written("seek", { at: 40 })), { type: "seek", at: 40 });
  assert.deepEqual(readMessage(TO_FRAME, written("solve")), { type: "solve" });
  const solution = { number: 1, values: [1, -2, 3], moves: null, states: null, text: "1 -2 3" };
  assert.deepEqual(readMessage(FROM_FRAME, written("solution", solution)), { type: "solution", ...solution });
  const line = { number: 2, values: null, moves: [[0, 2]], states: ["ab.", ".ba"], text: ".ba" };
  assert.deepEqual(readMessage(FROM_FRAME, written("solution", line)), { type: "solution", ...line });
  const verdict = { en: "exactly 960 solutions", ja: "解はちょうど 960 通り" };
  const finished = {
    what: "search",
    state: "done",
    strategy: "prune",
    solutions: 960,
    nodes: 1,
    cuts: 2,
    seconds: 0.5,
  };
  assert.deepEqual(readMessage(FROM_FRAME, written("finished", { ...finished, verdict, laps: [] })), {
    type: "finished",
    ...finished,
    verdict,
    laps: [],
  });
});

test("what is no message of ours is not heard", () => {
  for (const data of [
    null,
    undefined,
    1,
    "seek",
    [],
    {},
    { type: "seek", at: 4 },
    { edagari: 2, type: "seek", at: 4 },
    { edagari: "1", type: "seek", at: 4 },
    { edagari: 1, type: ["seek"], at: 4 },
    { edagari: 1, type: "toString" },
    { edagari: 1, type: "__proto__" },
    { edagari: 1, type: "constructor" },
    { edagari: 1, type: "size", height: 5 }, // a message of the other side
  ]) {
    assert.equal(readMessage(TO_FRAME, data), null, JSON.stringify(data));
  }
});

test("a field of the wrong kind, too large, missing or inherited refuses the whole", () => {
  for (const at of [-1, 0.5, Number.NaN, Infinity, 2 ** 60, "4", null, undefined, [4], { valueOf: () => 4 }]) {
    assert.equal(readMessage(TO_FRAME, { edagari: 1, type: "seek", at }), null, String(at));
  }
  assert.equal(readMessage(TO_FRAME, { edagari: 1, type: "seek" }), null);
  assert.equal(readMessage(TO_FRAME, Object.assign(Object.create({ at: 4 }), { edagari: 1, type: "seek" })), null);
  assert.equal(readMessage(TO_FRAME, { edagari: 1, type: "show", address: "a".repeat(100_001) }), null);
  const solution = { edagari: 1, type: "solution", number: 1, values: null, moves: null, states: null, text: "" };
  assert.ok(readMessage(FROM_FRAME, solution));
  for (const moves of [[[1]], [[1, 2, 3]], [[1, -2]], [[1, 512]], [7], "1-2"])
    assert.equal(readMessage(FROM_FRAME, { ...solution, moves }), null, String(moves));
  assert.equal(readMessage(FROM_FRAME, { ...solution, values: new Array(513).fill(1) }), null);
  assert.equal(readMessage(FROM_FRAME, { ...solution, values: [1, "2"] }), null);
  assert.equal(readMessage(FROM_FRAME, { ...solution, values: { length: 1, 0: 1 } }), null);
});

test("nothing that is sent reaches a prototype, nor goes on unnamed", () => {
  const sent = JSON.parse('{"edagari":1,"type":"seek","at":4,"__proto__":{"polluted":1},"more":{"x":1}}');
  const message = readMessage(TO_FRAME, sent);
  assert.deepEqual(Object.keys(message ?? {}).sort(), ["at", "type"]);
  assert.equal(Object.getPrototypeOf(message), Object.prototype);
  assert.equal(/** @type {any} */ ({}).polluted, undefined);
});
