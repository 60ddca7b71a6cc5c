/** The user's notes as statements: the values that they exclude from a cell. */

import { restOf } from "./by_hand.js";
import { cellCount } from "./task.js";

/** @import { Mark } from "../../worker/protocol.js" */
/** @import { State } from "./state.js" */

/** Whether there are pencil marks anywhere. @type {(state: Pick<State, "draft">) => boolean} */
export const isNoted = ({ draft }) => [draft.marks, draft.centred].some((all) => Object.keys(all).length > 0);

/** Whether the user places pieces instead of typing values. @type {(state: Pick<State, "shown">) => boolean} */
export const isOfPieces = ({ shown }) => shown.drawing.spots.some(({ value }) => value !== null);

/**
 * The values that the user has excluded: crossed-out ones; in a cell with centre marks, all others; and once every empty
 * cell has notes, all values in none of them. Until then corner notes may only say where a value can go.
 * @type {(state: Pick<State, "shown" | "draft">) => Mark[]}
 */
export function excludedByNotes(state) {
  const { shown, draft } = state;
  const { marks, centred, givens } = draft;
  const values = shown.values ?? [];
  const empty = Array.from({ length: cellCount(shown) }, (_, cell) => cell).filter((cell) => !(cell in givens));
  if (isOfPieces(state)) return restOf(shown) === null ? empty.flatMap((cell) => pairs(cell, marks[cell] ?? [])) : [];
  const isWhole = empty.every((cell) => marks[cell] || centred[cell]);
  return empty.flatMap((cell) => {
    const noted = [...(centred[cell] ?? []), ...((isWhole && marks[cell]) || [])];
    return noted.length === 0
      ? []
      : pairs(
          cell,
          values.filter((value) => !noted.includes(value)),
        );
  });
}

/** @type {(cell: number, values: number[]) => Mark[]} */
const pairs = (cell, values) => values.map((value) => [cell, value]);
