/**
 * The widths of the nodes of a tree.
 *
 * layout     divides the width of a node among its children
 * equal      every value tried below a node gets an equal part
 * by tries   the width of a node is the number of nodes and cuts in it; two trees can have one unit
 * unpruned   the width of a node is its share of a tree that tries every value allowed by the all-different rules: the missing
 *            part was cut or never tried
 */

import { eventCell, eventValue, NO_VALUE } from "../state/index.js";
import { offeredAt } from "../tree/index.js";
import { childrenOf, isCut } from "./lookup.js";

/** @import { Tree } from "../tree/store.js" */

/** Left edge and width of a node, as fractions of the drawing. @typedef {{ left: number, share: number }} Place */
/** @typedef {Place & { node: number }} Placed */
/**
 * @typedef {object} Layout
 * @property {number} whole the width of the root
 * @property {string} how changes when nodes are laid out differently
 * @property {(tree: Tree, path: number[], place: Place) => Placed[]} spread the children of the last node of a path
 * @property {boolean} over whether open nodes will not grow any more
 * @property {((tree: Tree, node: number) => boolean) | null} isStub whether a node is folded, and nothing is drawn below it
 * @property {((tree: Tree, path: number[]) => number[]) | null} room for layouts that show missing branches: for each
 *     level below the last node of a path, the greatest possible number of nodes per node of the level above
 */
/**
 * The search space of a placement without cuts: its values, the all-different group of each cell, and the givens by
 * cell.
 * @typedef {{ values: number, groupOf: ArrayLike<number>, given: ReadonlyMap<number, number> }} Space
 */

/** @type {Layout} */
export const EQUAL = {
  whole: 1,
  how: "equal",
  over: false,
  isStub: null,
  spread: (tree, path, place) => shared(tree, /** @type {number} */ (path.at(-1)), place),
  room: null,
};

/** @type {(tree: Tree, node: number, place: Place) => Placed[]} */
export function shared(tree, node, { left, share }) {
  const each = share / offeredAt(tree, node);
  const { place } = tree.columns;
  return childrenOf(tree, node).map((child) => ({ node: child, left: left + (place[child] ?? 0) * each, share: each }));
}

/** `unit` is the number of nodes and cuts in the width of the drawing. @type {(tree: Tree, root: number, unit: number) => Layout} */
export function byTries(tree, root, unit) {
  const open = openTries(tree);
  const triesAt = (/** @type {number} */ node) => open.get(node) ?? closedTries(tree, node);
  return {
    whole: triesAt(root) / unit,
    how: `tries ${unit}`,
    over: false,
    isStub: null,
    spread(_, path, place) {
      let { left } = place;
      return childrenOf(tree, /** @type {number} */ (path.at(-1))).map((node) => {
        const share = triesAt(node) / unit;
        left += share;
        return { node, left: left - share, share };
      });
    },
    room: null,
  };
}

/** The number of nodes and cuts of a root, itself included. @type {(tree: Tree, root: number) => number} */
export const triesOf = (tree, root) => openTries(tree).get(root) ?? closedTries(tree, root);

/** @type {(tree: Tree, node: number) => number} */
const closedTries = ({ columns: { nodes, cuts } }, node) => 1 + (nodes[node] ?? 0) + (cuts[node] ?? 0);

/** The totals of open nodes, which store only their closed descendants: the open ones are added from below. @type {(tree: Tree) => Map<number, number>} */
function openTries(tree) {
  const tries = new Map();
  let below = 0;
  for (let node = tree.here; node >= 0; node = tree.columns.parent[node] ?? -1) {
    below += closedTries(tree, node);
    tries.set(node, below);
  }
  return tries;
}

/** `over` tells whether the search has ended. @type {(space: Space, over: boolean) => Layout} */
export function unpruned(space, over) {
  return {
    whole: 1,
    how: `unpruned ${over}`,
    over,
    isStub: null,
    spread(tree, path, place) {
      const node = /** @type {number} */ (path.at(-1));
      const children = childrenOf(tree, node);
      const cells = new Set(children.map((child) => cellAt(tree, child)));
      if (cells.size > 1) return shared(tree, node, place); // one value in several cells
      const taken = takenAt(tree, path, space, [...cells][0] ?? 0);
      return children.map((child) => spot(tree, child, place, space, taken));
    },
    room: (tree, path) => roomBelow(tree, path, space),
  };
}

/** @type {(tree: Tree, child: number, place: Place, space: Space, taken: Set<number>) => Placed} */
function spot(tree, child, { left, share }, { values, given }, taken) {
  const value = eventValue(tree.columns.event[child] ?? 0);
  if (taken.has(value) && isCut(tree, child)) return { node: child, left, share: 0 }; // the unpruned tree would not try it there
  if (value === NO_VALUE || given.has(cellAt(tree, child)) || taken.has(value)) return { node: child, left, share };
  const each = share / (values - taken.size);
  const before = [...taken].filter((other) => other < value).length;
  return { node: child, left: left + (value - before) * each, share: each };
}

/**
 * The values excluded for a cell, because cells that must differ from it have them or will have them.
 * @type {(tree: Tree, path: number[], space: Space, cell: number) => Set<number>}
 */
function takenAt(tree, path, { groupOf, given }, cell) {
  const group = groupOf[cell];
  const taken = new Set();
  for (const [other, value] of given) if (other !== cell && groupOf[other] === group) taken.add(value);
  for (const node of path.slice(1)) if (groupOf[cellAt(tree, node)] === group) taken.add(valueAt(tree, node));
  return taken;
}

/** The number of possible values of each empty cell below a path, in search order. @type {(tree: Tree, path: number[], space: Space) => number[]} */
function roomBelow(tree, path, { values, groupOf, given }) {
  const filled = new Set(path.slice(1).map((node) => cellAt(tree, node)));
  /** @type {number[]} */
  const used = [];
  const use = (/** @type {number} */ cell) => {
    const group = groupOf[cell] ?? 0;
    used[group] = (used[group] ?? 0) + 1;
  };
  for (const cell of new Set([...filled, ...given.keys()])) use(cell);
  return Array.from(groupOf).flatMap((group, cell) => {
    if (filled.has(cell)) return [];
    if (given.has(cell)) return [1];
    use(cell);
    return [Math.max(1, values + 1 - (used[group] ?? 0))];
  });
}

/** @type {(tree: Tree, node: number) => number} */
const cellAt = ({ columns: { event } }, node) => eventCell(event[node] ?? 0);
/** @type {(tree: Tree, node: number) => number} */
const valueAt = ({ columns: { event } }, node) => eventValue(event[node] ?? 0);
