/** The page's state of the tree panel: up to two trees side by side, the run's and a second strategy's. */

import { isOpen } from "./panels.js";

/** @import { View } from "../icicle/view.js" */
/** @import { Run } from "./run.js" */
/** @import { State } from "./state.js" */

/**
 * What the width of a branch stands for: an equal part of what is above, the nodes and cuts in it, of two trees in a
 * unit of its own or in one for both, or its part of all that would be tried without cuts.
 */
export const MEASURES = /** @type {const} */ (["equal", "own", "tries", "unpruned"]);
/** @typedef {(typeof MEASURES)[number]} Measure */

/**
 * The view of one tree.
 * @typedef {object} Side
 * @property {View} view the part that is in sight
 * @property {number | null} bound which of the trees of a search by bounds, by number; null is the last
 * @property {{ born: number, at: number } | null} picked the node that keys have come to, by its moment, while the board is at `at`
 * @property {Set<number>} toggled branches that are folded, or are not although their kind is: the moments when they came
 * @property {boolean} far whether a node was requested whose moment is no longer kept
 */
/**
 * @typedef {object} TreePanel
 * @property {string} beside the name of the second strategy; "" for none
 * @property {boolean} awaited whether it is to begin as soon as the first one grows
 * @property {boolean} inWatch whether it was asked for in Watch, which shows it in the place of the program
 * @property {Run | null} twin its search
 * @property {[Side, Side]} sides of the run and of the twin
 * @property {Measure | null} measure what the width of a branch stands for; null is what suits the puzzle
 * @property {Set<string>} folded kinds of branches that are folded: BARE, or the key of rules that cut
 * @property {number} foldings how often something was folded or unfolded
 * @property {string} marked the key of the rules whose cuts are gone through; "" for none
 * @property {boolean} detailed whether the path and the levels of two trees are shown
 * @property {number} listed how many of the places where they part are listed
 * @property {number} lessons how many of the facts that a search has learned are listed
 */

/** Whether a second tree has a place on the page: in the panel, or in Watch if it was asked for there. @type {(state: State) => boolean} */
export const hasSecond = (state) =>
  state.tree.beside !== "" && (state.watch.open ? state.tree.inWatch : isOpen(state, "tree"));

/** The kind of branches with nothing found below. */
export const BARE = "bare";

/** Places where two trees part, and facts, that are listed at first, and as many more at a time. */
export const LISTED = 6;

/** @type {() => Side} */
export const createSide = () => ({
  view: { left: 0, right: 1 },
  bound: null,
  picked: null,
  toggled: new Set(),
  far: false,
});

/** @type {(beside?: string, awaited?: boolean) => TreePanel} */
export const createTreePanel = (beside = "", awaited = false) => ({
  beside,
  awaited,
  inWatch: false,
  twin: null,
  sides: [createSide(), createSide()],
  measure: null,
  folded: new Set(),
  foldings: 0,
  marked: "",
  detailed: false,
  listed: LISTED,
  lessons: LISTED,
});
