/**
 * The whole tree as an icicle: one row a level, each node as wide as its share of the tree. Nodes too narrow to be
 * distinguished are one bar, as deep as the search went there.
 *
 * look    how a node is drawn: its outcome
 * pen     draws bars: on a canvas, or as lines of a file
 */

import { isCut } from "./lookup.js";
import { afterOf, isFolded, offeredAt } from "./store.js";

/** @import { Tree } from "./store.js" */
/** @import { View } from "./view.js" */

/**
 * open    its value is on the board, or was when the search was left
 * bare    done, and nothing was found below
 * leafy   done, with solutions below
 * solved  a solution
 * cut     refused, by the rule of that index
 * @typedef {"open" | "bare" | "leafy" | "solved" | "cut"} Look
 */
/** A bar from row `top` on, with that many rows; `dense` if it is more than one node. @typedef {{ node: number, left: number, wide: number, top: number, rows: number, look: Look, rule: number, dense: boolean }} Bar */
/** @typedef {(bar: Bar) => void} Pen */
/** @typedef {{ root: number, view: View, wide: number, rows: number }} Sheet `wide` in pixels */

/** Pixels of the narrowest node that is drawn by itself. */
const NARROWEST = 0.7;
/** Nodes visited between two pauses: a few milliseconds on a slow machine. */
export const NODES_A_SLICE = 3000;

/** @type {(tree: Tree, node: number) => Look} */
export function lookOf(tree, node) {
  const { gone, solved, seen } = tree.columns;
  if (isCut(tree, node)) return "cut";
  if (solved[node]) return seen[node] ? "leafy" : "solved";
  return gone[node] ? "bare" : "open";
}

/** Draws the visible part, and pauses now and then; meanwhile the tree may grow, but not fold. @type {(tree: Tree, sheet: Sheet, pen: Pen) => Generator<void>} */
export function* paint(tree, { root, view, wide, rows }, pen) {
  const { columns } = tree;
  const scale = wide / (view.right - view.left);
  /** By level: the next node to be drawn, the first one after its siblings, the left edge of their parent, their share. */
  const [next, end, lefts, shares] = [[root], [root + 1], [0], [1]];
  let level = 0;
  let looked = 0;
  while (level >= 0) {
    const node = next[level] ?? 0;
    if (node >= (end[level] ?? 0)) {
      level -= 1;
      continue;
    }
    looked += 1;
    if (looked % NODES_A_SLICE === 0) yield;
    const share = shares[level] ?? 1;
    const at = (lefts[level] ?? 0) + (columns.place[node] ?? 0) * share;
    next[level] = afterOf(tree, node);
    const [from, to] = [(at - view.left) * scale, (at + share - view.left) * scale];
    if (to <= 0 || from >= wide) continue;
    const bar = { node, left: from, wide: to - from, look: lookOf(tree, node), rule: ruleOf(columns.event[node] ?? 0) };
    pen({ ...bar, top: level, rows: 1, dense: false });
    if (!columns.seen[node] || level + 1 >= rows) continue;
    const below = share / offeredAt(tree, node);
    if (isFolded(tree, node) || below * scale < NARROWEST) {
      const deepest = Math.max(columns.deepest[node] ?? 0, columns.gone[node] ? 0 : deepestNow(tree));
      const tall = Math.min(deepest, rows - 1) - level;
      if (tall > 0) pen({ ...bar, top: level + 1, rows: tall, dense: true });
      continue;
    }
    level += 1;
    next[level] = node + 1;
    end[level] = afterOf(tree, node);
    lefts[level] = at;
    shares[level] = below;
  }
}

/** @type {(event: number) => number} */
const ruleOf = (event) => (event >>> 18) & 511;

/** The level of the deepest open node. @type {(tree: Tree) => number} */
const deepestNow = ({ columns, here }) => columns.level[here] ?? 0;
