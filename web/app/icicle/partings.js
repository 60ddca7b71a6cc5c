/**
 * The partings of two trees of one puzzle. Both are walked in parallel for as long as they try the same values; at each
 * parting the nodes that one tree avoids are counted.
 *
 * side    0 is the first tree, 1 the second
 * equal   a node of the second tree that the first one also has, in the same position
 * spared  the nodes that one tree has and the other does not
 */

import { eventRule, eventValue, NO_VALUE } from "../state/index.js";
import { isFolded } from "../tree/index.js";
import { childrenOf, isCut } from "./lookup.js";

/** @import { Tree } from "../tree/store.js" */

/** A tree, and whether its search has ended. @typedef {{ tree: Tree, over: boolean }} Growth */
/**
 * cut      `side` cuts a branch that the other tree enters; all cuts below one node by one rule are one parting
 * untried  `side` does not try some values that the other tree tries
 * cells    the trees go on with different cells; `side` is the one with fewer nodes
 * folded   the nodes below are no longer stored, but `side` has fewer
 * @typedef {"cut" | "untried" | "cells" | "folded"} Kind
 */
/**
 * @typedef {object} Parting
 * @property {Kind} kind
 * @property {0 | 1} side the tree with fewer nodes
 * @property {[number, number]} nodes its location in either tree: the first value concerned
 * @property {number | null} rule the rule that cuts; null if it is unknown, or there is no cut
 * @property {number} values the number of values concerned
 * @property {[number, number]} sizes the nodes there in either tree
 * @property {number} spared
 * @property {string} place its identity in later comparisons
 */
/**
 * @typedef {object} Comparison
 * @property {Parting[]} partings the partings that spare nodes, in order
 * @property {number} minor the number of partings that only differ in refused values
 * @property {Uint8Array} equal the equal nodes of the second tree, by node
 */
/** @typedef {Omit<Parting, "place">} Found */
/** @typedef {[Growth, Growth]} Sides */
/** Nodes in the same position of both trees. @typedef {[number, number]} Pair */

/** Pairs of nodes compared between two pauses: a few milliseconds on a slow machine. */
const PAIRS_A_SLICE = 1000;

/**
 * Compares two trees, pausing now and then; during a pause they may grow, but not fold. The largest parting comes first,
 * except that partings of an `earlier` comparison keep their order, with new ones after them.
 * @type {(first: Growth, second: Growth, earlier?: Comparison) => Generator<void, Comparison>}
 */
export function* comparing(first, second, earlier = undefined) {
  const roots = /** @type {Pair} */ ([first, second].map(({ tree }) => tree.bounds.at(-1)?.root ?? 0));
  /** @type {Comparison} */
  const comparison = { partings: [], minor: 0, equal: new Uint8Array(second.tree.used) };
  comparison.equal[roots[1]] = 1;
  const pairs = [roots];
  let looked = 0;
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    for (const next of compareBelow([first, second], pair, comparison)) pairs.push(next);
    looked += 1;
    if (looked % PAIRS_A_SLICE === 0) yield;
  }
  const before = new Map(earlier?.partings.map(({ place }, at) => [place, at]));
  const rank = (/** @type {Parting} */ { place }) => before.get(place) ?? before.size;
  comparison.partings.sort(
    (one, other) => rank(one) - rank(other) || other.spared - one.spared || one.nodes[0] - other.nodes[0],
  );
  return comparison;
}

/** Compares the nodes below two equal nodes; returns the pairs that are equal again. @type {(sides: Sides, pair: Pair, comparison: Comparison) => Pair[]} */
function compareBelow(sides, pair, comparison) {
  const [{ tree: one }, { tree: two }] = sides;
  const children = [childrenOf(one, pair[0]), childrenOf(two, pair[1])];
  const matched = matches(sides, children);
  const isWhole = children.every(({ length }) => length === matched.length);
  /** @type {Found[]} */
  const found = isWhole || !areClosed(sides, pair) ? [] : unmatched(sides, pair, children, matched);
  /** @type {Pair[]} */
  const next = [];
  for (const each of matched) {
    const [isEnd, ends] = [isCut(one, each[0]), isCut(two, each[1])];
    if (isEnd === ends) comparison.equal[each[1]] = 1;
    if (isEnd && ends) continue;
    if (isEnd || ends || isFolded(one, each[0]) || isFolded(two, each[1])) {
      if (areClosed(sides, each)) found.push(unlike(sides, each));
    } else next.push(each);
  }
  for (const parting of merged(found)) {
    if (parting.spared > 0) comparison.partings.push({ ...parting, place: placeOf(sides, parting) });
    else if (parting.kind === "untried") comparison.minor += 1;
  }
  return next;
}

/** Pairs the children of two nodes that have the same value; mostly they are in the same order. @type {(sides: Sides, children: number[][]) => Pair[]} */
function matches([{ tree: one }, { tree: two }], [first = [], second = []]) {
  /** @type {Pair[]} */
  const matched = [];
  let at = 0;
  for (const child of first) {
    const key = keyOf(one, child);
    let other = second[at];
    if (other === undefined || keyOf(two, other) !== key) {
      const found = second.findIndex((each) => keyOf(two, each) === key);
      if (found < 0) continue;
      other = /** @type {number} */ (second[found]);
      at = found;
    }
    matched.push([child, other]);
    at += 1;
  }
  return matched;
}

/** The parting at two nodes, one of which is cut, or not stored further down. @type {(sides: Sides, nodes: Pair) => Found} */
function unlike(sides, nodes) {
  const [one, two] = sizesOf(sides, nodes);
  const refuser = sides.findIndex(({ tree }, at) => isCut(tree, nodes[at] ?? 0));
  const refused = refuser >= 0 ? 1 : 0; // the node itself is spared too
  const side = refuser === 1 || (refuser < 0 && two < one) ? 1 : 0;
  const isCutOff = refused > 0 || (side === 0 ? one : two) === 0;
  return {
    kind: isCutOff ? "cut" : "folded",
    ...{ side, nodes, values: 1, sizes: [one, two] },
    rule: isCutOff ? ruleBelow(sides[side].tree, nodes[side]) : null,
    spared: Math.abs(one - two) + refused,
  };
}

/** The partings below two equal nodes: children that only one tree has. @type {(sides: Sides, pair: Pair, children: number[][], matched: Pair[]) => Found[]} */
function unmatched(sides, pair, children, matched) {
  const alone = children.map((all, at) => {
    const known = new Set(matched.map((each) => each[at]));
    return all.filter((child) => !known.has(child));
  });
  const tried = sides.map(({ tree }, at) => (alone[at] ?? []).filter((child) => !isBare(tree, child)));
  const [one, two] = sides.map(({ tree }, at) => tried[at]?.find((child) => !isCut(tree, child)) ?? tried[at]?.[0]);
  if (matched.length === 0 && one !== undefined && two !== undefined) {
    const sizes = sizesOf(sides, pair);
    const side = sizes[0] <= sizes[1] ? 0 : 1;
    return [
      { kind: "cells", side, nodes: [one, two], rule: null, values: 1, sizes, spared: Math.abs(sizes[0] - sizes[1]) },
    ];
  }
  return /** @type {const} */ ([0, 1]).flatMap((side) => {
    const other = side === 0 ? 1 : 0;
    const { tree } = sides[other];
    const missing = tried[other] ?? [];
    const placed = missing.filter((child) => !isCut(tree, child));
    const first = placed[0] ?? missing[0];
    if (first === undefined) return [];
    const bare = alone[side]?.find((child) => isBare(sides[side].tree, child));
    const nodes = /** @type {Pair} */ ([...pair]);
    nodes[side] = bare ?? pair[side];
    nodes[other] = first;
    return [
      {
        kind: bare === undefined ? "untried" : "cut",
        ...{ side, nodes, values: missing.length, sizes: /** @type {Pair} */ ([0, 0]) },
        rule: bare === undefined ? null : ruleBelow(sides[side].tree, bare),
        spared: placed.reduce((sum, child) => sum + 1 + (tree.columns.nodes[child] ?? 0), 0),
      },
    ];
  });
}

/** The identity of a parting while the trees grow: nodes are renumbered when a tree is folded. @type {(sides: Sides, parting: Found) => string} */
const placeOf = (sides, { kind, side, rule, nodes }) =>
  [kind, side, rule, ...sides.map(({ tree }, at) => tree.columns.born[nodes[at] ?? 0])].join();

/** Merges partings below one node that have the same reason. @type {(found: Found[]) => Found[]} */
function merged(found) {
  /** @type {Map<string, Found>} */
  const places = new Map();
  for (const parting of found) {
    const reason = [parting.kind, parting.side, parting.rule].join();
    const before = places.get(reason);
    if (!before) places.set(reason, parting);
    else {
      before.values += parting.values;
      before.spared += parting.spared;
      before.sizes = [before.sizes[0] + parting.sizes[0], before.sizes[1] + parting.sizes[1]];
    }
  }
  return [...places.values()];
}

/** A node's cell and value, as one number. @type {(tree: Tree, node: number) => number} */
const keyOf = ({ columns: { event } }, node) => (event[node] ?? 0) & 0x3ffff;

/** Whether a node is a cut of everything that would follow. @type {(tree: Tree, node: number) => boolean} */
const isBare = (tree, node) => isCut(tree, node) && eventValue(tree.columns.event[node] ?? 0) === NO_VALUE;

/** The rule that cuts a node, or cuts the most below it; null if that is no longer stored. @type {(tree: Tree, node: number) => number | null} */
function ruleBelow(tree, node) {
  const cuts = isCut(tree, node) ? [node] : childrenOf(tree, node);
  const rules = cuts.map((each) => eventRule(tree.columns.event[each] ?? 0));
  const often = (/** @type {number} */ rule) => rules.filter((each) => each === rule).length;
  const most = [...new Set(rules)].sort((one, other) => often(other) - often(one))[0];
  return most ?? (tree.rules.size === 1 ? ([...tree.rules.keys()][0] ?? null) : null);
}

/** Whether everything below two nodes is stored. @type {(sides: Sides, pair: Pair) => boolean} */
const areClosed = (sides, pair) =>
  sides.every(({ tree, over }, at) => over || (tree.columns.gone[pair[at] ?? 0] ?? 0) > 0);

/** The nodes below each of two nodes. @type {(sides: Sides, pair: Pair) => Pair} */
const sizesOf = ([one, two], pair) => [sizeOf(one.tree, pair[0]), sizeOf(two.tree, pair[1])];

/** @type {(tree: Tree, node: number) => number} */
function sizeOf(tree, node) {
  const { gone, nodes } = tree.columns;
  if (gone[node]) return nodes[node] ?? 0;
  const placed = childrenOf(tree, node).filter((child) => !isCut(tree, child));
  return placed.reduce((sum, child) => sum + 1 + sizeOf(tree, child), 0);
}
