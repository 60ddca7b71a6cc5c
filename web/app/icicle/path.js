/**
 * The current path: from the root to the deepest open node at a moment, level by level, with the values tried beside it.
 *
 * twig    a value tried on a level; values that are still untried are unknown
 * rules   the rules that cut it; for a placed value, the rules that cut everything below it, or below its consequences
 * left    the number of untried values; null until it is reported
 */

import { eventCell, eventRule, eventValue } from "../state/index.js";
import { offeredBy } from "../tree/index.js";
import { lookOf } from "./icicle.js";
import { childrenOf, isCut, nodeAt, pathTo } from "./lookup.js";

/** @import { Look } from "./icicle.js" */
/** @import { Tree } from "../tree/store.js" */

/** @typedef {{ node: number, cell: number, value: number, rules: number[], look: Look, here: boolean, solved: number }} Twig */
/** @typedef {{ level: number, twigs: Twig[], left: number | null }} Row */

/** @type {(tree: Tree, at: number) => Row[]} */
export function pathRows(tree, at) {
  const path = pathTo(tree, nodeAt(tree, at));
  return path.flatMap((node, level) => {
    const tried = childrenOf(tree, node).filter((child) => (tree.columns.born[child] ?? 0) <= at);
    if (tried.length === 0) return [];
    const offered = offeredBy(tree, node);
    const twigs = tried.map((child) => twigOf(tree, child, child === path[level + 1], at));
    return { level: level + 1, twigs, left: offered === null ? null : offered - tried.length };
  });
}

/** @type {(tree: Tree, node: number, here: boolean, at: number) => Twig} */
function twigOf(tree, node, here, at) {
  const event = tree.columns.event[node] ?? 0;
  const look = here && !isCut(tree, node) ? lookThen(tree, node, at) : lookOf(tree, node);
  const [cell, value] = [eventCell(event), eventValue(event)];
  const rules = isCut(tree, node) ? [ruleAt(tree, node)] : look === "bare" ? rulesBelow(tree, node) : [];
  return { node, cell, value, rules, look, here, solved: tree.columns.solved[node] ?? 0 };
}

/** @type {(tree: Tree, node: number) => number} */
const ruleAt = (tree, node) => eventRule(tree.columns.event[node] ?? 0);

/**
 * The rules that left nothing below a node or below its consequences; none if there was a choice, or they are no longer
 * stored.
 * @type {(tree: Tree, node: number) => number[]}
 */
function rulesBelow(tree, node) {
  const tried = childrenOf(tree, node);
  const [first] = tried;
  if (first !== undefined && tried.length === 1 && !isCut(tree, first)) return rulesBelow(tree, first);
  return tried.every((child) => isCut(tree, child)) ? [...new Set(tried.map((child) => ruleAt(tree, child)))] : [];
}

/** The look of a node: open nodes look open, except for a solution that was just found. @type {(tree: Tree, node: number, at: number) => Look} */
function lookThen(tree, node, at) {
  const { seen, solved, born } = tree.columns;
  return solved[node] && !seen[node] && at > (born[node] ?? 0) ? "solved" : "open";
}
