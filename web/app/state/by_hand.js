/**
 * Solving by hand: the owners of the values on the board, and the end of the game.
 *
 * posed     values of the puzzle itself, which are locked while it is played
 * own       values entered by the user who solves it
 * entering  typing the values of a puzzle; otherwise the user plays it
 * rest      the value of a cell that stays empty, if cells have two values and only one of them is drawn
 */

import { cellCount } from "./task.js";

/** @import { CatalogPuzzle, Option, Shown } from "../../worker/protocol.js" */
/** @import { Draft, State } from "./state.js" */

/** A puzzle with its draft, or all of the state. @typedef {{ puzzle: CatalogPuzzle, draft: Draft }} Played */

/** Whether a puzzle needs no values: it has clues, or pieces are put on its board. @type {(played: Played) => boolean} */
export function isPuzzleItself({ puzzle: { abilities, options, shown }, draft }) {
  const { labels = [], spots = [] } = shown?.drawing ?? {};
  const isClued = abilities.includes("batch") && options.some((each) => isTyped(each, draft)); // its default board has none
  return isClued || abilities.includes("clues") || labels.length > 0 || spots.some(({ value }) => value !== null);
}

/** Whether a line of clues was typed. @type {(option: Option, draft: Draft) => boolean} */
const isTyped = ({ kind, name, default: usual }, { options }) => kind === "line" && (options[name] ?? usual) !== usual;

/** Whether the values of a puzzle are being typed, so that none is posed yet. @type {(played: Played) => boolean} */
export const isEntering = (played) =>
  played.draft.posed.length === 0 && (played.draft.entered ?? !isPuzzleItself(played));

/** The cells filled in by solving. @type {(played: Played) => number[]} */
export function filledCells(played) {
  if (isEntering(played)) return [];
  const { posed, givens } = played.draft;
  return Object.keys(givens)
    .map(Number)
    .filter((cell) => !posed.includes(cell));
}

/** The cells that certainly are no part of the puzzle: with no posed values and no clues, values on the board could be. @type {(state: State) => number[]} */
export const addedCells = (state) =>
  state.draft.posed.length === 0 && state.shown.drawing.labels.length === 0 ? [] : filledCells(state);

/** @type {WeakMap<Shown, number | null>} */
const rests = new WeakMap();

/** The value of empty cells; null if there is none. @type {(shown: Shown) => number | null} */
export function restOf(shown) {
  const known = rests.get(shown);
  if (known !== undefined) return known;
  const rest = findRest(shown);
  rests.set(shown, rest);
  return rest;
}

/** @type {(shown: Shown) => number | null} */
function findRest({ values = [], drawing: { spots } }) {
  const drawn = spots[0]?.value ?? null;
  const isOne = drawn !== null && values.length === 2 && spots.every(({ value }) => value === drawn);
  return isOne ? (values.find((value) => value !== drawn) ?? null) : null;
}

/** The values on the board, with the rest value in all empty cells: the result if nothing more is drawn. @type {(state: State) => Record<number, string>} */
export function wholeGivens({ draft, shown }) {
  const rest = restOf(shown);
  if (rest === null) return draft.givens;
  const empty = Array.from({ length: cellCount(shown) }, (_, cell) => [cell, String(rest)]);
  return { ...Object.fromEntries(empty), ...draft.givens };
}

/** Whether the whole board was filled in by hand, and is correct. @type {(state: State) => boolean} */
export const isSolved = (state) =>
  isComplete(state) && state.aid.revealed !== keyOf({ ...state.draft, givens: wholeGivens(state) });

/** Whether everything to be filled in is filled in correctly. @type {(state: State) => boolean} */
export function isComplete({ draft, shown, faults, aid, view, puzzle, stale }) {
  if (puzzle.kind !== "placement" || view.kind !== "draft" || stale || faults.length > 0) return false;
  const filled = Object.keys(draft.givens).length;
  if (filled <= draft.posed.length) return false;
  return aid.fits === keyOf(draft) || (filled === cellCount(shown) && aid.checked === keyOf(draft));
}

/** The key of a task, which shows whether a result is still valid. @type {(draft: Pick<Draft, "options" | "givens">) => string} */
export const keyOf = ({ options, givens }) => JSON.stringify([options, givens]);
