/** The tree of a search, compared with the same tree by recursion. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  childrenOf,
  lookOf,
  neighbour,
  nodeAt,
  nodeUnder,
  pathTo,
  placesOf,
  totalsOf,
} from "../../../web/app/icicle/index.js";
import { BOUND, CUT, MOVED, PLACED, REMOVED, SOLVED, UNMOVED } from "../../../web/app/state/index.js";
import { end } from "../../../web/app/tree/builder.js";
import { createTree, grow, isFolded, offeredAt } from "../../../web/app/tree/index.js";
import { bruteTree, chance, everyPath, longSearch, pack, searchByChance, sumBelow } from "./brute.js";

/** @import { Tree } from "../../../web/app/tree/store.js" */
/** @import { Node } from "./brute.js" */

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** @type {(events: number[], most?: number) => Tree} */
function grown(events, most) {
  const tree = createTree(most);
  grow(tree, Uint32Array.from(events));
  return tree;
}

/** The node of the tree that is this one of the recursion. @type {(tree: Tree, path: Node[]) => number} */
function find(tree, path) {
  let at = tree.bounds[0].root;
  for (const [level, node] of path.slice(1).entries()) at = childrenOf(tree, at)[path[level].children.indexOf(node)];
  return at;
}

/** @type {(tree: Tree, path: Node[]) => void} */
function assertSame(tree, path) {
  const { columns } = tree;
  const node = /** @type {Node} */ (path.at(-1));
  const at = find(tree, path);
  assert.equal(columns.event[at], node.event);
  assert.equal(columns.born[at], node.born);
  assert.equal(columns.gone[at], node.gone);
  assert.equal(pathTo(tree, at).length, path.length);
  if (isFolded(tree, at)) assert.ok(node.children.length > 0 && node.gone > 0);
  else assert.equal(childrenOf(tree, at).length, node.children.length);
  if (node.gone === 0) return; // open nodes are not counted yet
  assert.equal(columns.deepest[at], path.length - 1 + tallOf(node));
  assert.equal(
    columns.nodes[at],
    sumBelow(node, ({ event }) => Number(event >>> 27 === PLACED)),
  );
  assert.equal(
    columns.cuts[at],
    sumBelow(node, ({ event }) => Number(event >>> 27 === CUT)),
  );
  assert.equal(columns.solved[at], node.solved + sumBelow(node, ({ solved }) => solved));
}

/** How many levels there are below. @type {(node: Node) => number} */
const tallOf = ({ children }) => Math.max(0, ...children.map((child) => 1 + tallOf(child)));

/** Paths none of whose nodes above the last is folded. @type {(tree: Tree, paths: Node[][]) => Node[][]} */
const keptOf = (tree, paths) =>
  paths.filter((path) => {
    let at = tree.bounds[0].root;
    for (const [level, node] of path.slice(1).entries()) {
      if (isFolded(tree, at)) return false;
      at = childrenOf(tree, at)[path[level].children.indexOf(node)];
    }
    return true;
  });

test("every node is there, with what is below it", () => {
  for (const seed of SEEDS) {
    const events = searchByChance(seed, 5, 4);
    const tree = grown(events);
    const paths = everyPath(bruteTree(events));
    assert.equal(tree.used, paths.length);
    for (const path of paths) assertSame(tree, path);
  }
});

test("it is the same however the events come in, and broken off anywhere", () => {
  for (const seed of SEEDS) {
    const random = chance(seed + 100);
    const all = searchByChance(seed, 5, 4);
    const events = all.slice(0, Math.floor(random() * all.length));
    const tree = createTree();
    for (let at = 0; at < events.length; ) {
      const next = at + 1 + Math.floor(random() * 20);
      grow(tree, Uint32Array.from(events.slice(at, next)));
      at = next;
    }
    for (const path of everyPath(bruteTree(events))) assertSame(tree, path);
    assert.equal(tree.end, events.length);
  }
});

test("at every moment it is known what stands", () => {
  for (const seed of SEEDS) {
    const events = searchByChance(seed, 4, 4);
    const tree = grown(events);
    const paths = everyPath(bruteTree(events));
    for (let at = 0; at <= events.length; at += 1) {
      const standing = paths.filter((path) => path.every(({ born, gone }) => born <= at && (gone === 0 || at < gone)));
      const deepest = standing.reduce((one, other) => (other.length > one.length ? other : one));
      assert.equal(nodeAt(tree, at), find(tree, deepest), `seed ${seed}, moment ${at}`);
    }
  }
});

test("the children of a node share it equally, and where something is drawn it is found", () => {
  for (const seed of SEEDS) {
    const events = searchByChance(seed, 5, 4);
    const tree = grown(events);
    for (const path of everyPath(bruteTree(events))) {
      let [left, share] = [0, 1];
      for (const [level, node] of path.slice(1).entries()) {
        const siblings = path[level].children;
        share /= siblings.length;
        left += siblings.indexOf(node) * share;
      }
      const at = find(tree, path);
      const place = placesOf(tree, pathTo(tree, at)).at(-1);
      assert.ok(place && Math.abs(place.left - left) < 1e-9 && Math.abs(place.share - share) < 1e-9);
      assert.equal(nodeUnder(tree, 0, left + share / 2, path.length - 1), at);
    }
  }
});

test("the share of a node is right from its first child that was placed on, since that tells what is left", () => {
  for (const seed of SEEDS) {
    const whole = searchByChance(seed, 5, 4);
    const events = whole.slice(0, Math.floor(whole.length / 2));
    const tree = grown(events);
    for (const path of everyPath(bruteTree(events))) {
      const node = /** @type {Node} */ (path.at(-1));
      if (node.reported > 0) assert.equal(offeredAt(tree, find(tree, path)), node.reported);
    }
  }
});

test("what was not told is taken as it was on that level, and counted in the end", () => {
  const [a, b] = [pack(PLACED, 0, 0), pack(REMOVED, 0, 0)];
  const cuts = [pack(CUT, 1, 0), pack(CUT, 1, 1), pack(CUT, 1, 2)];
  const tree = grown([a, ...cuts, b, pack(PLACED, 0, 1), ...cuts.slice(0, 1)]);
  const [, second] = childrenOf(tree, 0);
  assert.equal(offeredAt(tree, second), 3);
  grow(tree, Uint32Array.from([cuts[1], pack(REMOVED, 0, 1)]));
  assert.equal(offeredAt(tree, second), 2);
});

test("it is counted level by level", () => {
  for (const seed of SEEDS) {
    const events = searchByChance(seed, 5, 4);
    const [bound] = grown(events).bounds;
    const paths = everyPath(bruteTree(events)).slice(1);
    const at = (/** @type {number} */ level, /** @type {(node: Node) => boolean} */ is) =>
      paths.filter((path) => path.length === level + 1 && is(/** @type {Node} */ (path.at(-1)))).length;
    const placed = (/** @type {Node} */ { event }) => event >>> 27 === PLACED;
    for (let level = 1; level <= 5; level += 1) {
      assert.equal(bound.levels.nodes[level] ?? 0, at(level, placed));
      assert.equal(
        bound.levels.cuts[level] ?? 0,
        at(level, (node) => !placed(node)),
      );
      assert.equal(
        bound.levels.dead[level] ?? 0,
        at(level, (node) => placed(node) && node.solved === 0 && !node.children.some(placed)),
      );
      assert.equal(
        bound.levels.solved[level] ?? 0,
        at(level, ({ solved }) => solved > 0),
      );
    }
    assert.equal(totalsOf(bound).solved, events.filter((event) => event >>> 27 === SOLVED).length);
  }
});

test("when there are too many, the narrowest are folded: what is kept is right, and the counts are", () => {
  for (const seed of SEEDS) {
    const events = longSearch(seed, 9, 5, 2000);
    const tree = grown(events, 512);
    assert.ok(tree.used <= 512);
    const brute = bruteTree(events);
    const all = everyPath(brute);
    const paths = keptOf(tree, all);
    assert.equal(paths.length, tree.used);
    for (const path of paths) assertSame(tree, path);
    assert.equal(
      totalsOf(tree.bounds[0]).nodes,
      sumBelow(brute, ({ event }) => Number(event >>> 27 === PLACED)),
    );
  }
});

test("folding does not hang on where the events were parted", () => {
  const events = longSearch(3, 9, 5, 2000);
  const straight = grown(events, 512);
  const tree = createTree(512);
  for (let at = 0; at < events.length; at += 7) grow(tree, Uint32Array.from(events.slice(at, at + 7)));
  assert.deepEqual(tree, straight);
});

test("a path that alone is longer than the room is kept whole", () => {
  const events = Array.from({ length: 1000 }, (_, cell) => pack(PLACED, cell % 512, 0, 1));
  const tree = grown(events, 64);
  assert.equal(pathTo(tree, tree.here).length, 1001);
});

test("arrows go to the parent, the first child and the siblings", () => {
  const tree = grown([pack(PLACED, 0, 0, 3), pack(CUT, 1, 0, 2), pack(REMOVED, 0, 0), pack(PLACED, 0, 1, 1)]);
  assert.equal(neighbour(tree, 0, "child"), 1);
  assert.equal(neighbour(tree, 1, "child"), 2);
  assert.equal(neighbour(tree, 2, "child"), null);
  assert.equal(neighbour(tree, 1, "after"), 3);
  assert.equal(neighbour(tree, 3, "before"), 1);
  assert.equal(neighbour(tree, 3, "after"), null);
  assert.equal(neighbour(tree, 3, "parent"), 0);
  assert.equal(neighbour(tree, 0, "parent"), null);
  assert.equal(neighbour(tree, 0, "after"), null);
});

test("a bound of which no move was told is a tree too", () => {
  const { bounds } = grown([pack(BOUND, 0, 3), pack(BOUND, 0, 4), pack(MOVED, 1, 2)]);
  assert.deepEqual(
    bounds.map((each) => [each.bound, totalsOf(each).nodes]),
    [
      [3, 0],
      [4, 1],
    ],
  );
});

test("each bound of a search of moves is a tree of its own; turns are no events", () => {
  const FACED = 6;
  const tree = grown([
    pack(BOUND, 0, 3),
    pack(MOVED, 1, 2),
    pack(FACED, 1, 0, 1),
    pack(CUT, 2, 3),
    pack(UNMOVED, 1, 2),
    pack(FACED, 1, 1, 0),
    pack(BOUND, 1, 4),
    pack(MOVED, 1, 2),
    pack(SOLVED),
  ]);
  assert.equal(tree.end, 7);
  assert.deepEqual(
    tree.bounds.map(({ bound, root }) => [bound, root, childrenOf(tree, root).length]),
    [
      [3, 0, 1],
      [516, 3, 1],
    ],
  );
  assert.deepEqual(
    tree.bounds.map((bound) => totalsOf(bound)),
    [
      { deepest: 2, nodes: 1, cuts: 1, dead: 1, solved: 0 },
      { deepest: 1, nodes: 1, cuts: 0, dead: 0, solved: 1 },
    ],
  );
  assert.equal(nodeAt(tree, 1), 0);
  assert.equal(nodeAt(tree, 3), 2);
  assert.equal(nodeAt(tree, 4), 0);
  assert.equal(nodeAt(tree, 5), 3);
});

test("when the search is over, the givens of its last path are as closed as all else, and still on the board", () => {
  const tree = grown([
    ...[pack(PLACED, 0, 1), pack(PLACED, 1, 2)], // the givens
    ...[pack(PLACED, 2, 0), pack(SOLVED), pack(REMOVED, 2, 0), pack(CUT, 2, 3)],
  ]);
  const [first, second] = [1, 2];
  assert.deepEqual([lookOf(tree, first), lookOf(tree, second)], ["open", "leafy"]);
  end(tree);
  assert.deepEqual([lookOf(tree, 0), lookOf(tree, first), lookOf(tree, second)], ["leafy", "leafy", "leafy"]);
  const { nodes, cuts, solved } = tree.columns;
  assert.deepEqual([nodes[first], cuts[first], solved[first]], [2, 1, 1]);
  assert.equal(tree.end, 6);
  assert.equal(nodeAt(tree, 5), second);
});
