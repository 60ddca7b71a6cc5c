/** Jumps of a search that learns, as its tape tells them; what the path says of them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { jumpAt } from "../../../web/app/lessons/index.js";
import { append, CUT, createTape, LEARNED, PLACED, REMOVED, RESTARTED } from "../../../web/app/state/index.js";
import { PATH } from "../../../web/app/words/path.js";

const event = (/** @type {number} */ kind, cell = 0, third = 0) => kind * 2 ** 27 + third * 2 ** 18 + cell * 2 ** 9;

/** Two trials with what followed from the second, a third one, and a dead end; then back over two, with a value placed. */
const PLACE = [event(PLACED, 0), event(PLACED, 1), event(PLACED, 2, 1), event(PLACED, 3), event(CUT, 4)];
const BACK = [event(REMOVED, 3), event(REMOVED, 2, 1), event(REMOVED, 1)];

/** @type {(...events: number[]) => ReturnType<typeof createTape>} */
function tapeOf(...events) {
  const tape = createTape(5);
  append(tape, Uint32Array.from(events));
  return tape;
}

test("a jump is known from what was learned until all is taken back, with the trials that were not to blame", () => {
  const tape = tapeOf(...PLACE, event(LEARNED, 0, 0) + 1, ...BACK, event(PLACED, 4));
  const jumps = [...Array(tape.end + 1).keys()].map((at) => jumpAt(tape, at));
  assert.deepEqual(jumps.slice(6, 9), [
    { over: 1, levels: 3 },
    { over: 1, levels: 2 },
    { over: 1, levels: 1 },
  ]);
  assert.deepEqual(
    jumps.filter((jump, at) => jump !== null && (at < 6 || at > 8)),
    [],
  );
});

test("one trial back is no jump, nor is beginning anew, nor what is not on the tape to its end", () => {
  const learned = event(LEARNED) + 1;
  assert.equal(jumpAt(tapeOf(...PLACE, learned, event(REMOVED, 3), event(PLACED, 4)), 6), null);
  assert.equal(jumpAt(tapeOf(...PLACE, event(RESTARTED) + 1, ...BACK, event(PLACED, 4)), 6), null);
  assert.equal(jumpAt(tapeOf(...PLACE, learned, ...BACK), 6), null);
  assert.equal(jumpAt(tapeOf(...PLACE, ...BACK, event(PLACED, 4)), 6), null);
});

test("it is told in both languages", () => {
  assert.equal(PATH.jump.en(4), "back over 4 trials");
  assert.equal(PATH.jump.ja(4), "仮定 4 個を飛び越えて戻る");
  assert.match(PATH.jumpSaid.en(1), /over 1 more trial, which was not to blame/);
  assert.match(PATH.jumpSaid.ja(2), /仮定 2 個も飛び越えて/);
});
