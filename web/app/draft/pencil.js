/** Notes beside the numbers: pencil marks and colours; and locked numbers. */

import { edit, fill, putMarks } from "./draft.js";

/** @import { App } from "../state/state.js" */

/**
 * Pencils a value, with this kind of marks, into the empty ones of some cells, or removes it if all of them have it;
 * `instead` replaces another mark that was typed on the way to it.
 * @type {(app: App, kind: "marks" | "centred", cells: number[], value: number, instead?: number) => void}
 */
export const toggleMark = (app, kind, cells, value, instead) =>
  fill(app, (draft) => {
    const empty = cells.filter((cell) => draft.givens[cell] === undefined);
    for (const each of instead === undefined ? [value] : [instead, value]) {
      const goes = empty.every((cell) => draft[kind][cell]?.includes(each));
      for (const cell of empty) {
        const others = (draft[kind][cell] ?? []).filter((mark) => mark !== each);
        putMarks(draft[kind], cell, goes ? others : [...others, each].sort((a, b) => a - b));
      }
    }
  });

/** @type {(app: App, kind: "marks" | "centred", cells: number[]) => void} */
export const clearMarks = (app, kind, cells) =>
  fill(app, (draft) => {
    for (const cell of cells) putMarks(draft[kind], cell, []);
  });

/** Puts marks of this kind into every empty cell, replacing its previous ones. @type {(app: App, kind: "marks" | "centred", noted: number[][]) => void} */
export const fillInMarks = (app, kind, noted) =>
  fill(app, (draft) => {
    for (const [cell, marks] of noted.entries()) if (!(cell in draft.givens)) putMarks(draft[kind], cell, marks);
  });

/** Leaves only these marks in the empty cells; returns how many were removed. @type {(app: App, possible: number[][]) => number} */
export function cleanUpMarks(app, possible) {
  let gone = 0;
  fill(app, (draft) => {
    for (const all of [draft.marks, draft.centred])
      for (const [cell, marks] of Object.entries(all)) {
        const left = marks.filter((mark) => possible[Number(cell)]?.includes(mark));
        gone += marks.length - left.length;
        putMarks(all, Number(cell), left);
      }
  });
  return gone;
}

/** Colours spots; if all of them have the colour it is removed. @type {(app: App, spots: number[], colour: number) => void} */
export const colourSpots = (app, spots, colour) =>
  fill(app, (draft) => {
    const goes = spots.every((spot) => draft.colours[spot] === colour);
    for (const spot of spots) {
      if (goes) delete draft.colours[spot];
      else draft.colours[spot] = colour;
    }
  });

/** @type {(app: App, spots: number[]) => void} */
export const clearColours = (app, spots) =>
  fill(app, (draft) => {
    for (const spot of spots) delete draft.colours[spot];
  });

/** Locks all values, as the puzzle to be solved. @type {(app: App) => void} */
export const lock = (app) =>
  edit(app, (draft) => {
    draft.posed = Object.keys(draft.givens).map(Number);
    draft.entered = draft.posed.length === 0 ? false : null;
  });

/** Unlocks every value, so that those of the puzzle can be typed. @type {(app: App) => void} */
export const unlock = (app) =>
  edit(app, (draft) => {
    draft.posed = [];
    draft.entered = true;
  });
