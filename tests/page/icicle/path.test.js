/** The path to the current node at a moment, with the values tried beside it, compared with recursion. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { pathRows } from "../../../web/app/icicle/index.js";
import { append, CUT, createTape, createTreePanel, PLACED, REMOVED, SOLVED } from "../../../web/app/state/index.js";
import { createTree, grow } from "../../../web/app/tree/index.js";
import { goTo, pick, pickedNode } from "../../../web/app/views/tree/navigation.js";
import { bruteTree, everyPath, longSearch, pack, searchByChance } from "../tree/brute.js";

/** @import { Node } from "../tree/brute.js" */

/** @type {(events: number[]) => ReturnType<typeof createTree>} */
function grown(events) {
  const tree = createTree();
  grow(tree, Uint32Array.from(events));
  return tree;
}

test("at every moment each level of the path has what was tried by then, and how much is left", () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const events = searchByChance(seed, 4, 4);
    const tree = grown(events);
    const paths = everyPath(bruteTree(events));
    for (let at = 0; at <= events.length; at += 1) {
      const standing = paths
        .filter((path) => path.every(({ born, gone }) => born <= at && (gone === 0 || at < gone)))
        .reduce((one, other) => (other.length > one.length ? other : one));
      const expected = standing.flatMap(
        (/** @type {Node} */ { children, gone, reported }, /** @type {number} */ level) => {
          const tried = children.filter(({ born }) => born <= at);
          if (tried.length === 0) return [];
          const here = children.indexOf(/** @type {Node} */ (standing[level + 1]));
          return [
            {
              level: level + 1,
              tried: tried.map(({ event }) => event & 511),
              here,
              left: gone > 0 || reported > 0 ? children.length - tried.length : null,
            },
          ];
        },
      );
      assert.deepEqual(
        pathRows(tree, at).map(({ level, twigs, left }) => ({
          level,
          tried: twigs.map(({ value }) => value),
          here: twigs.findIndex(({ here }) => here),
          left,
        })),
        expected,
        `seed ${seed}, moment ${at}`,
      );
    }
  }
});

test("a solution is a leaf from the moment when it is found", () => {
  const tree = grown([pack(PLACED, 0, 0, 1), pack(PLACED, 1, 1, 1), pack(SOLVED)]);
  const look = (/** @type {number} */ at) => pathRows(tree, at).at(-1)?.twigs.at(-1)?.look;
  assert.equal(look(2), "open");
  assert.equal(look(3), "solved");
});

test("a value has the rules that left nothing right below it, and none if a value could be placed there", () => {
  const refused = (/** @type {number} */ value, /** @type {number} */ rule) => pack(CUT, 1, value, rule);
  const removed = (/** @type {number} */ cell, /** @type {number} */ value) => pack(REMOVED, cell, value);
  const tree = grown([
    ...[pack(PLACED, 0, 0, 4), refused(0, 7), refused(1, 5), refused(2, 7), removed(0, 0)],
    ...[pack(PLACED, 0, 1, 3), refused(0, 7), pack(PLACED, 1, 1, 1), pack(CUT, 2, 0, 7), removed(1, 1), removed(0, 1)],
    ...[pack(PLACED, 0, 3, 2), pack(PLACED, 1, 2, 1), pack(CUT, 2, 0, 8), removed(1, 2), removed(0, 3)],
    ...[pack(CUT, 0, 2, 9), pack(PLACED, 0, 4, 1)],
  ]);
  assert.deepEqual(
    pathRows(tree, tree.end)[0].twigs.map(({ look, rules }) => [look, rules]),
    [
      ["bare", [7, 5]],
      ["bare", []],
      ["bare", [8]],
      ["cut", [9]],
      ["open", []],
    ],
  );
});

test("while it is not reported how many are left, nothing is said of it", () => {
  const tree = grown([pack(CUT, 0, 0), pack(CUT, 0, 1)]);
  assert.equal(pathRows(tree, 2)[0].left, null);
});

/** A run beside another one whose tape has lost the beginning. */
function besideRun() {
  const events = longSearch(2, 5, 4, 60);
  const tape = createTape(5);
  append(tape, Uint32Array.from(events));
  const run = /** @type {any} */ ({ tree: grown(events), tape, at: tape.end, follow: true });
  const forest = /** @type {any} */ ({ run: null, shown: {}, tree: createTreePanel(), draw() {} });
  return { forest, run, side: forest.tree.sides[1] };
}

test("a node is gone to at the moment when it came", () => {
  const { forest, run, side } = besideRun();
  goTo(forest, run, side, 3);
  assert.equal(run.at, run.tree.columns.born[3]);
  assert.equal(run.follow, false);
  assert.equal(side.far, false);
  assert.equal(pickedNode(run, side), 3);
});

test("where the moment is no longer kept it is said, and the earliest that is kept is shown", () => {
  const { forest, run, side } = besideRun();
  run.tape.first = 20;
  goTo(forest, run, side, 2);
  assert.equal(side.far, true);
  assert.equal(run.at, 20);
  assert.equal(pickedNode(run, side), 2);
});

test("what was picked is forgotten when the board goes on", () => {
  const { forest, run, side } = besideRun();
  run.at = 5;
  pick(forest, run, side, 1);
  assert.equal(pickedNode(run, side), 1);
  run.at = 6;
  assert.notEqual(side.picked?.at, run.at);
});
