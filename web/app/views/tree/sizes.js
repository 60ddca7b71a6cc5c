/**
 * How large two trees are, as bars at one scale: each tree fills its own picture, and both would look equally large. The
 * picture is the bar seen through a lens.
 */

import { html, nothing } from "../../dom/html.js";
import { totalsOf } from "../../icicle/index.js";
import { MEASURE } from "../../words/measure.js";
import { measureOf } from "./measure.js";
import { boundShown, isGrown } from "./scale.js";

/** @import { Forest } from "./forest.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Grown } from "./scale.js" */

/** What the widths of the trees stand for, in words. @type {(forest: Forest) => string} */
export function scaleInWords(forest) {
  const measure = measureOf(forest);
  return MEASURE[`${measure === "equal" ? "own" : measure}Scale`][forest.lang];
}

/** The bar of one of two trees, with the part shown below. @type {(forest: Forest, run: Grown, side: Side) => unknown} */
export function sizeBar(forest, run, side) {
  const { sides, twin } = forest.tree;
  const sizes = [forest.run, twin].map((each, number) =>
    isGrown(each) ? nodesIn(each, /** @type {Side} */ (sides[number])) : 0,
  );
  const part = nodesIn(run, side) / Math.max(1, ...sizes);
  const { left, right } = side.view;
  const measure = measureOf(forest);
  const seen = measure === "tries" ? 1 : part; // then the bar and the picture have one scale
  const lens = `clip-path:polygon(${percent(left * seen)} 0, ${percent(right * seen)} 0, 100% 100%, 0 100%)`;
  return html`<div class="tree-size" aria-hidden="true">
    <i class="bar"><i .style=${`width:${percent(part)}`}></i></i>
    ${measure === "unpruned" ? nothing : html`<i class="lens" .style=${lens}></i>`}
  </div>`;
}

/** @type {(run: Grown, side: Side) => number} */
const nodesIn = (run, side) => totalsOf(boundShown(run, side)).nodes;

/** @type {(part: number) => string} */
const percent = (part) => `${(100 * part).toFixed(2)}%`;
