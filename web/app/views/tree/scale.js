/**
 * What both trees are drawn by, so that they compare.
 *
 * colours   of the rules that cut, by their words: the same rule has the same colour on both sides
 */

import { cellCount } from "../../state/index.js";
import { totalsOf } from "../../tree/index.js";

/** @import { Text } from "../../../worker/protocol.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Bound, Tree } from "../../tree/store.js" */

/** Colours for rules; those that cut for the first time later share the last one. */
export const COLOURS = 8;
/** Pixels that an icicle may be tall, and those of one level. */
const TALL = 340;
const [LEAST_TALL, MOST_TALL] = [4, 24];

/** @typedef {{ words: Text | null, cuts: number }} Entry `words` is null for all rules that have no colour of their own */
/**
 * @typedef {object} Scale
 * @property {number} rows levels of the deeper tree, its root included
 * @property {number} tall pixels of a level
 * @property {number} most the most that is counted on one level
 * @property {Map<string, number>} colours by the words of a rule, its colour, from 1
 * @property {Map<number, Entry>} legend by colour
 */
/** @typedef {Run & { tree: Tree }} Grown */

/** Whether there is a tree to be shown. @type {(run: Run | null) => run is Grown} */
export function isGrown(run) {
  return run !== null && run.tree !== null;
}

/** The bound that a side shows. @type {(run: Grown, side: Side) => Bound} */
export const boundShown = ({ tree: { bounds } }, { bound }) =>
  /** @type {Bound} */ (bounds[bound ?? -1] ?? bounds.at(-1));

/** `tall` are the pixels that an icicle may have. @type {(runs: (Run | null)[], sides: Side[], tall?: number) => Scale} */
export function scaleOf(runs, sides, tall = TALL) {
  /** @type {Scale} */
  const scale = { rows: 1, tall: MOST_TALL, most: 1, colours: new Map(), legend: new Map() };
  runs.forEach((run, number) => {
    if (!isGrown(run)) return;
    const bound = boundShown(run, /** @type {Side} */ (sides[number]));
    const { nodes, cuts, dead } = bound.levels;
    const most = run.shown.values ? cellCount(run.shown) : 0; // a search of cells fills them all at most
    scale.rows = Math.max(scale.rows, most + 1, totalsOf(bound).deepest + 1);
    for (const counts of [nodes, cuts, dead]) for (const each of counts) scale.most = Math.max(scale.most, each ?? 0);
    for (const [rule, cut] of run.tree.rules) colour(scale, run.rules[rule]?.words ?? { en: "", ja: "" }, cut);
  });
  scale.tall = Math.max(LEAST_TALL, Math.min(MOST_TALL, Math.floor(tall / scale.rows)));
  scale.rows = Math.min(scale.rows, Math.floor((2 * tall) / scale.tall));
  return scale;
}

/** @type {(scale: Scale, words: Text, cuts: number) => void} */
function colour({ colours, legend }, words, cuts) {
  const number = colours.get(words.en) ?? Math.min(COLOURS, colours.size + 1);
  const before = legend.get(number);
  colours.set(words.en, number);
  const same = before?.words?.en === words.en;
  legend.set(number, { words: before && !same ? null : words, cuts: (before?.cuts ?? 0) + cuts });
}

/** @type {(scale: Scale, run: Run, rule: number) => number} */
export const colourOf = ({ colours }, run, rule) => colours.get(run.rules[rule]?.words.en ?? "") ?? COLOURS;
