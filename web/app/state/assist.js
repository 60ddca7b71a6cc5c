/**
 * Assist: help other than a search.
 *
 * work    a job in the worker that is not a search: a hint, a count, a new puzzle, a batch
 * hint    the next step, shown in three strengths, one after the other
 * note    marks that a hint excluded; it is valid while the values it is based on stay on the board
 * mark    a value that a cell could have, written small
 */

import { addedCells } from "./by_hand.js";
import { createGallery } from "./pages.js";

/** @import { Ability, Change, Entry, Fault, Hint, Mark, Text, AidResult, AidOptions } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */
/** @import { Gallery } from "./pages.js" */
/** @import { Interrupted, State } from "./state.js" */
/** @import { Stroke } from "./stroke.js" */

/** @typedef {Search & { options: AidOptions, faults: Fault[] }} Work */
/**
 * `strength` is the index in `steps` of the one shown
 * @typedef {{ steps: Hint[], strength: number, marks: number[][] }} OpenHint `strength` is the place in `steps` of the one shown
 */
/** @typedef {{ options: Record<string, string>, givens: Record<number, string>, removes: Mark[] }} Note */
/** Slots for jobs that may run at the same time. @typedef {"answer" | "candidates" | "making" | "batch" | "conflict"} JobSlot */

/**
 * @typedef {object} Aid
 * @property {string} key the task of these results
 * @property {Work | null} answer a hint, a count or a grade
 * @property {Work | null} candidates the values that each cell has in some solution
 * @property {Work | null} making a new puzzle or grid
 * @property {Work | null} batch
 * @property {Work | null} conflict the givens that contradict each other, when a search found no solution
 * @property {Gallery<Entry>} entries of the batch
 * @property {number} from the first visible entry
 * @property {boolean} marked whether candidates are shown
 * @property {OpenHint | null} hint
 * @property {Note[]} notes
 * @property {Text | null} word the message under the board
 * @property {AidResult["techniques"] | null} techniques that the puzzle needs
 * @property {{ seed: string, level: string, symmetric: boolean, minimal: boolean, moves: string }} options for a new puzzle or position
 * @property {(() => void) | null} wanted the action requested before Python was ready
 * @property {Interrupted | null} interrupted the interrupted count of this draft
 * @property {boolean} touched whether the keyboard was on the board
 * @property {number | null} cell the cell last typed in
 * @property {number[]} picked the cells that all receive what is put into one of them, if there are several
 * @property {"number" | "pencil" | "centre" | "colour"} mode the kind of input by a key or a tap
 * @property {string | null} held the value of the pad that a touch enters into a cell
 * @property {Stroke | null} stroke the stroke being drawn
 * @property {number} brush the colour that a tap applies
 * @property {boolean} asking whether the user is being asked to confirm showing the candidates
 * @property {boolean} more whether further help is shown
 * @property {string} checked the task whose faults are known
 * @property {string} fits the task that is solved if all cells left empty have the rest
 * @property {number[]} met the labels of satisfied clues, as far as the draft was checked
 * @property {string} revealed the task that was filled in because the user asked for the solution
 */

/** @type {() => Aid} */
export const createAid = () => ({
  key: "",
  answer: null,
  candidates: null,
  making: null,
  batch: null,
  conflict: null,
  entries: createGallery(),
  from: 0,
  marked: false,
  hint: null,
  notes: [],
  word: null,
  techniques: null,
  options: { seed: "", level: "", symmetric: false, minimal: false, moves: "8" },
  wanted: null,
  interrupted: null,
  touched: false,
  cell: null,
  picked: [],
  mode: "number",
  held: null,
  stroke: null,
  brush: 1,
  asking: false,
  more: false,
  checked: "",
  fits: "",
  met: [],
  revealed: "",
});

/** @type {(state: State, ability: Ability) => boolean} */
export const can = ({ puzzle, shown }, ability) => (shown.abilities ?? puzzle.abilities).includes(ability);

/** Whether all rules are all-different rules in several groups, as in puzzles for pencil marks. @type {(state: State) => boolean} */
export const isOfGroups = (state) => can(state, "batch");

/** The scale on which new puzzles are rated, by the name of its words; null if they are not. @type {(state: State) => "levels" | "clueLevels" | null} */
export const scaleOf = (state) => (can(state, "clues") ? "clueLevels" : isOfGroups(state) ? "levels" : null);

/** Levels of new puzzles; the first is any. */
const LEVELS = /** @type {const} */ (["", "easy", "medium", "hard", "expert", "extreme"]);

/** The levels available for new puzzles. @type {(state: State) => readonly (typeof LEVELS[number])[]} */
export const levelsOf = ({ puzzle }) => LEVELS.filter((level) => !puzzle.unmade.includes(level));

/** The draft's marks for a kind of input; null if it makes none. @type {(mode: Aid["mode"]) => "marks" | "centred" | null} */
export const marksOf = (mode) => (mode === "pencil" ? "marks" : mode === "centre" ? "centred" : null);

/** The chosen level if the puzzle has it, otherwise any. @type {(state: State, chosen: string) => string} */
export const levelOf = (state, chosen) =>
  scaleOf(state) && levelsOf(state).some((level) => level === chosen) ? chosen : "";

/**
 * Whether there is anything to solve by hand: always if the puzzle is meant for that, or has its clues on the board.
 * Controls stay once shown, so that nothing moves under a finger.
 * @type {(state: State) => boolean}
 */
export function isAtHand(state) {
  const { draft, past, future, aid, view } = state;
  if (view.kind !== "draft") return false;
  if (isOfGroups(state) || hasClues(state)) return true;
  const noted = [draft.givens, draft.marks, draft.centred, draft.colours].some(
    (entries) => Object.keys(entries).length > 0,
  );
  const answered = aid.answer !== null || aid.interrupted !== null || aid.word !== null;
  return noted || answered || aid.touched || past.length + future.length > 0;
}

/** Whether clues are written on the board, so that the puzzle needs no givens. @type {(state: State) => boolean} */
export const hasClues = ({ shown }) => shown.drawing.labels.length > 0;

/** Whether the hint is shown in full. @type {(hint: NonNullable<Aid["hint"]>) => boolean} */
export const isWhole = ({ steps, strength }) => strength >= steps.length - 1 || !isStep(steps.at(-1));

/** Whether the hint can be carried out. @type {(hint: Hint | undefined) => boolean} */
export const isStep = (hint) => Boolean(hint?.places?.length || hint?.removes?.length);

/** The part of the hint that is shown now. @type {(hint: NonNullable<Aid["hint"]>) => Hint} */
export const currentHint = ({ steps, strength }) => /** @type {Hint} */ (steps[strength]);

/**
 * The single changes to offer of those that leave one solution: changes of values entered by hand, if there are any.
 * @type {(state: State, changes: Change[]) => Change[]}
 */
export function changesOffered(state, changes) {
  const filled = addedCells(state);
  const own = changes.filter(({ cell }) => filled.includes(cell));
  return own.length > 0 ? own : changes;
}
