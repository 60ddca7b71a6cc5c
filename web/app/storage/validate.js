/** A draft from untrusted data: anybody may have written a stored draft or a link. */

import { COLOURS, emptyDraft, isSeed, LONGEST, strategyNamed } from "../state/index.js";

/** @import { CatalogPuzzle } from "../../worker/protocol.js" */
/** @import { Draft } from "../state/state.js" */

const LONGEST_TEXT = 2000;
/** The most characters of an option: a figure packed into a word, up to the core's limit. */
const LONGEST_OPTION = 100_000;
/** The most moves of a game, and the largest number of a spot in one. */
const MOST_MOVES = 5000;
const LAST_SPOT = 511;

/** The most marks of one cell, and the largest value of a mark. */
const MOST_MARKS = 100;
const LARGEST_MARK = 99999999;

/** The fields of an object; none for anything else. @type {(value: unknown) => Record<string, unknown>} */
export const record = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? /** @type {Record<string, unknown>} */ (value)
    : {};

/**
 * Keeps known options, numbered cells with givens, marks and colours, a strategy of this puzzle, a text and moves from spot to spot; drops the rest.
 * @type {(puzzle: CatalogPuzzle, raw: unknown) => Draft}
 */
export function cleanDraft(puzzle, raw) {
  const { options, strategy, seed, start, moves } = record(raw);
  const { givens, posed, entered, marks, centred, colours } = puzzle.kind === "placement" ? record(raw) : {}; // a game only has pieces
  const draft = emptyDraft(puzzle);
  for (const [name, typed] of Object.entries(record(options))) {
    const known = puzzle.options.some((option) => option.name === name);
    if (known && typeof typed === "string" && typed.length <= LONGEST_OPTION) draft.options[name] = typed;
  }
  for (const [cell, typed] of Object.entries(record(givens))) {
    if (isNumber(cell) && typeof typed === "string" && /^\S+$/.test(typed) && typed.length <= LONGEST) {
      draft.givens[Number(cell)] = typed;
    }
  }
  if (Array.isArray(posed))
    draft.posed = [...new Set(posed)]
      .filter((cell) => Number.isInteger(cell) && Object.hasOwn(draft.givens, cell))
      .sort((a, b) => a - b);
  if (typeof entered === "boolean") draft.entered = entered;
  draft.marks = cleanMarks(marks);
  draft.centred = cleanMarks(centred);
  for (const [spot, colour] of Object.entries(record(colours))) {
    if (isNumber(spot) && Number.isInteger(colour) && Number(colour) >= 1 && Number(colour) <= COLOURS)
      draft.colours[Number(spot)] = Number(colour);
  }
  if (typeof start === "string" && start.length <= LONGEST_TEXT) draft.start = start;
  if (Array.isArray(moves) && moves.length <= MOST_MOVES && moves.every(isMove)) draft.moves = moves;
  draft.strategy = strategyNamed(puzzle, strategy) ?? draft.strategy;
  if (isSeed(seed)) draft.seed = String(seed);
  return draft;
}

/** The name of a cell or spot. @type {(name: string) => boolean} */
const isNumber = (name) => /^\d{1,3}$/.test(name);

/** The marks of numbered cells. @type {(raw: unknown) => Draft["marks"]} */
function cleanMarks(raw) {
  /** @type {Draft["marks"]} */
  const marks = {};
  for (const [cell, values] of Object.entries(record(raw))) {
    const good = isNumber(cell) ? marksIn(values) : [];
    if (good.length > 0) marks[Number(cell)] = good;
  }
  return marks;
}

/** The marks of a cell, in increasing order; none if one of them is invalid. @type {(values: unknown) => number[]} */
function marksIn(values) {
  if (!Array.isArray(values) || values.length > MOST_MARKS) return [];
  if (!values.every((value) => Number.isInteger(value) && Math.abs(value) <= LARGEST_MARK)) return [];
  return [...new Set(values.map((value) => value + 0))].sort((a, b) => a - b); // no -0
}

/** @type {(move: unknown) => boolean} */
const isMove = (move) =>
  Array.isArray(move) &&
  move.length === 2 &&
  move.every((spot) => Number.isInteger(spot) && spot >= 0 && spot <= LAST_SPOT);
