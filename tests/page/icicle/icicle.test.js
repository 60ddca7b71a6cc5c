/** The drawing of a tree, compared with one by recursion; and its visible part. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { bringing, holding, moved, NODES_A_SLICE, paint, WHOLE, zoomed } from "../../../web/app/icicle/index.js";
import { CUT } from "../../../web/app/state/index.js";
import { createTree, grow } from "../../../web/app/tree/index.js";
import { bruteTree, chance, longSearch, searchByChance, sumBelow } from "../tree/brute.js";

/** @import { Bar, Sheet } from "../../../web/app/icicle/icicle.js" */
/** @import { Node } from "../tree/brute.js" */

/** A bar in short, its edges rounded. @type {(bar: Bar) => string} */
const short = ({ left, wide, top, rows, look, rule, dense }) =>
  `${left.toFixed(4)}+${wide.toFixed(4)} ${top}+${rows} ${look}${look === "cut" ? rule : ""}${dense ? " dense" : ""}`;

/** @type {(events: number[], sheet: Partial<Sheet>) => string[]} */
function drawn(events, sheet) {
  const tree = createTree();
  grow(tree, Uint32Array.from(events));
  /** @type {Bar[]} */
  const bars = [];
  const all = { root: 0, view: WHOLE, wide: 300, rows: 20, ...sheet };
  for (const _ of paint(tree, all, (bar) => bars.push(bar)));
  return bars.map(short).sort();
}

/** @type {(node: Node) => string} */
function lookOf(node) {
  if (node.event >>> 27 === CUT) return `cut${(node.event >>> 18) & 511}`;
  const solved = node.solved + sumBelow(node, ({ solved: below }) => below);
  if (solved > 0) return node.children.length > 0 ? "leafy" : "solved";
  return node.gone ? "bare" : "open";
}

/** @type {(node: Node) => number} */
const tallOf = ({ children }) => Math.max(0, ...children.map((child) => 1 + tallOf(child)));

/** @type {(node: Node, sheet: Sheet, level: number, left: number, share: number) => string[]} */
function expected(node, sheet, level, left, share) {
  const { view, wide, rows } = sheet;
  const scale = wide / (view.right - view.left);
  const [from, to] = [(left - view.left) * scale, (left + share - view.left) * scale];
  if (to <= 0 || from >= wide) return [];
  const across = `${from.toFixed(4)}+${(to - from).toFixed(4)}`;
  const here = `${across} ${level}+1 ${lookOf(node)}`;
  const below = share / node.children.length;
  if (node.children.length === 0 || level + 1 >= rows) return [here];
  if (below * scale < 0.7) {
    return [here, `${across} ${level + 1}+${Math.min(tallOf(node), rows - 1 - level)} ${lookOf(node)} dense`];
  }
  return [here, ...node.children.flatMap((each, at) => expected(each, sheet, level + 1, left + at * below, below))];
}

test("every node that is wide enough is drawn, the others as one bar as deep as they go", () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const random = chance(seed);
    const events = longSearch(seed, 7, 4, 300);
    for (const wide of [40, 300, 3000]) {
      const left = random() * 0.9;
      for (const view of [WHOLE, { left, right: left + 0.1 }]) {
        const sheet = { root: 0, view, wide, rows: 6 };
        assert.deepEqual(drawn(events, sheet), expected(bruteTree(events), sheet, 0, 0, 1).sort());
      }
    }
  }
});

test("what stands is open, and what it has not come to is left bare paper", () => {
  const events = searchByChance(5, 4, 3);
  const half = events.slice(0, Math.floor(events.length / 2));
  const bars = drawn(half, {});
  assert.ok(bars.some((bar) => bar.endsWith("open")));
});

test("drawing pauses after a bounded number of nodes, however many there are", () => {
  const tree = createTree();
  const events = Uint32Array.from(longSearch(1, 10, 7, 60_000));
  grow(tree, events);
  let bars = 0;
  let most = 0;
  const pen = () => {
    bars += 1;
  };
  for (const _ of paint(tree, { root: 0, view: WHOLE, wide: 1e9, rows: 99 }, pen)) {
    most = Math.max(most, bars);
    bars = 0;
  }
  assert.ok(most > 0 && most <= 2 * NODES_A_SLICE);
});

test("keys hold the node that is picked while it is in sight, else the middle", () => {
  assert.equal(holding(WHOLE, { left: 0, share: 0.1 }), 0.05);
  assert.equal(holding({ left: 0.5, right: 1 }, { left: 0, share: 0.1 }), 0.75);
  assert.equal(holding({ left: 0, right: 0.5 }, { left: 0, share: 1 }), 0.25, "the whole is nowhere");
});

test("what is pointed at stays where it is while the view gets nearer, and the whole is the farthest", () => {
  const near = zoomed(WHOLE, 4, 0.3);
  assert.ok(Math.abs(near.right - near.left - 0.25) < 1e-12);
  assert.ok(Math.abs((0.3 - near.left) / 0.25 - 0.3) < 1e-12);
  assert.deepEqual(zoomed(near, 1 / 100, 0.3), WHOLE);
  let view = /** @type {typeof near} */ (WHOLE);
  for (let times = 0; times < 100; times += 1) view = zoomed(view, 3, 0.5);
  assert.ok(view.right > view.left);
});

test("a view does not go beyond the edges of the tree", () => {
  const near = zoomed(WHOLE, 10, 0.5);
  assert.equal(moved(near, -100).left, 0);
  assert.equal(moved(near, 100).right, 1);
});

test("a node is brought into sight, and one that is in sight leaves the view alone", () => {
  assert.equal(bringing(WHOLE, { left: 0.2, share: 0.1 }), WHOLE);
  const view = bringing(WHOLE, { left: 0.2, share: 0.0001 });
  assert.ok(view.left < 0.2 && view.right > 0.2001 && view.right - view.left < 0.01);
});
