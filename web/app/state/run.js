/** A run as the page keeps it: everything that a search for solutions or lines has sent. */

import { createSearch } from "../engine/index.js";
import { createGallery } from "./pages.js";
import { createPicking } from "./picks.js";
import { createTally } from "./tally.js";
import { createTape } from "./tape.js";
import { cellCount, isSharable, taskOf } from "./task.js";

/** @import { JobRule, Reason, Shown } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */
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
 * @property {JobRule[]} rules what cuts name
 * @property {(number | string)[]} values what events name
 * @property {number[]} leaves solutions found, by the fraction of the tree that was finished at the time
 * @property {Tape} tape the events that were received
 * @property {Tally} tally the counts up to each moment of it
 * @property {Tree | null} tree what has grown of them; null while the search opens
 * @property {number} at how many events the board shows
 * @property {boolean} follow whether the board goes along with the search
 * @property {number} asked by how many events it is to advance, one for each step, as soon as they arrive
 * @property {boolean} playing whether the player runs
 * @property {{ kind: number, from: number } | null} until the kind of event that the player hurries to, and the moment
 *     it comes back to when there is none; null while it plays at its speed
 * @property {{ at: number, said: None } | null} none what was looked for last and is not on the tape, and the moment
 *     from which that was
 * @property {boolean} sampled whether it ran without telling every move (a movement's search)
 * @property {Map<number, Reason | null>} reasons why it refused what it did, by moment; null where nobody has said
 * @property {boolean} explained whether it was asked why it found nothing
 * @property {boolean} supplied whether the player waits for more events from the worker
 * @property {Gallery} gallery the solutions that were received
 * @property {Picking} picking what is shown of them
 */
/** @typedef {Search & Solving} Run */

/** Whether a search of lines that has found one continues to look for every shortest one: its last row says how many there are. @type {(run: Search) => boolean} */
export const isEvery = ({ progress }) => !progress?.rows.some(({ lines }) => lines === null);

/** What was looked for from the moment on the board, and is not on the tape. @type {(run: Run | null) => None | null} */
export const missingHere = (run) => (run?.none && run.none.at === run.at ? run.none.said : null);

/** @type {(state: State) => Run} */
export function createRun(state) {
  return {
    ...createSearch(taskOf(state), state.draft.strategy, isSharable(state)),
    shown: state.shown,
    rules: [],
    values: [],
    leaves: new Array(60).fill(0),
    tape: createTape(cellCount(state.shown)),
    tally: createTally(state.shown, cellCount(state.shown)),
    tree: null,
    at: 0,
    follow: true,
    asked: 0,
    playing: false,
    until: null,
    none: null,
    sampled: false,
    supplied: false,
    explained: false,
    reasons: new Map(),
    gallery: createGallery(),
    picking: createPicking(),
  };
}
