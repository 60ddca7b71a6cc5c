/** The page's state of a run: everything that a search for solutions or lines has sent. */

import { createSearch } from "../engine/index.js";
import { createCurve } from "./curve.js";
import { createGallery } from "./pages.js";
import { createPicking } from "./picks.js";
import { createTally } from "./tally.js";
import { createTape } from "./tape.js";
import { cellCount, isSharable, reportsSteps, seedOf, taskOf } from "./task.js";

/** @import { JobRule, Reason, Shown } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */
/** @import { Curve } from "./curve.js" */
/** @import { Gallery } from "./pages.js" */
/** @import { Picking } from "./picks.js" */
/** @import { State } from "./state.js" */
/** @import { Tree } from "../tree/store.js" */
/** @import { Tally } from "./tally.js" */
/** @import { Tape } from "./tape.js" */

/** An event that is not on the tape, in words. @typedef {"noCutBefore" | "noCutAfter" | "noSolutionBefore" | "noSolutionAfter" | "noStepAfter"} None */

/**
 * A search for solutions or lines.
 * @typedef {object} Solving
 * @property {Shown} shown the drawing that it is solved on
 * @property {JobRule[]} rules the rules that cuts name, by number
 * @property {(number | string)[]} values the values that events name, by number
 * @property {number[]} leaves solutions found, by the fraction of the tree that was finished at the time
 * @property {Tape} tape the events that were received
 * @property {Tally} tally the counts up to each moment of it
 * @property {Curve} curve the error, if a full board is repaired
 * @property {Tree | null} tree the tree built from them; null while the search opens
 * @property {number} at the moment on the board: a number of events
 * @property {boolean} follow whether the board follows the search
 * @property {number} asked the number of events by which to advance, one per step, as soon as they arrive
 * @property {boolean} playing whether the player runs
 * @property {{ kind: number, from: number } | null} until the kind of event that the player hurries to, and the moment
 *     to return to if there is none; null while it plays at its speed
 * @property {{ at: number, said: None } | null} none the event last looked for that is not on the tape, and the moment
 *     from which it was looked for
 * @property {boolean} sampled whether it ran without reporting every move (a movement's search)
 * @property {Map<number, Reason | null | undefined>} reasons the reasons that were asked for, by moment: null where there is none, undefined until the answer comes
 * @property {{ at: number, from: number } | null} visit the moment where a learned fact was visited, and the moment to return to
 * @property {boolean} explained whether the reason for finding nothing was requested
 * @property {boolean} supplied whether the player waits for more events from the worker
 * @property {Gallery} gallery the solutions that were received
 * @property {Picking} picking the selection of them that is shown
 */
/** @typedef {Search & Solving} Run */

/**
 * Whether a search for lines that has found one continues to look for all shortest ones: its last row says how many
 * there are.
 * @type {(run: Search) => boolean}
 */
export const isEvery = ({ progress }) => !progress?.rows.some(({ lines }) => lines === null);

/** The event that was sought from the moment on the board, and is not on the tape. @type {(run: Run | null) => None | null} */
export const missingHere = (run) => (run?.none && run.none.at === run.at ? run.none.said : null);

/** The search, if its moments can be revisited: it started, and reported every event. @type {(state: State) => Run | null} */
export function runWithMoment(state) {
  const { run } = state;
  return run && run.at > 0 && reportsSteps(state) && !run.sampled ? run : null;
}

/** The same search if its moment is on the board. @type {(state: State) => Run | null} */
export const runOnBoard = (state) => (state.view.kind === "run" ? runWithMoment(state) : null);

/** The seed to write with a moment of a search, or without one with the draft; "" for the default. @type {(state: State, run: Run | null) => string} */
export const seedWith = (state, run) =>
  run && run.seed !== seedOf(state, run.strategy) ? (run.seed ?? "") : state.draft.seed;

/** @type {(state: State) => Run} */
export const createRun = (state) =>
  createRunOf(
    createSearch(taskOf(state), state.draft.strategy, seedOf(state, state.draft.strategy), isSharable(state)),
    state.shown,
  );

/** The run of a search that has reported nothing yet. @type {(search: Search, shown: Shown) => Run} */
export function createRunOf(search, shown) {
  return {
    ...search,
    shown,
    rules: [],
    values: [],
    leaves: new Array(60).fill(0),
    tape: createTape(cellCount(shown)),
    tally: createTally(shown, cellCount(shown), search.task.givens),
    curve: createCurve(),
    tree: null,
    at: 0,
    follow: true,
    asked: 0,
    playing: false,
    until: null,
    none: null,
    visit: null,
    sampled: false,
    supplied: false,
    explained: false,
    reasons: new Map(),
    gallery: createGallery(),
    picking: createPicking(),
  };
}
