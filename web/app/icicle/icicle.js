/**
 * The whole tree as an icicle: one row a level, each node as wide as its layout says. Nodes too narrow to be
 * distinguished are one bar, as deep as the search went there.
 *
 * look    how a node is drawn: its outcome
 * pen     draws bars: on a canvas, or as lines of a file
 * lost    where a layout shows what is missing: what was cut, or never tried, and all that would be below it
 */

import { eventRule } from "../state/index.js";
import { isFolded } from "../tree/index.js";
import { EQUAL } from "./layout.js";
import { isCut } from "./lookup.js";

/** @import { Layout, Placed } from "./layout.js" */
/** @import { Tree } from "../tree/store.js" */
/** @import { View } from "./view.js" */

/**
 * open    its value is on the board, or was when the search was left
 * bare    done, and nothing was found below
 * leafy   done, with solutions below
 * solved  a solution
 * cut     refused, by the rule of that index
 * @typedef {"open" | "bare" | "leafy" | "solved" | "cut"} Look
 */
/**
 * A bar from row `top` on, with that many rows.
 * @typedef {object} Bar
 * @property {number} node
 * @property {number} left in pixels
 * @property {number} wide in pixels
 * @property {number} top
 * @property {number} rows
 * @property {Look} look
 * @property {number} rule
 * @property {boolean} dense whether it is more than one node
 * @property {number} filled the part of it that is there
 * @property {boolean} lost whether it is hatched
 */
/** @typedef {(bar: Bar) => void} Pen */
/** `wide` in pixels; `layout` is EQUAL if there is none. @typedef {{ root: number, view: View, wide: number, rows: number, layout?: Layout }} Sheet */

/** Pixels of the narrowest node that is drawn by itself. */
const NARROWEST = 0.7;
/** Nodes visited between two pauses: a few milliseconds on a slow machine. */
export const NODES_A_SLICE = 3000;
/** Rows of a folded branch. */
const STUB = 0.5;
/** The least part of a dense row that is drawn; with solutions, the least that it is drawn as. */
const [FAINTEST, SEEN] = [0.004, 0.4];

/** @type {(tree: Tree, node: number) => Look} */
export function lookOf(tree, node) {
  const { gone, solved, seen } = tree.columns;
  if (isCut(tree, node)) return "cut";
  if (solved[node]) return seen[node] ? "leafy" : "solved";
  return gone[node] ? "bare" : "open";
}

/** Draws the visible part, and pauses now and then; meanwhile the tree may grow, but not fold. @type {(tree: Tree, sheet: Sheet, pen: Pen) => Generator<void>} */
export function* paint(tree, { root, view, wide, rows, layout = EQUAL }, pen) {
  const { columns } = tree;
  const scale = wide / (view.right - view.left);
  /** By level: the nodes to be drawn, and the next of them. */
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
    /** What is missing below. @type {Bar | null} */
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

/** Draws row by row what part of a node there is below it. Returns how many nodes were looked at since the last pause. @type {(tree: Tree, thinned: Thinned, part: Omit<Bar, "rows">, pen: Pen) => Generator<void, number>} */
function* paintThinned(tree, { layout, rows, path, it, looked }, part, pen) {
  /** By level below, the share of what is there. @type {number[]} */
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

/** The shares of the levels below a folded node, of which only the number of nodes is known: as if the upper ones were full. @type {(tree: Tree, layout: Layout, path: number[], place: Placed) => number[]} */
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

/** The deepest level below a node, or of what is open below it. @type {(tree: Tree, node: number) => number} */
const depthBelow = ({ columns, here }, node) =>
  Math.max(columns.deepest[node] ?? 0, columns.gone[node] ? 0 : (columns.level[here] ?? 0));
