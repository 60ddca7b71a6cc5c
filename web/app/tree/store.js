/**
 * The tree of a search in typed arrays, in the order in which the search visited its nodes: the descendants of a node
 * follow it directly.
 *
 * node     a value placed or a move made, or a cut, which is a value refused; identified by its index
 * root     represents the empty board or the start; a search by bounds has a root for each bound
 * level    the number of nodes above, the root included
 * offered  the number of values tried below a node, including refused ones: each of them has an equal part of it
 * share    the fraction of the whole that a node represents, from 0 to 1; 1 for a root
 * folded   the nodes below are counted and no longer stored: they were too narrow to be seen
 */

import { CUT, eventKind } from "../state/index.js";

/**
 * The most nodes stored, more than can be distinguished at a time; beyond that, those with the least share are folded.
 * About 3 MB.
 */
export const MOST_NODES = 1 << 16;
/** The fraction of them that stays when there was no room left. */
const KEPT = 0.6;
/** Shares are distinguished by their powers of two, down to this one. */
const LAST_POWER = 1000;
const FIRST_ROOM = 1 << 12;

/**
 * Totals of one root by level; level 0 is the root's own.
 * @typedef {{ nodes: number[], cuts: number[], dead: number[], solved: number[] }} Levels
 */
/** @typedef {{ root: number, bound: number, levels: Levels }} Bound */
/**
 * @typedef {object} Columns
 * @property {Int32Array} parent -1 for a root
 * @property {Int32Array} level
 * @property {Int32Array} after of a closed node, the first node that is not below it
 * @property {Uint32Array} event its packed event; 0 for a root
 * @property {Uint32Array} born the moment after that event
 * @property {Uint32Array} gone the moment when it was removed; 0 while it is on the board
 * @property {Uint16Array} place its index among its siblings, from 0
 * @property {Uint16Array} seen its children so far
 * @property {Uint16Array} offered 0 until known
 * @property {Int32Array} deepest the deepest level below it, itself included; like the next three it is complete once the node is gone
 * @property {Uint32Array} nodes below it
 * @property {Uint32Array} cuts below it
 * @property {Uint32Array} solved solutions below it, or at it
 */
/**
 * @typedef {object} Tree
 * @property {Columns} columns
 * @property {number} used nodes in the columns
 * @property {number} most the most nodes to store
 * @property {number} here the deepest open node
 * @property {number} end the moment after the last event
 * @property {number[]} usual by level, `offered` of the node there that closed last
 * @property {number[]} shares by level, those of the open nodes
 * @property {Map<number, number>} rules the rules that cut, by their index in events, with their number of cuts, in the order of their first cuts
 * @property {number} finest nodes with a lesser share are folded when they close
 * @property {number} folds how often it was folded, which changes the index of every node
 * @property {Bound[]} bounds the roots
 */

/** @type {(room: number) => Columns} */
const createColumns = (room) => ({
  parent: new Int32Array(room),
  level: new Int32Array(room),
  after: new Int32Array(room),
  event: new Uint32Array(room),
  born: new Uint32Array(room),
  gone: new Uint32Array(room),
  place: new Uint16Array(room),
  seen: new Uint16Array(room),
  offered: new Uint16Array(room),
  deepest: new Int32Array(room),
  nodes: new Uint32Array(room),
  cuts: new Uint32Array(room),
  solved: new Uint32Array(room),
});

/** An empty tree. @type {(most?: number) => Tree} */
export function createTree(most = MOST_NODES) {
  /** @type {Tree} */
  const tree = {
    columns: createColumns(Math.min(FIRST_ROOM, most)),
    used: 0,
    most,
    here: -1,
    end: 0,
    usual: [],
    shares: [],
    rules: new Map(),
    finest: 0,
    folds: 0,
    bounds: [],
  };
  plant(tree, 0);
  return tree;
}

/** Starts a root; the previous one has been closed. @type {(tree: Tree, bound: number) => void} */
export function plant(tree, bound) {
  const root = add(tree, -1, 0);
  tree.here = root;
  tree.shares[0] = 1;
  tree.bounds.push({ root, bound, levels: { nodes: [0], cuts: [0], dead: [0], solved: [0] } });
}

/** Appends a node. @type {(tree: Tree, parent: number, event: number) => number} */
export function add(tree, parent, event) {
  if (tree.used === tree.columns.parent.length) parent = makeRoom(tree, parent);
  const { columns } = tree;
  const node = tree.used++;
  const level = parent < 0 ? 0 : (columns.level[parent] ?? 0) + 1;
  columns.parent[node] = parent;
  columns.level[node] = level;
  columns.event[node] = event;
  columns.born[node] = tree.end;
  columns.gone[node] = eventKind(event) === CUT ? tree.end + 1 : 0;
  columns.after[node] = node + 1;
  columns.place[node] = parent < 0 ? 0 : (columns.seen[parent] ?? 0);
  columns.seen[node] = columns.offered[node] = 0;
  columns.deepest[node] = level;
  columns.nodes[node] = columns.cuts[node] = columns.solved[node] = 0;
  if (parent >= 0) columns.seen[parent] = (columns.seen[parent] ?? 0) + 1;
  return node;
}

/**
 * The number of values tried below a node: as reported, or as counted when it closed; until then that of the last closed
 * node of its level, if no more have been tried.
 * @type {(tree: Tree, node: number) => number}
 */
export function offeredAt(tree, node) {
  const { columns, usual } = tree;
  return offeredBy(tree, node) ?? Math.max(1, columns.seen[node] ?? 0, usual[columns.level[node] ?? 0] ?? 0);
}

/** The first node that is not below this one. @type {(tree: Tree, node: number) => number} */
export const afterOf = ({ columns: { gone, after }, used }, node) => (gone[node] ? (after[node] ?? 0) : used);

/** The same if it is known, otherwise null. @type {(tree: Tree, node: number) => number | null} */
export const offeredBy = ({ columns }, node) => columns.offered[node] || null;

/** Whether the nodes below a node are no longer stored. @type {(tree: Tree, node: number) => boolean} */
export const isFolded = (tree, node) => (tree.columns.seen[node] ?? 0) > 0 && afterOf(tree, node) === node + 1;

/** Extends the columns, or folds. Returns the new index of an open node. @type {(tree: Tree, node: number) => number} */
function makeRoom(tree, node) {
  const { columns, most, here } = tree;
  const room = columns.parent.length;
  if (room < most) enlarge(tree, Math.min(most, 2 * room));
  else {
    tree.finest = Math.max(tree.finest, finestFor(tree, most * KEPT));
    fold(tree);
    tree.folds += 1;
    if (tree.used > most * KEPT) enlarge(tree, 2 * room); // a single path of that length
  }
  return node === here ? tree.here : node; // nodes are only added below the deepest open node, or as a root
}

/** @type {(tree: Tree, room: number) => void} */
function enlarge(tree, room) {
  const columns = createColumns(room);
  for (const name of /** @type {(keyof Columns)[]} */ (Object.keys(columns))) columns[name].set(tree.columns[name]);
  tree.columns = columns;
}

/** The least share, a power of two, that leaves no more than `wanted` nodes. @type {(tree: Tree, wanted: number) => number} */
function finestFor(tree, wanted) {
  const { level } = tree.columns;
  /** By the power of its parent's share, how many nodes there are. */
  const powers = new Uint32Array(LAST_POWER + 1);
  /** @type {number[]} */
  const shares = [];
  /** @type {number[]} */
  const path = [];
  for (let node = 0; node < tree.used; node += 1) {
    const depth = level[node] ?? 0;
    const above = depth === 0 ? 1 : (shares[depth - 1] ?? 1);
    path[depth] = node;
    shares[depth] = depth === 0 ? 1 : above / offeredAt(tree, path[depth - 1] ?? 0);
    const power = Math.min(LAST_POWER, Math.floor(-Math.log2(above)));
    powers[power] = (powers[power] ?? 0) + 1;
  }
  let sum = 0;
  const power = powers.findIndex((nodes) => {
    sum += nodes;
    return sum > wanted;
  });
  return 2 ** (1 - Math.max(1, power));
}

/** Folds every closed node with less than the finest share: the others move up in the columns. @type {(tree: Tree) => void} */
function fold(tree) {
  const { parent, level, after, event, born, gone, place, seen, offered, deepest, nodes, cuts, solved } = tree.columns;
  const standing = level[tree.here] ?? 0;
  /** By level, the last node that stayed there, and its share. @type {number[]} */
  const path = [];
  /** @type {number[]} */
  const shares = [];
  let write = 0;
  let root = 0;
  let tall = 0; // levels of the path; shortening the array itself would cost more than everything else
  for (let read = 0; read < tree.used; write += 1) {
    const depth = level[read] ?? 0;
    for (let deeper = depth; deeper < tall; deeper += 1) after[path[deeper] ?? 0] = write;
    tall = depth + 1;
    const above = depth === 0 ? -1 : (path[depth - 1] ?? 0);
    const share = above < 0 ? 1 : (shares[depth - 1] ?? 1) / offeredAt(tree, above);
    if (above < 0) /** @type {Bound} */ (tree.bounds[root++]).root = write;
    path[depth] = write;
    shares[depth] = share;
    const next = gone[read] && share < tree.finest ? (after[read] ?? 0) : read + 1;
    parent[write] = above;
    level[write] = depth;
    event[write] = event[read] ?? 0;
    born[write] = born[read] ?? 0;
    gone[write] = gone[read] ?? 0;
    place[write] = place[read] ?? 0;
    seen[write] = seen[read] ?? 0;
    offered[write] = offered[read] ?? 0;
    deepest[write] = deepest[read] ?? 0;
    nodes[write] = nodes[read] ?? 0;
    cuts[write] = cuts[read] ?? 0;
    solved[write] = solved[read] ?? 0;
    read = next;
  }
  for (let level = 0; level < tall; level += 1) after[path[level] ?? 0] = write;
  tree.used = write;
  tree.here = /** @type {number} */ (path[standing]);
  tree.shares = shares;
}
