/** The state of a frame, in addition to that of the page. */

import { hasClues } from "../state/index.js";
import { both } from "../words/index.js";
import { isPlacement } from "./offers.js";

/** @import { App, Draft, State } from "../state/state.js" */
/** @import { Text } from "../../worker/protocol.js" */
/** @import { FrameOptions } from "./options.js" */

/**
 * @typedef {object} Frame
 * @property {App} app
 * @property {FrameOptions} options the author's choices
 * @property {string} address the author's options as written: the part of the address after the #
 * @property {Draft | null} brought the board as the reader left it in the previous version of the page
 * @property {Map<string, string>} drafts the reader's programs by name
 * @property {boolean} drawn whether the board can be drawn; otherwise it waits for Python
 * @property {boolean} presented whether the first board was shown: before that, changes are shown together with it
 * @property {string} unread givens in a text that only Python can read
 * @property {Text[]} faults faults in the author's options; they stay visible
 * @property {boolean} barred whether nothing can be started, because the board is not the requested one
 * @property {number} wokeAt when it last took Python, in milliseconds; 0 if never
 * @property {"" | "other" | "unseen"} rested why it released Python: for another frame, or after a long time out of sight
 * @property {((frame: Frame) => void) | null} next the action to take when Python is ready
 * @property {number | null} target the moment of the search that it is going to
 * @property {boolean} isExercising whether the reader has opened the author's exercise
 * @property {(() => void) | null} leaveExercise closes the exercise while it is open
 * @property {string | null} carried the program and its exercise as parts of a link; null if too long
 * @property {{ width: number, height: number } | null} size the height last reported to the page around, and the width then
 * @property {Record<string, string>} posted the last event of each type that the page around was told
 * @property {number} due when the next report of the state is permitted, by performance.now()
 * @property {number | null} comeback the moment to return to after replaying the search; the drawing is frozen until then
 */

/** The most characters of a start that a message to the author quotes. */
const SHORT = 40;

/**
 * Whether nothing can be started because the board is not the requested one. This includes options and a start that the
 * core refuses, because a frame has no fields to change them.
 * @type {(frame: Frame) => boolean}
 */
export const isBarred = (frame) => frame.barred || refusals(frame).length > 0;

/** Whether the reader plays the board: a movement, or a placement with clues or with givens of the author. @type {(frame: Frame) => boolean} */
export const isPlayed = ({ app: { state }, options }) =>
  options.isPlayOnly ||
  !isPlacement(state) ||
  hasClues(state) ||
  options.givens !== "" ||
  Object.keys(options.draft.givens).length > 0;

/** All faults in the author's options, with their locations. @type {(frame: Frame) => Text[]} */
export const faultsOf = (frame) => [...frame.faults, ...refusals(frame), ...movesLost(frame)];

/** The author's moves that the core refused; the board is as before the first of them. @type {(frame: Frame) => Text[]} */
function movesLost({ app: { state }, options }) {
  const { moves } = options.draft;
  const made = state.draft.moves.length;
  if (state.puzzle.kind !== "movement" || state.past.length > 0 || made >= moves.length) return [];
  const lost = moves.slice(made).map((move) => move.join("-"));
  return [both((w) => w.leftOutOfOptions(`moves="${lost.join(".").slice(0, SHORT)}"`))];
}

/** @type {(frame: Frame) => Text[]} */
const refusals = ({ app: { state }, options }) => [
  ...strays(state, options).map((cell) => both((w) => w.noSuchCell(`given="${cell}:${options.draft.givens[cell]}"`))),
  ...(isStartLost(state, options)
    ? [both((w) => w.leftOutOfOptions(`start="${options.draft.start.slice(0, SHORT)}"`))]
    : []),
  ...state.faults.flatMap(({ option, words: { en, ja } }) => {
    const attribute = option === null ? "start" : `option-${option}`;
    return option === null && !isStart(state, options)
      ? []
      : [{ en: `${attribute}: ${en}`, ja: `${attribute}: ${ja}` }];
  }),
];

/**
 * Whether the core refused the author's start and used the default; a reader's change does not count.
 * @type {(state: State, options: FrameOptions) => boolean}
 */
const isStartLost = ({ draft, past }, options) => options.draft.start !== "" && draft.start === "" && past.length === 0;

/** Whether the position is the one that the author requested. @type {(state: State, options: FrameOptions) => boolean} */
const isStart = ({ puzzle, draft }, options) =>
  puzzle.kind === "movement" && options.draft.start !== "" && draft.start === options.draft.start;

/** Givens for cells that the board does not have, if the board is known. @type {(state: State, options: FrameOptions) => number[]} */
function strays({ stale, shown, puzzle }, { draft }) {
  if (stale || puzzle.kind === "movement") return [];
  const cells = new Set(shown.drawing.spots.map(({ cell }) => cell));
  return Object.keys(draft.givens)
    .map(Number)
    .filter((cell) => !cells.has(cell));
}

/** @type {(app: App, options: FrameOptions) => Frame} */
export const createFrame = (app, options) => ({
  app,
  options,
  address: location.hash,
  brought: null,
  drafts: new Map(),
  drawn: true,
  presented: false,
  unread: "",
  faults: options.faults,
  barred: options.barred,
  wokeAt: 0,
  rested: "",
  next: null,
  target: null,
  isExercising: false,
  leaveExercise: null,
  carried: "",
  size: null,
  posted: { amiss: "[]" },
  due: 0,
  comeback: null,
});
