/** Building the tree of a search from its events, one after another. */

import {
  BOUND,
  CUT,
  eventKind,
  eventLeft,
  eventNumber,
  eventRule,
  isTurn,
  MOVED,
  PLACED,
  REMOVED,
  SOLVED,
  UNMOVED,
} from "../state/index.js";
import { add, offeredAt, plant } from "./store.js";

/** @import { Bound, Levels, Tree } from "./store.js" */

/** Adds events of a search. @type {(tree: Tree, events: Uint32Array) => void} */
export function grow(tree, events) {
  for (const event of events) {
    const kind = eventKind(event);
    if (isTurn(event)) continue;
    tree.end += 1;
    if (kind === PLACED || kind === MOVED) open(tree, event);
    else if (kind === REMOVED || kind === UNMOVED) close(tree);
    else if (kind === CUT) cut(tree, event);
    else if (kind === SOLVED) solve(tree);
    else if (kind === BOUND) begin(tree, eventNumber(event));
  }
}

/** @type {(tree: Tree) => Levels} */
const levelsNow = (tree) => /** @type {Bound} */ (tree.bounds.at(-1)).levels;

/** @type {(counts: number[], level: number) => void} */
function count(counts, level) {
  counts[level] = (counts[level] ?? 0) + 1;
}

/** @type {(tree: Tree, event: number) => void} */
function open(tree, event) {
  const node = add(tree, tree.here, event);
  const { columns } = tree;
  const parent = columns.parent[node] ?? 0;
  const reported = eventKind(event) === PLACED ? eventLeft(event) : 0;
  if (reported > 0) columns.offered[parent] = (columns.seen[parent] ?? 0) + reported - 1;
  const level = columns.level[node] ?? 0;
  tree.shares[level] = (tree.shares[level - 1] ?? 1) / offeredAt(tree, parent);
  tree.here = node;
  count(levelsNow(tree).nodes, level);
}

/** @type {(tree: Tree, event: number) => void} */
function cut(tree, event) {
  const node = add(tree, tree.here, event);
  const { cuts, parent, level, deepest } = tree.columns;
  const above = parent[node] ?? 0;
  const rule = eventRule(event);
  tree.rules.set(rule, (tree.rules.get(rule) ?? 0) + 1);
  deepest[above] = Math.max(deepest[above] ?? 0, level[node] ?? 0);
  cuts[above] = (cuts[above] ?? 0) + 1;
  count(levelsNow(tree).cuts, level[node] ?? 0);
}

/** @type {(tree: Tree) => void} */
function solve(tree) {
  const { solved, level } = tree.columns;
  solved[tree.here] = (solved[tree.here] ?? 0) + 1;
  count(levelsNow(tree).solved, level[tree.here] ?? 0);
}

/** Closes the deepest open node, and counts it for its parent. @type {(tree: Tree) => void} */
function close(tree) {
  const { here, columns } = tree;
  const { parent, level, after, gone, seen, offered, deepest, nodes, cuts, solved } = columns;
  const above = parent[here] ?? -1;
  const depth = level[here] ?? 0;
  gone[here] = tree.end;
  offered[here] = tree.usual[depth] = seen[here] ?? 0;
  deepest[above] = Math.max(deepest[above] ?? 0, deepest[here] ?? 0);
  nodes[above] = (nodes[above] ?? 0) + (nodes[here] ?? 0) + 1;
  cuts[above] = (cuts[above] ?? 0) + (cuts[here] ?? 0);
  solved[above] = (solved[above] ?? 0) + (solved[here] ?? 0);
  if (nodes[here] === 0 && solved[here] === 0) count(levelsNow(tree).dead, depth);
  if ((tree.shares[depth] ?? 1) < tree.finest) tree.used = here + 1;
  after[here] = tree.used;
  tree.here = above;
}

/** Closes the nodes that are still open at the end of the search, such as those of givens. @type {(tree: Tree) => void} */
export function end(tree) {
  tree.end += 1;
  while ((tree.columns.parent[tree.here] ?? -1) >= 0) close(tree);
  tree.end -= 1;
}

/** Starts over with the next bound; the root of the first bound exists already. @type {(tree: Tree, bound: number) => void} */
function begin(tree, bound) {
  const last = /** @type {Bound} */ (tree.bounds.at(-1));
  if (last.bound === 0) {
    last.bound = bound;
    tree.columns.born[0] = tree.end;
    return;
  }
  const { gone, after, seen, offered } = tree.columns;
  const root = tree.here;
  gone[root] = tree.end;
  after[root] = tree.used;
  offered[root] = seen[root] ?? 0;
  plant(tree, bound);
}
