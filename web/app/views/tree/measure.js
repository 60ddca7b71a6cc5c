/** What the width of a branch stands for, as chosen: an equal part, nodes and cuts, or what there would be without cuts. */

import { html } from "../../dom/html.js";
import { byTries, EQUAL, folding, triesOf, unpruned, WHOLE } from "../../icicle/index.js";
import { cellCount, MEASURES } from "../../state/index.js";
import { MEASURE } from "../../words/measure.js";
import { valueIn } from "../frame/index.js";
import { stubsOf } from "./folds.js";
import { boundShown, isGrown } from "./scale.js";

/** @import { App, State } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { Side, Measure } from "../../state/tree.js" */
/** @import { Layout, Space } from "../../icicle/layout.js" */
/** @import { Grown } from "./scale.js" */

/** By which part a common unit grows at a time, so that not every event causes both trees to be painted anew. */
const STEP = 1.1;

/** What can be shown: only two trees have two units, and only for cells it is known what there would be. @type {(state: State) => readonly Measure[]} */
const suiting = ({ shown, tree }) =>
  MEASURES.filter(
    (each) => (each !== "own" || tree.beside !== "") && (each !== "unpruned" || shown.values !== undefined),
  );

/** The most cells whose equal shares are seen: with more, the branches tried first are together thinner than a line. */
const SHALLOW = 20;

/** That of equal shares, or, where those are too thin, that of nodes and cuts; of two trees each fills its picture, however much larger the other is. @type {(state: State) => Measure} */
const usual = ({ shown, tree }) =>
  shown.values === undefined || cellCount(shown) <= SHALLOW ? "equal" : tree.beside === "" ? "tries" : "own";

/** @type {(state: State) => Measure} */
export const measureOf = (state) => suiting(state).find((each) => each === state.tree.measure) ?? usual(state);

/** @type {(state: State) => string} */
export const measureHint = (state) => MEASURE[/** @type {const} */ (`${measureOf(state)}Hint`)][state.lang];

/** @type {(app: App) => unknown} */
export function measureChoice(app) {
  const { state } = app;
  const { lang } = state;
  const choose = (/** @type {Event} */ event) => {
    state.tree.measure = /** @type {Measure} */ (valueIn(event));
    for (const side of state.tree.sides) side.view = WHOLE;
    app.draw();
  };
  return html`<label class="tree-measure"><span>${MEASURE.choice[lang]}</span>
    <select name="measure" @change=${choose}>
      ${suiting(state).map((each) => html`<option value=${each} .selected=${measureOf(state) === each}>${MEASURE[each][lang]}</option>`)}
    </select>
  </label>`;
}

/** @type {(state: State, run: Grown) => Layout} */
export function layoutOf(state, run) {
  const layout = measured(state, run);
  const isStub = stubsOf(state, run, sideOf(state, run));
  return isStub ? folding(layout, isStub, state.tree.foldings) : layout;
}

/** @type {(state: State, run: Run) => Side} */
const sideOf = ({ tree }, run) => tree.sides[run === tree.twin ? 1 : 0];

/** @type {(state: State, run: Grown) => Layout} */
function measured(state, run) {
  const measure = measureOf(state);
  if (measure === "unpruned") return unpruned(spaceOf(run), run.progress?.state === "done");
  if (measure === "equal") return EQUAL;
  const { tree } = state;
  const runs = measure === "own" || tree.beside === "" ? [run] : [state.run, tree.twin].filter(isGrown);
  const root = (/** @type {Grown} */ each) => boundShown(each, sideOf(state, each)).root;
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
