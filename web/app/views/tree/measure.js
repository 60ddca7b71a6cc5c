/** What the width of a branch stands for, as chosen: an equal part, nodes and cuts, or what there would be without cuts. */

import { html } from "../../dom/html.js";
import { byTries, EQUAL, folding, triesOf, unpruned, WHOLE } from "../../icicle/index.js";
import { cellCount, MEASURES } from "../../state/index.js";
import { MEASURE } from "../../words/measure.js";
import { valueIn } from "../frame/index.js";
import { stubsOf } from "./folds.js";
import { boundShown, isGrown } from "./scale.js";

/** @import { Forest } from "./forest.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { Side, Measure } from "../../state/tree.js" */
/** @import { Layout, Space } from "../../icicle/layout.js" */
/** @import { Grown } from "./scale.js" */

/** By which part a common unit grows at a time, so that not every event causes both trees to be painted anew. */
const STEP = 1.1;

/** What can be shown: only two trees have two units, and only for cells it is known what there would be. @type {(forest: Forest) => readonly Measure[]} */
const suiting = ({ shown, tree }) =>
  MEASURES.filter(
    (each) => (each !== "own" || tree.beside !== "") && (each !== "unpruned" || shown.values !== undefined),
  );

/** The most cells whose equal shares are seen: with more, the branches tried first are together thinner than a line. */
const SHALLOW = 20;

/**
 * That of equal shares, or, where those are too thin, that of nodes and cuts; each of two trees fills its drawing,
 * however much larger the other is.
 * @type {(forest: Forest) => Measure}
 */
const usual = ({ shown, tree }) =>
  shown.values === undefined || cellCount(shown) <= SHALLOW ? "equal" : tree.beside === "" ? "tries" : "own";

/** @type {(forest: Forest) => Measure} */
export const measureOf = (forest) => suiting(forest).find((each) => each === forest.tree.measure) ?? usual(forest);

/** @type {(forest: Forest) => string} */
export const measureHint = (forest) => MEASURE[/** @type {const} */ (`${measureOf(forest)}Hint`)][forest.lang];

/** @type {(forest: Forest) => unknown} */
export function measureChoice(forest) {
  const { lang } = forest;
  const choose = (/** @type {Event} */ event) => {
    forest.tree.measure = /** @type {Measure} */ (valueIn(event));
    for (const side of forest.tree.sides) side.view = WHOLE;
    forest.draw();
  };
  return html`<label class="tree-measure"><span>${MEASURE.choice[lang]}</span>
    <select name="measure" @change=${choose}>
      ${suiting(forest).map((each) => html`<option value=${each} .selected=${measureOf(forest) === each}>${MEASURE[each][lang]}</option>`)}
    </select>
  </label>`;
}

/** @type {(forest: Forest, run: Grown) => Layout} */
export function layoutOf(forest, run) {
  const layout = measured(forest, run);
  const isStub = stubsOf(forest, run, sideOf(forest, run));
  return isStub ? folding(layout, isStub, forest.tree.foldings) : layout;
}

/** @type {(forest: Forest, run: Run) => Side} */
const sideOf = ({ tree }, run) => tree.sides[run === tree.twin ? 1 : 0];

/** @type {(forest: Forest, run: Grown) => Layout} */
function measured(forest, run) {
  const measure = measureOf(forest);
  if (measure === "unpruned") return unpruned(spaceOf(run), run.progress?.state === "done");
  if (measure === "equal") return EQUAL;
  const { tree } = forest;
  const runs = measure === "own" || tree.beside === "" ? [run] : [forest.run, tree.twin].filter(isGrown);
  const root = (/** @type {Grown} */ each) => boundShown(each, sideOf(forest, each)).root;
  const most = Math.max(...runs.map((each) => triesOf(each.tree, root(each))));
  const isOver = runs.every(({ progress }) => progress?.state === "done");
  return byTries(run.tree, root(run), isOver ? most : STEP ** Math.ceil(Math.log(most) / Math.log(STEP)));
}

/** @type {(run: Grown) => Space} */
function spaceOf({ tally, values, task }) {
  const given = Object.entries(task.givens).flatMap(([cell, typed]) => {
    const value = values.findIndex((each) => String(each) === typed);
    return value < 0 ? [] : [/** @type {[number, number]} */ ([Number(cell), value])];
  });
  return { values: values.length, groupOf: tally.groupOf, given: new Map(given) };
}
