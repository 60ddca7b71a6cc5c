/** The tally: the counts up to each moment, and the arrangements that are spared, however long the tape has become. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { CUT, MOVED, NO_VALUE, PLACED, REMOVED, SOLVED } from "../../../web/app/state/events.js";
import { countOn, createTally, partsOf, savingAt, sparedOf, tallyAt, untriedOf } from "../../../web/app/state/tally.js";
import { append, createTape } from "../../../web/app/state/tape.js";

/** @import { Shown } from "../../../web/worker/protocol.js" */

/** An event as the core packs it. */
const pack = (/** @type {number} */ kind, cell = 0, value = 0, rule = 0) =>
  kind * 2 ** 27 + rule * 2 ** 18 + cell * 512 + value;

/** A board of which only groups and values are looked at. @type {(groups: number[][], values: number) => Shown} */
const board = (groups, values) =>
  /** @type {Shown} */ (
    /** @type {unknown} */ ({ groups, values: Array.from({ length: values }, (_, value) => value + 1) })
  );

/** A search on a board, as its tape and tally have it; `ofPlan` has what is given, and which cells are computed. @type {(shown: Shown, cells: number, ofPlan: { givens?: Record<number, string>, computed?: boolean[] }, ...batches: number[][]) => { tape: ReturnType<typeof createTape>, tally: ReturnType<typeof createTally> }} */
function planned(shown, cells, { givens, computed = [] }, ...batches) {
  const [tape, tally] = [createTape(cells), { ...createTally(shown, cells, givens), computed }];
  for (const batch of batches) {
    const events = Uint32Array.from(batch);
    append(tape, events);
    countOn(tally, events, tape.first);
  }
  return { tape, tally };
}

/** A search without givens, in which nothing is computed. @type {(shown: Shown, cells: number, ...batches: number[][]) => ReturnType<typeof planned>} */
const told = (shown, cells, ...batches) => planned(shown, cells, {}, ...batches);

const ALL = board([[0, 1, 2, 3]], 4);

test("nodes, cuts and solutions are those up to the moment", () => {
  const events = [pack(PLACED, 0, 0), pack(CUT, 1, 1, 7), pack(PLACED, 1, 2), pack(SOLVED), pack(REMOVED, 1, 2)];
  const { tape, tally } = told(ALL, 4, events);
  const counts = [0, 1, 2, 3, 4, 5].map((at) => {
    const { nodes, cuts, solved } = tallyAt(tally, tape, at);
    return [nodes, cuts, solved];
  });
  assert.deepEqual(counts, [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [2, 1, 0],
    [2, 1, 1],
    [2, 1, 1],
  ]);
  assert.equal(tallyAt(tally, tape, 5).byRule[7], 1);
  assert.equal(tallyAt(tally, tape, 1).byRule[7], undefined);
});

test("a value refused spares the orders of what is left, nothing that fits those of its cell too", () => {
  const { tape, tally } = told(ALL, 4, [pack(PLACED, 0, 0), pack(CUT, 1, 1), pack(CUT, 1, NO_VALUE)]);
  assert.equal(savingAt(tally, tape, 1), null);
  assert.deepEqual(savingAt(tally, tape, 2), { cells: 2, ways: 2 });
  assert.deepEqual(savingAt(tally, tape, 3), { cells: 3, ways: 6 });
});

test("a value that its group has already spares nothing, one that another group has spares the rest", () => {
  const rows = board(
    [
      [0, 1],
      [2, 3],
      [0, 2],
      [1, 3],
    ],
    2,
  ); // the rows are the groups of the cover
  const { tape, tally } = told(rows, 4, [pack(PLACED, 0, 0), pack(CUT, 1, 0), pack(CUT, 2, 0, 2)]);
  assert.deepEqual(savingAt(tally, tape, 2), { cells: 2, ways: 0 });
  assert.deepEqual(savingAt(tally, tape, 3), { cells: 2, ways: 1 });
  assert.deepEqual([tallyAt(tally, tape, 3).settled, tallyAt(tally, tape, 3).cutOff], [1, 1]);
});

test("a computed value that is refused was the only one of its cell", () => {
  const events = [pack(PLACED, 0, 0), pack(PLACED, 1, 1), pack(CUT, 2, 2), pack(REMOVED, 1, 1), pack(CUT, 1, 2)];
  const { tape, tally } = planned(ALL, 4, { computed: [false, false, true] }, events);
  assert.deepEqual(savingAt(tally, tape, 3), { cells: 2, ways: 2 });
  assert.deepEqual(savingAt(tally, tape, 5), { cells: 2, ways: 2 });
  const settled = [3, 4, 5].map((at) => tallyAt(tally, tape, at).settled);
  assert.deepEqual(settled, [2, 2, 4]); // taking back what led there spares nothing more
});

test("the value refused in the last cell was filled in: nothing is spared", () => {
  const there = [pack(PLACED, 0, 0), pack(PLACED, 1, 1), pack(PLACED, 2, 2)];
  for (const computed of [[], [false, false, false, true]]) {
    const { tape, tally } = planned(ALL, 4, { computed }, [...there, pack(CUT, 3, 3)]);
    assert.equal(savingAt(tally, tape, 4), null);
  }
});

test("a computed value spares the others of its cell at once, without a cut", () => {
  const there = [pack(PLACED, 0, 0), pack(PLACED, 1, 1), pack(PLACED, 2, 2), pack(SOLVED)];
  const events = [...there, pack(REMOVED, 2, 2), pack(REMOVED, 1, 1), pack(REMOVED, 0, 0)];
  const three = board([[0, 1, 2]], 3);
  const { tape, tally } = planned(three, 3, { computed: [false, true] }, events);
  assert.deepEqual(savingAt(tally, tape, 2), { cells: 2, ways: 1 });
  assert.equal(savingAt(tally, tape, 3), null);
  const spared = events.map((_, at) => sparedOf(tallyAt(tally, tape, at + 1), tally.all, false));
  assert.deepEqual(spared, [0, 1, 1, 1, 1, 1, 1]);
  assert.equal(untriedOf(tally.last, tally.all), 5);
});

test("a dead end is a value taken back right after it was placed", () => {
  const [one, other] = [pack(PLACED, 0, 0), pack(PLACED, 1, 1)];
  const { tape, tally } = told(ALL, 4, [one, other], [pack(REMOVED, 1, 1), pack(CUT, 1, 2), pack(REMOVED, 0, 0)]);
  const deadEnds = [2, 3, 4, 5].map((at) => tallyAt(tally, tape, at).deadEnds);
  assert.deepEqual(deadEnds, [0, 1, 1, 1]);
});

test("groups that share no cell are counted one by one, and a cell in none has all values", () => {
  const rows = board(
    [
      [0, 1],
      [2, 3],
      [0, 2],
    ],
    2,
  );
  const { tape, tally } = told(rows, 5, [pack(PLACED, 0, 0), pack(CUT, 1, 1)]);
  assert.deepEqual(savingAt(tally, tape, 2), { cells: 3, ways: 1 * 2 * 2 });
});

test("more values than cells leave more ways than orders", () => {
  const { tape, tally } = told(board([[0, 1, 2]], 5), 3, [pack(CUT, 0, 0)]);
  assert.deepEqual(savingAt(tally, tape, 1), { cells: 2, ways: 4 * 3 });
});

test("a dead end after a value that stands spares what is empty", () => {
  const { tape, tally } = told(ALL, 4, [pack(PLACED, 0, 0), pack(CUT, 0, 0)]);
  assert.deepEqual(savingAt(tally, tape, 2), { cells: 3, ways: 6 });
});

/** What is spared up to each moment. @type {(shown: Shown, cells: number, givens: Record<number, string>, events: number[]) => number[]} */
function sparedUpTo(shown, cells, givens, events) {
  const { tape, tally } = planned(shown, cells, { givens }, events);
  const { all } = tally;
  const moments = [...events.keys(), events.length];
  return moments.map((at) => sparedOf(tallyAt(tally, tape, at), all, at === events.length));
}

test("at its end a search is spared every arrangement that it did not make", () => {
  const three = board([[0, 1, 2]], 3);
  const events = [
    ...[pack(PLACED, 0, 0), pack(PLACED, 1, 1), pack(CUT, 2, 2), pack(REMOVED, 1, 1)], // made, and refused
    ...[pack(CUT, 1, 2), pack(REMOVED, 0, 0)],
    ...[pack(PLACED, 0, 1), pack(PLACED, 1, 0), pack(PLACED, 2, 2), pack(SOLVED)],
    ...[pack(REMOVED, 2, 2), pack(REMOVED, 1, 0), pack(REMOVED, 0, 1)], // in cell 1 it did not try another value
  ];
  assert.deepEqual(sparedUpTo(three, 3, {}, events), [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 4]);
  assert.equal(createTally(three, 3).all, 6);
  assert.equal(untriedOf(told(three, 3, events).tally.last, 6), 3); // below the third value of cell 0, and the other one of cell 1
});

test("with givens there are fewer arrangements, and it makes no difference that they are removed in the end", () => {
  const events = [pack(PLACED, 0, 0), pack(PLACED, 1, 1), pack(CUT, 2, 2), pack(REMOVED, 1, 1), pack(CUT, 1, 2)];
  assert.equal(createTally(ALL, 4, { 0: "1" }).all, 6);
  const spared = sparedUpTo(ALL, 4, { 0: "1" }, [
    ...events,
    pack(PLACED, 1, 3),
    pack(REMOVED, 1, 3),
    pack(REMOVED, 0, 0),
  ]);
  assert.deepEqual(spared, [0, 0, 0, 1, 2, 4, 4, 6, 6]);
});

test("a search that comes to a given last spares nothing below a value that the given has, and makes what is around it", () => {
  const [left, right] = [pack(PLACED, 0, 0), pack(REMOVED, 0, 0)];
  const events = [
    ...[pack(PLACED, 0, 2), pack(PLACED, 1, 0), pack(REMOVED, 1, 0), pack(REMOVED, 0, 2)], // cell 2 has that value
    ...[left, pack(PLACED, 1, 1), pack(PLACED, 2, 2), pack(SOLVED)],
    ...[pack(REMOVED, 2, 2), pack(REMOVED, 1, 1), pack(CUT, 1, 2), right],
    ...[pack(PLACED, 0, 1), pack(PLACED, 1, 0), pack(CUT, 2, 2), pack(REMOVED, 1, 0), pack(REMOVED, 0, 1)], // refused
  ];
  const three = board([[0, 1, 2]], 3);
  const spared = sparedUpTo(three, 3, { 2: "3" }, events);
  assert.deepEqual(spared, Array(events.length + 1).fill(0));
});

test("it does not matter in which batches they came, nor how many there are", () => {
  const round = [pack(PLACED, 0, 0), pack(CUT, 1, 1), pack(REMOVED, 0, 0)];
  const many = Array.from({ length: 2000 }, () => round).flat();
  const whole = told(ALL, 4, many);
  const parts = told(ALL, 4, many.slice(0, 1001), many.slice(1001, 1003), many.slice(1003));
  for (const at of [0, 1, 1023, 1024, 1025, 4000, 5999, 6000]) {
    assert.deepEqual(tallyAt(whole.tally, whole.tape, at), tallyAt(parts.tally, parts.tape, at));
    assert.equal(tallyAt(whole.tally, whole.tape, at).nodes, Math.floor((at + 2) / 3));
  }
});

test("what the tape forgets is counted all the same", () => {
  const batch = new Array(65_536).fill(pack(MOVED, 0, 1));
  const { tape, tally } = told(board([], 0), 2, ...new Array(66).fill(batch));
  assert.equal(tape.first, 2 * 65_536);
  assert.equal(tally.marks[0]?.at, tape.first);
  for (const at of [tape.first, tape.first + 1000, tape.first + 70_000, tape.end]) {
    assert.equal(tallyAt(tally, tape, at).nodes, at);
  }
});

test("the parts of a timeline have all its cuts and solutions", () => {
  const events = Array.from({ length: 50 }, (_, at) => pack(at % 10 === 9 ? SOLVED : CUT, 0, 1));
  const { tape, tally } = told(ALL, 4, events);
  const parts = partsOf(tally, tape, 5);
  assert.deepEqual(parts, new Array(5).fill({ cuts: 9, solved: 1 }));
});
