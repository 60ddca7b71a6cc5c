/**
 * Aid: what a person is helped with beside a search.
 *
 * work    a job in the worker that is no search: a hint, a count, a new puzzle, a batch
 * hint    the next step, told in three strengths, one after the other
 * note    marks that a hint excluded; it holds as long as the values it was found with stand
 * mark    a value that a cell could have, written small
 */

import { createGallery } from "./pages.js";

/** @import { Aid as Kind, Entry, Fault, Hint, Mark, Text, Told, Wish } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */
/** @import { Gallery } from "./pages.js" */
/** @import { Draft, State } from "./state.js" */

/** @typedef {Search & { wish: Wish, faults: Fault[] }} Work */
/** @typedef {{ steps: Hint[], strength: number, marks: number[][] }} OpenHint `strength` is the place in `steps` of the one shown */
/** @typedef {{ options: Record<string, string>, givens: Record<number, string>, removes: Mark[] }} Note */
/** What may be worked on at the same time. @typedef {"answer" | "candidates" | "making" | "batch"} Place */

/**
 * @typedef {object} Aid
 * @property {string} key the task that what is said here was said of
 * @property {Work | null} answer a hint, a count or a grade
 * @property {Work | null} candidates what all solutions share
 * @property {Work | null} making a new puzzle or grid
 * @property {Work | null} batch
 * @property {Gallery<Entry>} entries of the batch
 * @property {number} from the first entry in sight
 * @property {boolean} marked whether candidates are shown
 * @property {OpenHint | null} hint
 * @property {Note[]} notes
 * @property {Text | null} word what is said under the board
 * @property {Told["techniques"] | null} techniques that the puzzle needs
 * @property {{ seed: string, level: string, symmetric: boolean, minimal: boolean }} wish for a new puzzle
 * @property {(() => void) | null} wanted what was asked for before Python was ready
 * @property {number | null} cell the cell that was last typed in
 */

/** @type {() => Aid} */
export const createAid = () => ({
  key: "",
  answer: null,
  candidates: null,
  making: null,
  batch: null,
  entries: createGallery(),
  from: 0,
  marked: false,
  hint: null,
  notes: [],
  word: null,
  techniques: null,
  wish: { seed: "", level: "", symmetric: false, minimal: false },
  wanted: null,
  cell: null,
});

/** @type {(state: State, kind: Kind) => boolean} */
export const can = ({ puzzle }, kind) => puzzle.abilities.includes(kind);

/** Whether there is no more to tell. @type {(hint: NonNullable<Aid["hint"]>) => boolean} */
export const isWhole = ({ steps, strength }) => strength >= steps.length - 1 || !isStep(steps.at(-1));

/** Whether there is something to do, beside something to hear. @type {(hint: Hint | undefined) => boolean} */
export const isStep = (hint) => Boolean(hint?.places?.length || hint?.removes?.length);

/** What the hint gives away now. @type {(hint: NonNullable<Aid["hint"]>) => Hint} */
export const toldNow = ({ steps, strength }) => /** @type {Hint} */ (steps[strength]);

/** The cells that were filled in while solving, after a whole puzzle had been put on the board. @type {(draft: Draft) => number[]} */
export const filledCells = ({ posed, givens }) =>
  posed.length === 0
    ? []
    : Object.keys(givens)
        .map(Number)
        .filter((cell) => !posed.includes(cell));
