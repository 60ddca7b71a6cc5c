/** What a search has learned, as its tape tells it: at every moment, forwards and back. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { learns, lessonsAt, whenLearned } from "../../../web/app/lessons/learned.js";
import { LEARNED, PLACED, RECALLED, REMOVED } from "../../../web/app/state/events.js";
import { append, createTape, stateAt } from "../../../web/app/state/tape.js";

const CHUNK = 65_536;
/** An event as the core packs it. */
const event = (/** @type {number} */ kind, number = 0) => kind * 2 ** 27 + number;

/** @type {(...batches: number[][]) => ReturnType<typeof createTape>} */
function tapeOf(...batches) {
  const tape = createTape(2);
  for (const events of batches) append(tape, Uint32Array.from(events));
  return tape;
}

const [PUT, TAKE] = [event(PLACED), event(REMOVED)];
const EVENTS = [
  [PUT, event(LEARNED, 1), TAKE],
  [PUT, event(RECALLED, 1), event(LEARNED, 2), TAKE, event(RECALLED, 1), event(RECALLED, 2)],
  [PUT, event(RECALLED, 2), event(LEARNED, 3)],
];

test("facts recalled are no steps of their own, and the board does not change by them", () => {
  const tape = tapeOf(...EVENTS);
  assert.equal(tape.end, 8);
  assert.deepEqual([...stateAt(tape, 4).board], [1, 0]);
  assert.equal(stateAt(tape, 8).bound, 3);
});

test("each fact is known from its moment on, and has cut as often as it was recalled by then", () => {
  const tape = tapeOf(...EVENTS);
  const at = (/** @type {number} */ moment) => lessonsAt(tape, moment).map(({ fact, cuts }) => [fact, cuts]);
  const told = [
    [],
    [],
    [[1, 0]],
    [[1, 0]],
    [[1, 1]],
    [
      [1, 1],
      [2, 0],
    ],
    [
      [1, 2],
      [2, 1],
    ],
    [
      [1, 2],
      [2, 2],
    ],
    [
      [1, 2],
      [2, 2],
      [3, 0],
    ],
  ];
  for (const moment of [8, 0, 3, 6, 1, 2, 4, 5, 7, 8]) assert.deepEqual(at(moment), told[moment], `moment ${moment}`);
});

test("what arrives later is read on, and the same as if it had come at once", () => {
  const tape = tapeOf();
  for (const events of EVENTS) {
    append(tape, Uint32Array.from(events));
    lessonsAt(tape, tape.end);
  }
  assert.deepEqual(lessonsAt(tape, 8), lessonsAt(tapeOf(EVENTS.flat()), 8));
});

test("a fact leads to the moment where it was learned, in whatever piece of the tape that is", () => {
  const long = Array.from({ length: CHUNK }, (_, at) => (at % 2 ? TAKE : PUT));
  const tape = tapeOf([event(LEARNED, 1)], long, [event(LEARNED, 2), PUT, event(RECALLED, 1)]);
  assert.deepEqual(
    [1, 2, 3].map((fact) => whenLearned(tape, fact)),
    [1, CHUNK + 2, null],
  );
  assert.deepEqual(
    lessonsAt(tape, tape.end).map(({ cuts }) => cuts),
    [1, 0],
  );
});

test("a search that has learned nothing does not learn", () => {
  assert.equal(learns(tapeOf([PUT, TAKE])), false);
  assert.equal(learns(tapeOf(...EVENTS)), true);
});
