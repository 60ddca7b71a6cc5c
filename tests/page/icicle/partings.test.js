/** Where two trees part: at cuts, at values that one does not try, where they go on with different cells. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { comparing, totalsOf } from "../../../web/app/icicle/index.js";
import { CUT, NO_VALUE, PLACED, REMOVED } from "../../../web/app/state/index.js";
import { createTree, grow } from "../../../web/app/tree/index.js";
import { bruteTree, chance, pack, searchByChance } from "../tree/brute.js";

/** @import { Node } from "../tree/brute.js" */

/** @type {(events: number[], over?: boolean, most?: number) => { tree: ReturnType<typeof createTree>, over: boolean }} */
function grown(events, over = true, most) {
  const tree = createTree(most);
  grow(tree, Uint32Array.from(events));
  return { tree, over };
}

/** @type {(...sides: Parameters<typeof comparing>) => import("../../../web/app/icicle/partings.js").Comparison} */
function compare(one, two, earlier) {
  const slices = comparing(one, two, earlier);
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}

/** A value that stays, with what is below it. @type {(cell: number, value: number, ...below: number[]) => number[]} */
const placed = (cell, value, ...below) => [pack(PLACED, cell, value), ...below, pack(REMOVED, cell, value)];

/** The same search with some of its nodes cut, and others not tried. @type {(node: Node, random: () => number) => number[]} */
function pruned({ children }, random) {
  return children.flatMap((child) => {
    const luck = random();
    if (child.event >>> 27 === CUT) return [child.event];
    const [cell, value] = [(child.event >>> 9) & 511, child.event & 511];
    if (luck < 0.2) return [pack(CUT, cell, value, 3)];
    return luck < 0.3 ? [] : [child.event, ...pruned(child, random), pack(REMOVED, cell, value)];
  });
}

test("a tree parts nowhere from itself: all of it is equal", () => {
  const events = searchByChance(4, 5, 4);
  const { partings, minor, equal } = compare(grown(events), grown(events));
  assert.deepEqual([partings, minor], [[], 0]);
  assert.ok(equal.every((each) => each === 1));
});

test("what is cut in one tree spares the nodes that the other has there", () => {
  const whole = placed(0, 0, ...placed(1, 0), ...placed(1, 1, ...placed(2, 0)));
  const short = placed(0, 0, ...placed(1, 0), pack(CUT, 1, 1, 7));
  const { partings, equal } = compare(grown(whole), grown(short));
  assert.equal(partings.length, 1);
  const [{ kind, side, rule, spared, nodes }] = partings;
  assert.deepEqual({ kind, side, rule, spared, nodes }, { kind: "cut", side: 1, rule: 7, spared: 2, nodes: [3, 3] });
  assert.deepEqual([...equal], [1, 1, 1, 0]);
});

test("a cell that nothing fits into spares all that the other tries below", () => {
  const whole = placed(0, 0, ...placed(1, 0), ...placed(1, 1));
  const short = placed(0, 0, pack(CUT, 5, NO_VALUE, 2));
  const [{ kind, side, rule, spared, nodes }] = compare(grown(short), grown(whole)).partings;
  assert.deepEqual({ kind, side, rule, spared, nodes }, { kind: "cut", side: 0, rule: 2, spared: 2, nodes: [2, 2] });
});

test("values that are not tried are one place; those that are refused anyway spare no node", () => {
  const whole = [pack(CUT, 0, 0, 1), ...placed(0, 1), ...placed(0, 2, ...placed(1, 0)), ...placed(0, 3)];
  const { partings, minor } = compare(grown(whole), grown([...placed(0, 1), ...placed(0, 3)]));
  assert.deepEqual([partings.length, minor], [1, 0]);
  const [{ kind, side, values, spared }] = partings;
  assert.deepEqual({ kind, side, values, spared }, { kind: "untried", side: 1, values: 2, spared: 2 });
  assert.equal(compare(grown([pack(CUT, 0, 0, 1), ...placed(0, 1)]), grown(placed(0, 1))).minor, 1);
});

test("trees that go on with different cells part there, by the nodes that each has", () => {
  const one = placed(0, 0, ...placed(1, 0), ...placed(1, 1), ...placed(1, 2));
  const two = placed(0, 0, ...placed(2, 0));
  const [{ kind, side, sizes, spared, nodes }] = compare(grown(one), grown(two)).partings;
  assert.deepEqual(
    { kind, side, sizes, spared, nodes },
    { kind: "cells", side: 1, sizes: [3, 1], spared: 2, nodes: [2, 2] },
  );
  const refused = placed(0, 0, pack(CUT, 2, 1, 1), ...placed(2, 0));
  assert.deepEqual(compare(grown(one), grown(refused)).partings[0]?.nodes, [2, 3]); // where it does go on
});

test("nothing is said of what is still open", () => {
  const whole = placed(0, 0, ...placed(1, 0), ...placed(1, 1));
  const open = [pack(PLACED, 0, 0), ...placed(1, 0)];
  assert.deepEqual(compare(grown(whole), grown(open, false)).partings, []);
  assert.equal(compare(grown(whole), grown(open)).partings.length, 1, "what a search that is over has not tried");
});

test("what one rule cuts below a node is one place", () => {
  const whole = [...placed(0, 0), ...placed(0, 1), ...placed(0, 2)];
  const { partings } = compare(grown(whole), grown([pack(CUT, 0, 0, 4), pack(CUT, 0, 1, 4), pack(CUT, 0, 2, 5)]));
  assert.deepEqual(
    partings.map(({ rule, values, spared }) => [rule, values, spared]),
    [
      [4, 2, 2],
      [5, 1, 1],
    ],
  );
});

test("what is spared in all places is what one tree has more than the other", () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const events = searchByChance(seed, 6, 4);
    const [one, two] = [grown(events), grown(pruned(bruteTree(events), chance(seed)))];
    const { partings } = compare(one, two);
    const total = partings.reduce((sum, { spared }) => sum + spared, 0);
    assert.equal(total, totalsOf(one.tree.bounds[0]).nodes - totalsOf(two.tree.bounds[0]).nodes);
    assert.ok(partings.every(({ side }) => side === 1));
    assert.deepEqual(
      partings.map(({ spared }) => spared),
      partings.map(({ spared }) => spared).sort((a, b) => b - a),
    );
  }
});

test("it is the same where branches are folded, in fewer places", () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const events = searchByChance(seed, 8, 4);
    const [one, two] = [grown(events, true, 64), grown(pruned(bruteTree(events), chance(seed)), true, 64)];
    const total = compare(one, two).partings.reduce((sum, { spared }) => sum + spared, 0);
    assert.equal(total, totalsOf(one.tree.bounds[0]).nodes - totalsOf(two.tree.bounds[0]).nodes);
  }
});

test("while trees grow a place keeps its row, and new ones come behind; at the end the largest is the first", () => {
  let grew = 0;
  let sorted = 0;
  for (let seed = 1; seed <= 40; seed += 1) {
    const events = searchByChance(seed, 6, 4);
    const sides = [events, pruned(bruteTree(events), chance(seed))];
    /** @type {ReturnType<typeof compare> | undefined} */
    let earlier;
    for (const part of [0.3, 0.5, 0.7, 0.9]) {
      const [one, two] = sides.map((all) => grown(all.slice(0, all.length * part), false));
      const now = compare(one, two, earlier);
      const rows = namesOf(now);
      if (earlier) assert.deepEqual(rows.slice(0, earlier.partings.length), namesOf(earlier));
      if (earlier && rows.length > earlier.partings.length) grew += 1;
      earlier = now;
    }
    const [one, two] = sides.map((all) => grown(all));
    const spared = compare(one, two).partings.map((each) => each.spared);
    const inOrder = spared.toSorted((less, more) => more - less);
    assert.deepEqual(spared, inOrder);
    if (compare(one, two, earlier).partings.some((each, at) => each.spared !== inOrder[at])) sorted += 1;
  }
  assert.ok(grew > 20 && sorted > 10, `${grew} lists grew, ${sorted} were in another order than at the end`);
});

test("a place is known again after a tree was folded, which gives its nodes other numbers", () => {
  const random = chance(3);
  let known = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const events = searchByChance(seed, 8, 4);
    const short = pruned(bruteTree(events), random);
    const whole = new Set(namesOf(compare(grown(events), grown(short))));
    const folded = compare(grown(events, true, 64), grown(short, true, 64));
    known += namesOf(folded).filter((each) => whole.has(each)).length;
  }
  assert.ok(known > 20, `${known}`);
});

/** @type {(comparison: import("../../../web/app/icicle/partings.js").Comparison) => string[]} */
function namesOf({ partings }) {
  return partings.map(({ place }) => place);
}
