/** Notes beside the numbers: pencil marks and colours; and locked numbers. */

import { edit, fill, putMarks } from "./draft.js";

/** @import { App } from "../state/state.js" */

/** Pencils a value into a cell, or removes it; `instead` of another one that was pencilled on the way to it. @type {(app: App, cell: number, value: number, instead?: number) => void} */
export const toggleMark = (app, cell, value, instead) =>
  fill(app, (draft) => {
    const marks = new Set(draft.marks[cell]);
    if (instead !== undefined && !marks.delete(instead)) marks.add(instead);
    if (!marks.delete(value)) marks.add(value);
    putMarks(
      draft,
      cell,
      [...marks].sort((a, b) => a - b),
    );
  });

/** @type {(app: App, cell: number) => void} */
export const clearMarks = (app, cell) => fill(app, (draft) => putMarks(draft, cell, []));

/** Colours a spot; with the colour that it has it becomes plain again. @type {(app: App, spot: number, colour: number) => void} */
export const toggleColour = (app, spot, colour) =>
  fill(app, (draft) => {
    if (draft.colours[spot] === colour) delete draft.colours[spot];
    else draft.colours[spot] = colour;
  });

/** Locks all values, as the puzzle to be solved. @type {(app: App) => void} */
export const lock = (app) =>
  edit(app, (draft) => {
    draft.posed = Object.keys(draft.givens).map(Number);
    draft.entered = draft.posed.length === 0 ? false : null;
  });

/** Unlocks every value: those of the puzzle are to be typed. @type {(app: App) => void} */
export const unlock = (app) =>
  edit(app, (draft) => {
    draft.posed = [];
    draft.entered = true;
  });
