/**
 * Finding nodes in a tree.
 *
 * path    the nodes from the root to a node, the root first
 */

import { CUT, eventKind } from "../state/index.js";
import { afterOf } from "../tree/index.js";

/** @import { Bound, Tree } from "../tree/store.js" */

/** @type {(tree: Tree, node: number) => boolean} */
export const isCut = ({ columns }, node) => eventKind(columns.event[node] ?? 0) === CUT;

/** @type {(tree: Tree, node: number) => number[]} */
export function pathTo({ columns: { parent } }, node) {
  const path = [];
  for (let at = node; at >= 0; at = parent[at] ?? -1) path.push(at);
  return path.reverse();
}

/** @type {(tree: Tree, node: number) => number[]} */
export function childrenOf(tree, node) {
  const children = [];
  const end = afterOf(tree, node);
  for (let child = node + 1; child < end; child = afterOf(tree, child)) children.push(child);
  return children;
}

/** The index of a node's bound. @type {(tree: Tree, node: number) => number} */
export const boundOf = ({ bounds }, node) => bounds.findLastIndex(({ root }) => root <= node);

/** The last node at or before a moment. @type {(tree: Tree, at: number) => number} */
export function lastBornBy({ columns: { born }, used }, at) {
  let [low, high] = [0, used];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((born[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
}

/** The deepest open node at a moment, or the cut made at that moment. @type {(tree: Tree, at: number) => number} */
export function nodeAt(tree, at) {
  const { gone, parent } = tree.columns;
  let node = lastBornBy(tree, at);
  while ((parent[node] ?? -1) >= 0 && gone[node] && (gone[node] ?? 0) <= at) node = parent[node] ?? 0;
  return node;
}

/** The next node in a direction; null if there is none. @type {(tree: Tree, node: number, way: "parent" | "child" | "before" | "after") => number | null} */
export function neighbour(tree, node, way) {
  if (way === "child") return afterOf(tree, node) > node + 1 ? node + 1 : null;
  const parent = tree.columns.parent[node] ?? -1;
  if (parent < 0) return null;
  if (way === "parent") return parent;
  const siblings = childrenOf(tree, parent);
  const at = siblings.indexOf(node) + (way === "after" ? 1 : -1);
  return siblings[at] ?? null;
}

/**
 * The number of nodes on the deepest level of a root, and the totals below it.
 * @type {(bound: Bound) => { deepest: number, nodes: number, cuts: number, dead: number, solved: number }}
 */
export function totalsOf({ levels }) {
  const sum = (/** @type {number[]} */ counts) => counts.reduce((all, each) => all + (each ?? 0), 0);
  return {
    deepest: Math.max(levels.nodes.length, levels.cuts.length) - 1,
    nodes: sum(levels.nodes),
    cuts: sum(levels.cuts),
    dead: sum(levels.dead),
    solved: sum(levels.solved),
  };
}
