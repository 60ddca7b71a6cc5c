/**
 * The whole tree as an icicle: one row per level, with each node as wide as its layout says. Nodes too narrow to be
 * distinguished become one bar, as deep as the search went there.
 *
 * look    the appearance of a node: its outcome
 * pen     draws bars on a canvas, or as lines of a file
 * lost    in a layout that shows pruning: branches that were cut or never tried, with everything below them
 */

import { eventRule } from "../state/index.js";
import { isFolded } from "../tree/index.js";
import { EQUAL } from "./layout.js";
import { isCut } from "./lookup.js";

/** @import { Layout, Placed } from "./layout.js" */
/** @import { Tree } from "../tree/store.js" */
/** @import { View } from "./view.js" */

/**
 * open    its value is on the board, or was when the search left off
 * bare    done, and nothing was found below
 * leafy   done, with solutions below
 * solved  a solution
 * cut     refused, by the rule with that index
 * @typedef {"open" | "bare" | "leafy" | "solved" | "cut"} Look
 */
/**
 * A bar that starts at row `top` and spans some rows.
 * @typedef {object} Bar
 * @property {number} node
 * @property {number} left in pixels
 * @property {number} wide in pixels
 * @property {number} top
 * @property {number} rows
 * @property {Look} look
 * @property {number} rule
 * @property {boolean} dense whether it stands for more than one node
 * @property {number} filled the fraction of it that exists
 * @property {boolean} lost whether it is hatched
 */
/** @typedef {(bar: Bar) => void} Pen */
/** `wide` in pixels; `layout` defaults to EQUAL. @typedef {{ root: number, view: View, wide: number, rows: number, layout?: Layout }} Sheet */

/** The width in pixels of the narrowest node that is drawn individually. */
const NARROWEST = 0.7;
/** Nodes visited between two pauses: a few milliseconds on a slow machine. */
export const NODES_A_SLICE = 3000;
/** Rows of a folded branch. */
const STUB = 0.5;
/** The least fraction of a dense row that is drawn; with solutions, the least fraction that it is drawn as. */
const [FAINTEST, SEEN] = [0.004, 0.4];

/** @type {(tree: Tree, node: number) => Look} */
export function lookOf(tree, node) {
  const { gone, solved, seen } = tree.columns;
  if (isCut(tree, node)) return "cut";
  if (solved[node]) return seen[node] ? "leafy" : "solved";
  return gone[node] ? "bare" : "open";
}

/**
 * Draws the visible part, pausing now and then; during a pause the tree may grow, but not fold.
 * @type {(tree: Tree, sheet: Sheet, pen: Pen) => Generator<void>}
 */
export function* paint(tree, { root, view, wide, rows, layout = EQUAL }, pen) {
  const { columns } = tree;
  const scale = wide / (view.right - view.left);
  /** For each level, the nodes to be drawn and the next of them. */
  const [placed, next] = [[[{ node: root, left: 0, share: layout.whole }]], [0]];
  /** @type {number[]} */
  const path = [];
  let level = 0;
  let looked = 0;
  while (level >= 0) {
    const it = placed[level]?.[next[level] ?? 0];
    if (!it) {
      level -= 1;
      continue;
    }
    next[level] = (next[level] ?? 0) + 1;
    looked += 1;
    if (looked >= NODES_A_SLICE) {
      looked = 0;
      yield;
    }
    const { node, share } = it;
    const [from, to] = [(it.left - view.left) * scale, (it.left + share - view.left) * scale];
    if (to <= 0 || from >= wide) continue;
    const rule = eventRule(columns.event[node] ?? 0);
    const isStub = level > 0 && (layout.isStub?.(tree, node) ?? false);
    const here = { node, left: from, wide: to - from, look: lookOf(tree, node), rule, filled: 1, lost: false };
    /** The missing part below. @type {Bar | null} */
    const lost =
      layout.room && (layout.over || columns.gone[node])
        ? { ...here, top: level + 1, rows: rows - level - 1, dense: true, lost: true }
        : null;
    if (lost && here.look === "cut") pen({ ...lost, top: level, rows: rows - level });
    else pen({ ...here, top: level, rows: isStub ? STUB : 1, dense: false });
    if (level + 1 >= rows || here.look === "cut" || here.look === "solved") continue;
    if (lost) pen(lost);
    if (isStub || !columns.seen[node]) continue;
    path.length = level;
    path.push(node);
    const below = layout.spread(tree, path, it);
    if (isFolded(tree, node) || below.every((child) => child.share * scale < NARROWEST)) {
      const part = { ...here, top: level + 1, dense: true };
      if (layout.room) looked = yield* paintThinned(tree, { layout, rows, path, it, looked }, part, pen);
      else {
        const tall = Math.min(depthBelow(tree, node), rows - 1) - level;
        if (tall > 0) pen({ ...part, rows: tall });
      }
      continue;
    }
    level += 1;
    next[level] = 0;
    placed[level] = below;
  }
}

/** @typedef {{ layout: Layout, rows: number, path: number[], it: Placed, looked: number }} Thinned */

/**
 * Draws, row by row, the fraction of a node that exists below it. Returns the number of nodes visited since the last
 * pause.
 * @type {(tree: Tree, thinned: Thinned, part: Omit<Bar, "rows">, pen: Pen) => Generator<void, number>}
 */
function* paintThinned(tree, { layout, rows, path, it, looked }, part, pen) {
  /** The existing fraction of each level below. @type {number[]} */
  const there = [];
  /** @type {{ path: number[], place: Placed }[]} */
  const waiting = [{ path, place: it }];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (looked >= NODES_A_SLICE) {
      looked = 0;
      yield;
    }
    const { path: above, place } = one;
    const depth = above.length - path.length;
    if (isFolded(tree, place.node)) {
      for (const [below, share] of guessed(tree, layout, above, place).entries())
        there[depth + below] = (there[depth + below] ?? 0) + share;
      continue;
    }
    for (const child of layout.spread(tree, above, place)) {
      looked += 1;
      if (isCut(tree, child.node)) continue;
      there[depth] = (there[depth] ?? 0) + child.share;
      if (tree.columns.seen[child.node]) waiting.push({ path: [...above, child.node], place: child });
    }
  }
  for (const [below, share] of there.entries()) {
    const top = part.top + below;
    const filled = Math.max(share / it.share, part.look === "leafy" ? SEEN : 0);
    if (top < rows && filled >= FAINTEST) pen({ ...part, top, rows: 1, filled: Math.min(1, filled) });
  }
  return looked;
}

/**
 * The fractions of the levels below a folded node, where only the number of nodes is known: the upper levels are
 * assumed full.
 * @type {(tree: Tree, layout: Layout, path: number[], place: Placed) => number[]}
 */
function guessed(tree, layout, path, { node, share }) {
  let left = tree.columns.nodes[node] ?? 0;
  let most = 1;
  /** @type {number[]} */
  const shares = [];
  for (const room of layout.room?.(tree, path) ?? []) {
    most *= room;
    const nodes = Math.min(left, most);
    left -= nodes;
    if (nodes > 0) shares.push((share * nodes) / most);
  }
  return shares;
}

/** The deepest level below a node, or below its open descendants. @type {(tree: Tree, node: number) => number} */
const depthBelow = ({ columns, here }, node) =>
  Math.max(columns.deepest[node] ?? 0, columns.gone[node] ? 0 : (columns.level[here] ?? 0));
