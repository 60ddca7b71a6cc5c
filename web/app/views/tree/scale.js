/**
 * What both trees are drawn by, so that they compare.
 *
 * legend   the colours of the rules that may cut: the same rule has the same colour on both sides
 */

import { totalsOf } from "../../icicle/index.js";
import { cellCount } from "../../state/index.js";

/** @import { JobRule, RuleSort, Shown, Text } from "../../../worker/protocol.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Bound, Tree } from "../../tree/store.js" */

/** The number of colours for rules. If there are more rules, all of one sort share a colour. */
export const COLOURS = 8;
/** The sorts of rules, in the order of the legend. */
export const SORTS = /** @type {const} */ (["sum", "different", "mirror", "given", "other"]);
/** Pixels that an icicle may be tall, and those of one level. */
const TALL = 340;
const [LEAST_TALL, MOST_TALL] = [2, 24];

/**
 * Rules that have one colour, with their cuts in each tree: one rule, or all of a sort.
 * @typedef {{ key: string, colour: number, sort: RuleSort, lines: Map<string, { words: Text, cuts: number[] }>, cuts: number[] }} Entry
 */
/**
 * @typedef {object} Scale
 * @property {number} rows levels of the deeper tree, its root included
 * @property {number} tall pixels of a level
 * @property {number} most the most that is counted on one level
 * @property {boolean} bySort whether all rules of a sort have one colour
 * @property {Map<string, Entry>} legend by the words of a rule, or by its sort: those that may cut, so that no row comes while a tree grows
 */
/** @typedef {Run & { tree: Tree }} Grown */

/** Whether there is a tree to show. @type {(run: Run | null) => run is Grown} */
export function isGrown(run) {
  return run !== null && run.tree !== null;
}

/** The bound shown on a side. @type {(run: Grown, side: Side) => Bound} */
export const boundShown = ({ tree: { bounds } }, { bound }) =>
  /** @type {Bound} */ (bounds[bound ?? -1] ?? bounds.at(-1));

/**
 * `tall` are the pixels that an icicle may have; `shown` is the board, of which the rows are known before anything
 * grows.
 * @type {(runs: (Run | null)[], sides: Side[], tall?: number, shown?: Shown) => Scale}
 */
export function scaleOf(runs, sides, tall = TALL, shown = undefined) {
  /** @type {Scale} */
  const scale = {
    rows: shown ? levelsOf(shown) + 1 : 1,
    tall: MOST_TALL,
    most: 1,
    bySort: isMany(runs),
    legend: new Map(),
  };
  const none = runs.map(() => 0);
  const rules = runs.filter(isGrown).flatMap((run) => run.rules);
  for (const sort of SORTS.filter((each) => each !== "given"))
    for (const rule of rules) if (rule.sort === sort) addCuts(scale, rule, none);
  runs.forEach((run, number) => {
    if (!isGrown(run)) return;
    const bound = boundShown(run, /** @type {Side} */ (sides[number]));
    const { nodes, cuts, dead } = bound.levels;
    scale.rows = Math.max(scale.rows, levelsOf(run.shown) + 1, totalsOf(bound).deepest + 1);
    for (const counts of [nodes, cuts, dead]) for (const each of counts) scale.most = Math.max(scale.most, each ?? 0);
    for (const [rule, cuts] of run.tree.rules) addCuts(scale, run.rules[rule] ?? UNTOLD, none.with(number, cuts));
  });
  scale.tall = Math.max(LEAST_TALL, Math.min(MOST_TALL, Math.floor(tall / scale.rows)));
  scale.rows = Math.min(scale.rows, Math.floor((2 * tall) / scale.tall));
  return scale;
}

/** The number of levels, known from the board: a search of cells has at most one for each cell. @type {(shown: Shown) => number} */
const levelsOf = (shown) => (shown.values ? cellCount(shown) : 0);

/**
 * The pixels that two icicles need from their beginning to their end; a search of moves may use all that it may have.
 * @type {(scale: Scale, tall: number, shown: Shown) => number}
 */
export const roomOf = (scale, tall, shown) => (shown.values ? scale.rows * scale.tall : tall);

/** The key of a rule that is not reported. @type {JobRule} */
const UNTOLD = { words: { en: "", ja: "" }, sort: "other", cells: [] };

/** Whether there are more rules than colours; given values hardly ever cut. @type {(runs: (Run | null)[]) => boolean} */
export function isMany(runs) {
  const rules = runs.flatMap((run) => run?.rules.filter(({ sort }) => sort !== "given") ?? []);
  return new Set(rules.map(({ words }) => words.en)).size > COLOURS;
}

/** What the rules of one colour have in common. @type {(run: Run, rule: number, bySort: boolean) => string} */
export const keyOf = (run, rule, bySort) => keyOfRule(run.rules[rule] ?? UNTOLD, bySort);

/** @type {(rule: JobRule, bySort: boolean) => string} */
const keyOfRule = ({ words, sort }, bySort) => (bySort ? sort : words.en);

/** @type {(scale: Scale, rule: JobRule, cuts: number[]) => void} */
function addCuts({ legend, bySort }, rule, cuts) {
  const key = keyOfRule(rule, bySort);
  const colour = bySort ? SORTS.indexOf(rule.sort) + 1 : Math.min(COLOURS, legend.size + 1);
  const entry = legend.get(key) ?? { key, colour, sort: rule.sort, lines: new Map(), cuts: [] };
  const more = (/** @type {number[]} */ before) => cuts.map((each, tree) => each + (before[tree] ?? 0));
  const before = entry.lines.get(rule.words.en)?.cuts ?? [];
  entry.lines.set(rule.words.en, { words: rule.words, cuts: more(before) });
  entry.cuts = more(entry.cuts);
  legend.set(key, entry);
}

/** @type {(scale: Scale, run: Run, rule: number) => number} */
export const colourOf = ({ legend, bySort }, run, rule) => legend.get(keyOf(run, rule, bySort))?.colour ?? COLOURS;
