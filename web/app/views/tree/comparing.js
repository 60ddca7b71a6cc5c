/** Whether two trees can be compared, and how they compare: computed one slice per frame, and again from time to time while they grow. */

import { isRunning } from "../../engine/index.js";
import { comparing } from "../../icicle/index.js";
import { isGrown } from "./scale.js";

/** @import { Forest } from "./forest.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { Comparison } from "../../icicle/partings.js" */
/** @import { Grown } from "./scale.js" */

/** `folds` is how often the second tree was folded. @typedef {{ key: string, folds: number, comparison: Comparison }} Compared */
/** @typedef {{ first: number, key: string, folds: string, when: number, slices: Generator<void, Comparison> | null, shown: Compared | null }} Work */

/** Milliseconds between comparisons while the trees grow. */
const PACE = 1000;

/** By the second run. @type {WeakMap<Run, Work>} */
const works = new WeakMap();

/** Whether both searches have run to the end; a stopped one has not. @type {(pair: [Grown, Grown]) => boolean} */
export const areWhole = (pair) => pair.every(isOver);

/** The two runs whose trees can be compared: they reported every step of the same task. @type {(forest: Forest) => [Grown, Grown] | null} */
export function pairOf(forest) {
  const { run } = forest;
  const { twin } = forest.tree;
  if (!isGrown(run) || !isGrown(twin) || run.sampled || twin.sampled) return null;
  return forest.isOutdated(run) || forest.isOutdated(twin) ? null : [run, twin];
}

/** How the trees compare; while they grow, the result of the last comparison. Null until the first one is done. @type {(forest: Forest) => Compared | null} */
export function comparedNow(forest) {
  const pair = pairOf(forest);
  if (!pair) return null;
  const [one, two] = pair;
  const key = [one.job, ...pair.flatMap((run) => [run.tree.end, isOver(run)])].join();
  const folds = foldsOf(pair);
  const now = performance.now();
  let work = works.get(two);
  const isDue = !work || (work.key !== key && (!pair.some(isRunning) || now - work.when >= PACE));
  if (!work || isDue || (work.slices && work.folds !== folds)) {
    const shown = work?.first === one.job ? work.shown : null;
    const earlier = areWhole(pair) ? undefined : shown?.comparison; // no row moves under the pointer
    const slices = comparing(growthOf(one), growthOf(two), earlier);
    work = { first: one.job, key, folds, when: now, slices, shown };
    works.set(two, work);
    goOn(forest, pair, work);
  }
  return work.shown;
}

/** One slice per frame; branches folded in the meantime are compared again. @type {(forest: Forest, pair: [Grown, Grown], work: Work) => void} */
function goOn(forest, pair, work) {
  requestAnimationFrame(() => {
    const [, twin] = pair;
    if (!work.slices || works.get(twin) !== work || work.folds !== foldsOf(pair)) return;
    const { done, value } = work.slices.next();
    if (!done) return goOn(forest, pair, work);
    work.slices = null;
    work.shown = { key: work.key, folds: twin.tree.folds, comparison: value };
    forest.draw();
  });
}

/** @type {(pair: [Grown, Grown]) => string} */
const foldsOf = (pair) => pair.map(({ tree }) => tree.folds).join();

/** @type {(run: Grown) => Parameters<typeof comparing>[0]} */
const growthOf = (run) => ({ tree: run.tree, over: isOver(run) });

/** @type {(run: Run) => boolean} */
const isOver = ({ progress }) => progress?.state === "done";
