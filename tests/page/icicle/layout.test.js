/** How wide nodes are: by nodes and cuts, and as in the tree that tries everything; what is missing there is hatched. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  byTries,
  childrenOf,
  EQUAL,
  folding,
  nodeUnder,
  paint,
  pathTo,
  placesOf,
  triesOf,
  unpruned,
  WHOLE,
} from "../../../web/app/icicle/index.js";
import { CUT, NO_VALUE, PLACED, REMOVED, SOLVED } from "../../../web/app/state/index.js";
import { createTree, grow } from "../../../web/app/tree/index.js";
import { bruteTree, everyPath, pack, searchByChance, sumBelow } from "../tree/brute.js";

/** @import { Bar } from "../../../web/app/icicle/icicle.js" */
/** @import { Layout } from "../../../web/app/icicle/layout.js" */

/** @type {(events: number[], most?: number) => ReturnType<typeof createTree>} */
function grown(events, most) {
  const tree = createTree(most);
  grow(tree, Uint32Array.from(events));
  return tree;
}

/** @type {(tree: ReturnType<typeof createTree>, layout: Layout, rows: number) => Bar[]} */
function drawn(tree, layout, rows) {
  /** @type {Bar[]} */
  const bars = [];
  for (const _ of paint(tree, { root: 0, view: WHOLE, wide: 240, rows, layout }, (bar) => bars.push(bar)));
  return bars;
}

/** @type {(bar: Bar) => string} */
const short = ({ left, wide, top, rows, look, lost }) =>
  `${Math.round(left)}+${Math.round(wide)} ${top}+${rows} ${lost ? "lost " : ""}${look}`;

/** Three cells that must differ, four values. */
const SPACE = { values: 4, groupOf: [0, 0, 0], given: new Map() };

/** @type {(cell: number, value: number, ...below: number[]) => number[]} */
const placed = (cell, value, ...below) => [pack(PLACED, cell, value), ...below, pack(REMOVED, cell, value)];

/** Every arrangement of the cells. @type {(cell?: number, used?: number[]) => number[]} */
const everything = (cell = 0, used = []) =>
  cell === 3
    ? [pack(SOLVED)]
    : [0, 1, 2, 3]
        .filter((value) => !used.includes(value))
        .flatMap((value) => placed(cell, value, ...everything(cell + 1, [...used, value])));

test("by nodes and cuts, a node is as wide as there are in it, broken off anywhere", () => {
  for (const seed of [1, 2, 3, 4]) {
    const whole = searchByChance(seed, 4, 4);
    for (const events of [whole, whole.slice(0, whole.length >> 1)]) {
      const [tree, root] = [grown(events), bruteTree(events)];
      const all = 1 + sumBelow(root, () => 1);
      assert.equal(triesOf(tree, 0), all);
      const layout = byTries(tree, 0, all);
      for (const path of everyPath(root)) {
        const at = path
          .slice(1)
          .reduce((node, each, level) => childrenOf(tree, node)[path[level].children.indexOf(each)], 0);
        const place = placesOf(tree, pathTo(tree, at), layout).at(-1);
        const node = /** @type {NonNullable<typeof path[0]>} */ (path.at(-1));
        assert.ok(place && Math.abs(place.share - (1 + sumBelow(node, () => 1)) / all) < 1e-9);
        assert.equal(nodeUnder(tree, 0, place.left + place.share / 2, path.length - 1, layout), at);
      }
    }
  }
});

test("with a common unit, the smaller tree is the narrower", () => {
  const small = grown(placed(0, 0));
  assert.equal(byTries(small, 0, 8).whole, 2 / 8);
});

test("a tree that tries everything fills the picture, and nothing of it is missing", () => {
  const bars = drawn(grown(everything()), unpruned(SPACE, true), 4).filter(({ lost }) => !lost);
  for (const [top, nodes] of [1, 4, 12, 24].entries()) {
    const row = bars.filter((bar) => bar.top === top);
    assert.equal(row.length, nodes);
    assert.ok(Math.abs(row.reduce((sum, { wide }) => sum + wide, 0) - 240) < 1e-6);
  }
});

test("it fills the picture too where its branches are folded or too narrow", () => {
  const folded = grown(everything(), 16);
  const bars = drawn(folded, unpruned(SPACE, true), 4).filter(({ lost }) => !lost);
  for (const top of [1, 2, 3]) {
    const row = bars.filter((bar) => bar.top === top);
    assert.ok(Math.abs(row.reduce((sum, { wide, filled }) => sum + wide * filled, 0) - 240) < 1e-6);
  }
});

test("a value has its place among those that are left, whatever was tried before; what is missing is hatched all the way down", () => {
  const events = placed(0, 1, pack(CUT, 1, 0, 5), ...placed(1, 3, pack(CUT, 2, NO_VALUE, 5)));
  assert.deepEqual(drawn(grown(events), unpruned(SPACE, true), 4).map(short), [
    "0+240 0+1 open",
    "0+240 1+3 lost open",
    "60+60 1+1 bare",
    "60+60 2+2 lost bare",
    "60+20 2+2 lost cut",
    "100+20 2+1 bare",
    "100+20 3+1 lost bare",
    "100+20 3+1 lost cut",
  ]);
});

test("while the search goes on, what is still to come is not missing", () => {
  const bars = drawn(grown([pack(PLACED, 0, 1), pack(CUT, 1, 0, 5)]), unpruned(SPACE, false), 4);
  assert.deepEqual(bars.map(short), ["0+240 0+1 open", "60+60 1+1 open", "60+20 2+2 lost cut"]);
});

test("folded branches are stubs that share little room, and what is below them is not drawn", () => {
  const events = [
    ...placed(0, 0, ...placed(1, 0)),
    ...placed(0, 1, ...placed(1, 0)),
    ...placed(0, 2, ...placed(1, 0, pack(SOLVED))),
  ];
  const tree = grown(events);
  const isStub = (/** @type {typeof tree} */ { columns }, /** @type {number} */ node) => !columns.solved[node];
  const bars = drawn(tree, folding(EQUAL, isStub, 1), 4);
  assert.deepEqual(
    bars.map(({ left, wide, top, rows, look }) => [Math.round(left), Math.round(wide), top, rows, look]),
    [
      [0, 240, 0, 1, "leafy"],
      [0, 40, 1, 0.5, "bare"],
      [40, 40, 1, 0.5, "bare"],
      [80, 160, 1, 1, "leafy"],
      [80, 160, 2, 1, "solved"],
    ],
  );
  assert.equal(nodeUnder(tree, 0, 0.1, 2, folding(EQUAL, isStub, 1)), 1, "a stub is found, and nothing below it");
});

test("where all branches of a node are folded they share its room, and widths that count stay as they are", () => {
  const tree = grown([...placed(0, 0), ...placed(0, 1)]);
  const all = folding(EQUAL, () => true, 1).spread(tree, [0], { left: 0, share: 1 });
  assert.deepEqual(
    all.map(({ share }) => share),
    [0.5, 0.5],
  );
  const one = folding(byTries(tree, 0, 3), (_, node) => node === 1, 1).spread(tree, [0], { left: 0, share: 1 });
  assert.deepEqual(
    one.map(({ share }) => share),
    [1 / 3, 1 / 3],
  );
});

test("given values leave no choice, and are not left for others", () => {
  const space = { ...SPACE, given: new Map([[1, 0]]) };
  const tree = grown(placed(0, 2, ...placed(1, 0, ...placed(2, 3))));
  const places = placesOf(tree, [0, 1, 2, 3], unpruned(space, true));
  assert.deepEqual(
    places.map(({ left, share }) => [left * 6, share * 6].map(Math.round)),
    [
      [0, 6],
      [2, 2],
      [2, 2],
      [3, 1],
    ],
  );
});

test("of branches too narrow to be seen, each row is filled as much as there is of it; solutions stay to be seen", () => {
  const events = placed(0, 0, ...placed(1, 1, ...placed(2, 2, pack(SOLVED))));
  /** @type {Bar[]} */
  const bars = [];
  const sheet = {
    root: 0,
    view: WHOLE,
    wide: 4,
    rows: 4,
    layout: unpruned({ ...SPACE, values: 40, groupOf: [0, 0, 0] }, true),
  };
  for (const _ of paint(grown(events), sheet, (bar) => bars.push(bar)));
  const dense = bars.filter((bar) => bar.dense && !bar.lost);
  assert.deepEqual(
    dense.map(({ top, look, filled }) => [top, look, filled]),
    [
      [1, "leafy", 0.4],
      [2, "leafy", 0.4],
      [3, "leafy", 0.4],
    ],
  );
});
