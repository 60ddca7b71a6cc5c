/** The tape: events that read the same in both directions, of which only the oldest part is forgotten. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  BOUND,
  CUT,
  FACED,
  LEVEL,
  MOVED,
  PLACED,
  REACHED,
  REMOVED,
  SOLVED,
  TAKEN,
  UNMOVED,
  unpack,
} from "../../../web/app/state/events.js";
import { levelsAt } from "../../../web/app/state/frontier.js";
import { findShown, findSolved, findWhere } from "../../../web/app/state/moments.js";
import { append, clamp, createTape, eventBefore, stateAt } from "../../../web/app/state/tape.js";

const CHUNK = 65_536;
/** An event as the core packs it. */
const pack = (/** @type {number} */ kind, cell = 0, value = 0, rule = 0) =>
  kind * 2 ** 27 + rule * 2 ** 18 + cell * 512 + value;

const isCut = (/** @type {number} */ packed) => packed >>> 27 === CUT;

test("an event is unpacked into what the core packed", () => {
  assert.deepEqual(unpack(pack(CUT, 510, 511, 300)), { kind: CUT, rule: 300, cell: 510, value: 511 });
});

test("the path is what stands, in the order in which it came", () => {
  const tape = createTape(3);
  const events = [pack(PLACED, 2, 1), pack(PLACED, 0, 5), pack(CUT, 1, 1), pack(REMOVED, 0, 5), pack(PLACED, 1, 4)];
  append(tape, Uint32Array.from(events));
  const paths = [0, 2, 3, 4, 5].map((at) => stateAt(tape, at).path.map((each) => unpack(each).cell));
  assert.deepEqual(paths, [[], [2, 0], [2, 0], [2], [2, 1]]);
  const moves = createTape(2);
  append(moves, Uint32Array.from([pack(MOVED, 0, 1), pack(MOVED, 1, 0), pack(UNMOVED, 1, 0)]));
  assert.deepEqual(stateAt(moves, 3).path, [pack(MOVED, 0, 1)]);
});

test("a value follows from others if no other is tried in its place, later or earlier", () => {
  const tape = createTape(4);
  const [alone, oneMore] = [1, 2];
  const first = [pack(PLACED, 0, 1, alone), pack(PLACED, 1, 1, oneMore), pack(PLACED, 2, 1, alone)];
  const last = [pack(REMOVED, 2, 1, 1), pack(REMOVED, 1, 1), pack(PLACED, 1, 2, alone), pack(PLACED, 3, 1, alone)];
  append(tape, Uint32Array.from([...first, pack(CUT, 3, 1), ...last, pack(PLACED, 2, 3)]));
  const following = (/** @type {number} */ at) => {
    const { board, alone } = stateAt(tape, at);
    return [0, 1, 2, 3].filter((cell) => board[cell] && alone[cell]);
  };
  assert.deepEqual([1, 2, 3, 7, 8, 9].map(following), [[0], [0], [0, 2], [0], [0, 3], [0, 3]]);
});

test("a new tape has one moment, the start", () => {
  const tape = createTape(2, [3]);
  assert.deepEqual([...stateAt(tape, 0).board], [3, 0]);
  assert.equal(eventBefore(tape, 0), null);
  assert.equal(findWhere(tape, 0, isCut, 1), null);
  assert.equal(clamp(tape, 5), 0);
});

test("against a plain replay, over the borders of chunks and past the limit of the tape", () => {
  const tape = createTape(3);
  const end = 5_000_000;
  /** Placed, taken back, refused, solved, for ever. */
  const event = (/** @type {number} */ at) =>
    [pack(PLACED, at % 3, at % 7), pack(REMOVED, (at - 1) % 3), pack(CUT, 0, 1), pack(SOLVED)][at % 4] ?? 0;
  for (let start = 0; start < end; start += 50_000) {
    append(
      tape,
      Uint32Array.from({ length: 50_000 }, (_, index) => event(start + index)),
    );
  }
  assert.ok(tape.first > 0 && tape.end === end && end - tape.first > 4_000_000);
  for (const at of [tape.first, tape.first + 1, 20 * CHUNK, 20 * CHUNK + 1, end - 3, end]) {
    const board = [0, 0, 0];
    if (at % 4 === 1) board[(at - 1) % 3] = ((at - 1) % 7) + 1;
    assert.deepEqual([...stateAt(tape, at).board], board, `board at ${at}`);
    assert.equal(eventBefore(tape, at)?.kind, at === tape.first ? undefined : (at - 1) % 4, `event before ${at}`);
  }
  for (const direction of /** @type {const} */ ([1, -1])) {
    const nearest = (/** @type {number} */ kind) => {
      let at = 30 * CHUNK + direction;
      while ((at - 1) % 4 !== kind) at += direction;
      return at;
    };
    assert.equal(findWhere(tape, 30 * CHUNK, isCut, direction), nearest(CUT));
    assert.equal(findSolved(tape, 30 * CHUNK, direction), nearest(SOLVED));
  }
  assert.equal(findWhere(tape, tape.first, isCut, -1), null);
  assert.equal(findSolved(tape, end, 1), null);
});

test("a move counts as one event and turns its faces, to and fro, over the border of a chunk", () => {
  const tape = createTape(3, [0, 1, 2]);
  const events = [
    [pack(BOUND, 1, 3)],
    [pack(MOVED, 0, 2), pack(FACED, 0, 2, 0), pack(FACED, 2, 0, 2)],
    [pack(CUT, 1, 2)],
    [pack(UNMOVED, 0, 2), pack(FACED, 0, 0, 2), pack(FACED, 2, 2, 0)],
  ];
  const end = 70_000;
  for (let at = 0; at < end; at += 1) append(tape, Uint32Array.from(events[at % 4] ?? []));
  assert.equal(tape.end, end);
  for (const at of [0, 1, 2, 3, 4, CHUNK - 1, CHUNK, CHUNK + 1, CHUNK + 2, CHUNK + 3, end]) {
    const away = at % 4 === 2 || at % 4 === 3;
    const { board, moves, bound } = stateAt(tape, at);
    assert.deepEqual([...board], away ? [2, 1, 0] : [0, 1, 2], `board at ${at}`);
    assert.equal(moves, Number(away));
    assert.equal(bound, at === 0 ? 0 : 515);
    assert.equal(eventBefore(tape, at)?.kind, at === 0 ? undefined : [BOUND, MOVED, CUT, UNMOVED][(at - 1) % 4]);
  }
});

/** The frontier of three states in a row and back: 0 → 1, 1 → 2, 1 → 0 (reached before), 2 is the goal. */
const FRONTIER = [
  [pack(TAKEN, 0, 0)],
  [pack(REACHED, 0, 1)],
  [pack(LEVEL, 0, 1)],
  [pack(TAKEN, 0, 1), pack(FACED, 0, 0, 1), pack(FACED, 1, 1, 0)],
  [pack(REACHED, 1, 2)],
  [pack(CUT, 1, 0)],
  [pack(LEVEL, 0, 1)],
  [pack(SOLVED, 0, 2), pack(FACED, 1, 0, 1), pack(FACED, 2, 1, 0)],
].flat();

test("in a frontier the board is the state that was taken, and the path the moves that led to it", () => {
  const tape = createTape(3, [1, 0, 0]);
  append(tape, Uint32Array.from(FRONTIER));
  assert.equal(tape.end, 8);
  const boards = [1, 2, 4, 6, 8].map((at) => stateAt(tape, at).board.indexOf(1));
  assert.deepEqual(boards, [0, 0, 1, 1, 2]);
  const paths = [2, 4, 7, 8].map((at) => stateAt(tape, at).path.map((each) => unpack(each).value));
  assert.deepEqual(paths, [[], [1], [1], [1, 2]]);
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 8].map((at) => stateAt(tape, at).reached),
    [1, 1, 2, 2, 2, 3, 3],
  );
});

test("the levels of a frontier are those of the moment", () => {
  const tape = createTape(3, [1, 0, 0]);
  append(tape, Uint32Array.from(FRONTIER));
  assert.deepEqual(levelsAt(tape.frontier, 1, 2, 0), [
    { states: 1, taken: 1, shown: 0 },
    { states: 1, taken: 0, shown: null },
  ]);
  assert.deepEqual(
    levelsAt(tape.frontier, 2, 3, 1).map(({ taken, shown }) => [taken, shown]),
    [
      [1, 0],
      [1, 1],
      [0, null],
    ],
  );
});

test("a goal is on the board without being taken from the queue, and its level leads to it", () => {
  const tape = createTape(3, [1, 0, 0]);
  append(tape, Uint32Array.from(FRONTIER));
  const { reached, taken: last } = stateAt(tape, 8);
  const goals = levelsAt(tape.frontier, 2, reached, last).at(-1);
  assert.deepEqual(goals, { states: 1, taken: 0, shown: 2 });
  assert.deepEqual(
    [0, 1, 2].map((state) => findShown(tape, 8, state)),
    [1, 4, 8],
  );
  assert.equal(findShown(tape, 3, 2), 8, "it comes later than the moment on the board");
  assert.equal(findShown(tape, 8, 3), null);
});

test("at speed a frontier has its levels alone", () => {
  const tape = createTape(3);
  append(tape, Uint32Array.from([pack(LEVEL, 0, 5), pack(LEVEL, 3, 0)]));
  assert.equal(stateAt(tape, 2).reached, 1 + 5 + 3 * 512);
  assert.deepEqual(
    levelsAt(tape.frontier, 6, 6 + 3 * 512, 5).map(({ states }) => states),
    [1, 5, 3 * 512],
  );
});

test("a frontier keeps every state when it grows", () => {
  const tape = createTape(2);
  const chain = Array.from({ length: 5000 }, (_, at) => [
    pack(TAKEN, at >> 9, at & 511),
    pack(REACHED, 0, at % 2),
    pack(LEVEL, 0, 1),
  ]);
  append(tape, Uint32Array.from(chain.flat()));
  assert.equal(stateAt(tape, tape.end).path.length, 4999);
});
