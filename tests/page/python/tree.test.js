/** The tree of a program's run: what it tried, at every moment, whatever its events say. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { nodeAt, pathTo } from "../../../web/app/icicle/index.js";
import {
  addProgress,
  createRecord,
  furnish,
  goTo,
  goToMoment,
  momentOf,
  open,
  solutionsAround,
} from "../../../web/app/python/record.js";
import { MOST } from "../../../web/app/python/tree_events.js";

const PLACED = (/** @type {number} */ cell, /** @type {number} */ value) => (cell << 9) | value;
const REMOVED = (/** @type {number} */ cell, /** @type {number} */ value) => (1 << 27) | PLACED(cell, value);
const CUT = (/** @type {number} */ cell, /** @type {number} */ value) => (2 << 27) | PLACED(cell, value);
const SOLVED = 3 << 27;

/** A record of these events; each of the `lines` is a step at that moment. @type {(events: number[], givens?: Record<string, string>, lines?: number[]) => ReturnType<typeof createRecord>} */
function recorded(events, givens = {}, lines = []) {
  const record = createRecord(lines.length > 0 ? "line" : "event");
  const opened = {
    type: /** @type {const} */ ("opened"),
    puzzle: "p",
    options: {},
    cells: 3,
    givens,
    values: [5, 7, 8],
  };
  open(record, { ...opened, rules: [], start: [], isWanted: true }, null);
  furnish(record, 3);
  addProgress(record, {
    ...{
      type: "progress",
      counts: { nodes: 0, cuts: 0, solutions: 0, repeated: 0 },
      moment: events.length,
      standing: null,
      output: "",
    },
    full: { events: false, steps: false, output: false },
    steps: lines.map((moment, line) => ({ line, depth: 0, moment, printed: 0, call: "<module>", changed: [] })),
    events: Uint32Array.from(events),
  });
  return record;
}

/** The values from the root to the node at a moment. @type {(record: ReturnType<typeof createRecord>, at: number) => number[]} */
const valuesAt = ({ tree }, at) =>
  pathTo(tree, nodeAt(tree, at))
    .slice(1)
    .map((node) => (tree.columns.event[node] ?? 0) & 511);

test("each value placed is a node, each refusal a cut, and a node is found again by its moment", () => {
  const record = recorded([PLACED(0, 1), CUT(1, 1), PLACED(1, 2), SOLVED, REMOVED(1, 2), REMOVED(0, 1), PLACED(0, 2)]);
  const paths = [[], [1], [1, 1], [1, 2], [1, 2], [1], [], [2]];
  for (const [at, path] of paths.entries()) assert.deepEqual(valuesAt(record, at), path, `moment ${at}`);
  const { levels } = record.tree.bounds[0] ?? assert.fail();
  assert.deepEqual([levels.nodes, levels.cuts[2], levels.solved[2]], [[0, 2, 1], 1, 1]);
});

test("givens are no nodes, and moments count them", () => {
  const record = recorded([PLACED(2, 0), PLACED(0, 1), REMOVED(0, 1)], { 2: "5" });
  assert.deepEqual(
    [0, 1, 2, 3].map((at) => valuesAt(record, at)),
    [[], [], [1], []],
  );
});

test("what takes back more than stands leaves the tree whole", () => {
  const record = recorded([REMOVED(0, 1), REMOVED(0, 1), PLACED(0, 1), REMOVED(0, 1), REMOVED(0, 1), PLACED(1, 2)]);
  assert.deepEqual(
    [2, 3, 5, 6].map((at) => valuesAt(record, at)),
    [[], [1], [], [2]],
  );
});

test("beyond its last level the tree grows no further, and comes back from there", () => {
  const down = Array.from({ length: MOST.levels + 5 }, () => PLACED(0, 1));
  const record = recorded([...down, CUT(0, 1), ...down.map(() => REMOVED(0, 1)), PLACED(0, 2)]);
  assert.ok(record.treeEvents.deep);
  assert.equal(valuesAt(record, down.length).length, MOST.levels);
  assert.equal(record.tree.used, 1 + MOST.levels + 1);
  assert.deepEqual(valuesAt(record, 2 * down.length + 2), [2]);
});

test("what is tried in one place again and again is a node only so often, with all that is below it", () => {
  const again = Array.from({ length: MOST.tried }, () => [PLACED(0, 1), REMOVED(0, 1)]).flat();
  const record = recorded([...again, PLACED(0, 2), PLACED(1, 2), CUT(2, 2), REMOVED(1, 2), REMOVED(0, 2), CUT(0, 2)]);
  assert.ok(record.treeEvents.wide);
  assert.deepEqual([record.tape.end, record.tree.used], [again.length + 6, 1 + MOST.tried]);
  assert.deepEqual(valuesAt(record, again.length - 1), [1]);
  assert.deepEqual(valuesAt(record, again.length + 2), []);
});

test("elsewhere the tree goes on growing after what it left out", () => {
  const again = Array.from({ length: MOST.tried + 1 }, () => CUT(1, 1));
  const record = recorded([PLACED(0, 1), ...again, REMOVED(0, 1), PLACED(0, 2), PLACED(1, 1)]);
  assert.deepEqual(valuesAt(record, again.length + 4), [2, 1]);
});

test("a node is gone to by line where a line begins at its moment, otherwise by event", () => {
  const record = recorded([PLACED(0, 1), CUT(1, 1), CUT(1, 2)], {}, [0, 1, 3]);
  goToMoment(record, 1);
  assert.deepEqual([record.pace, record.at, momentOf(record)], ["line", 1, 1]);
  goToMoment(record, 2);
  assert.deepEqual([record.pace, momentOf(record)], ["event", 2]);
});

test("from the end one goes back to a solution, and from one to the next", () => {
  const record = recorded([PLACED(0, 1), SOLVED, REMOVED(0, 1), PLACED(0, 2), SOLVED, REMOVED(0, 2)]);
  assert.deepEqual(solutionsAround(record), { before: 5, after: null });
  goTo(record, 5);
  assert.deepEqual(solutionsAround(record), { before: 2, after: null });
  goTo(record, 0);
  assert.deepEqual(solutionsAround(record), { before: null, after: 2 });
});
