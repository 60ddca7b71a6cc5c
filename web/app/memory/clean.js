/** A draft out of anything at all: what a browser kept, or a link brought, may have been written by a stranger. */

import { emptyDraft, LONGEST } from "../state/index.js";

/** @import { CatalogPuzzle } from "../../worker/protocol.js" */
/** @import { Draft } from "../state/state.js" */

const LONGEST_TEXT = 2000;
/** Moves of a game, and the number of the last spot that one can name. */
const MOST_MOVES = 5000;
const LAST_SPOT = 511;

/** Its fields, if it is something with fields. @type {(value: unknown) => Record<string, unknown>} */
export const record = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? /** @type {Record<string, unknown>} */ (value)
    : {};

/**
 * Known options, numbered cells, a strategy of this puzzle, a text and moves from spot to spot; the rest is left out.
 * @type {(puzzle: CatalogPuzzle, raw: unknown) => Draft}
 */
export function cleanDraft(puzzle, raw) {
  const { options, givens, posed, strategy, start, moves } = record(raw);
  const draft = emptyDraft(puzzle);
  for (const [name, typed] of Object.entries(record(options))) {
    const known = puzzle.options.some((option) => option.name === name);
    if (known && typeof typed === "string" && typed.length <= LONGEST_TEXT) draft.options[name] = typed;
  }
  for (const [cell, typed] of Object.entries(record(givens))) {
    if (/^\d{1,3}$/.test(cell) && typeof typed === "string" && /^\S+$/.test(typed) && typed.length <= LONGEST) {
      draft.givens[Number(cell)] = typed;
    }
  }
  if (Array.isArray(posed))
    draft.posed = [...new Set(posed)].filter((cell) => typeof cell === "number" && Object.hasOwn(draft.givens, cell));
  if (typeof start === "string" && start.length <= LONGEST_TEXT) draft.start = start;
  if (Array.isArray(moves) && moves.length <= MOST_MOVES && moves.every(isMove)) draft.moves = moves;
  if (typeof strategy === "string" && puzzle.strategies.includes(strategy)) draft.strategy = strategy;
  return draft;
}

/** @type {(move: unknown) => boolean} */
const isMove = (move) =>
  Array.isArray(move) &&
  move.length === 2 &&
  move.every((spot) => Number.isInteger(spot) && spot >= 0 && spot <= LAST_SPOT);
