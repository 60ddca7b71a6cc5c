/** Folded branches: all of a kind, or single ones. */

import { html } from "../../dom/html.js";
import { isCut } from "../../icicle/index.js";
import { BARE, eventRule } from "../../state/index.js";
import { words } from "../../words/index.js";
import { isMany, keyOf } from "./scale.js";

/** @import { Forest } from "./forest.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Tree } from "../../tree/store.js" */
/** @import { Grown } from "./scale.js" */

/** The folded branches of a tree; null if there are none. @type {(forest: Forest, run: Grown, side: Side) => ((tree: Tree, node: number) => boolean) | null} */
export function stubsOf({ tree: { folded, beside, twin } }, run, side) {
  if (folded.size === 0 && side.toggled.size === 0) return null;
  const bySort = isMany(beside === "" ? [run] : [run, twin]);
  const rules = run.rules.map((_, rule) => folded.has(keyOf(run, rule, bySort)));
  return (tree, node) => {
    const { event, born, gone, solved, parent } = tree.columns;
    if ((parent[node] ?? -1) < 0) return false;
    const ofKind = isCut(tree, node)
      ? (rules[eventRule(event[node] ?? 0)] ?? false)
      : folded.has(BARE) && (gone[node] ?? 0) > 0 && !solved[node];
    return ofKind !== side.toggled.has(born[node] ?? 0);
  };
}

/** Folds all branches of a kind, in both trees, or unfolds them. @type {(forest: Forest, kind: string) => void} */
export function toggleKind(forest, kind) {
  const { tree } = forest;
  if (!tree.folded.delete(kind)) tree.folded.add(kind);
  for (const side of tree.sides) side.toggled.clear();
  tree.foldings += 1;
  forest.draw();
}

/** Folds one branch, or unfolds it. @type {(forest: Forest, run: Grown, side: Side, node: number) => void} */
export function toggleBranch(forest, run, side, node) {
  const born = run.tree.columns.born[node] ?? 0;
  if ((run.tree.columns.parent[node] ?? -1) < 0) return;
  if (!side.toggled.delete(born)) side.toggled.add(born);
  forest.tree.foldings += 1;
  forest.draw();
}

/** @type {(forest: Forest) => unknown} */
export function foldBare(forest) {
  const { lang, tree } = forest;
  return html`<button aria-pressed=${tree.folded.has(BARE)} @click=${() => toggleKind(forest, BARE)}>${words(lang).foldBare}</button>`;
}

/** The root is not a branch: the button is disabled there but keeps its space. @type {(forest: Forest, run: Grown, side: Side, node: number) => unknown} */
export function foldBranch(forest, run, side, node) {
  const w = words(forest.lang);
  const isRoot = (run.tree.columns.parent[node] ?? -1) < 0;
  const isStub = stubsOf(forest, run, side)?.(run.tree, node) ?? false;
  return html`<button class="quiet fold" ?disabled=${isRoot} @click=${() => toggleBranch(forest, run, side, node)}>${isStub ? w.unfoldBranch : w.foldBranch}</button>`;
}
