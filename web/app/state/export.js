/** The state of exporting: a table that is being written, a worksheet. */

/** @import { CatalogPuzzle, Fault, Shown } from "../../worker/protocol.js" */

/** How many solutions of a table were fetched. @typedef {{ done: number, all: number }} Saving */
/** @typedef {{ level: string, number: number, seed: string }} SheetOptions */
/**
 * @typedef {object} Sheet
 * @property {CatalogPuzzle} puzzle
 * @property {Shown} shown the board that the puzzles are on
 * @property {string} level
 * @property {string} seed the seed of the first puzzle
 * @property {number} number of puzzles requested
 * @property {{ givens: Record<number, string>, values: number[] }[]} made
 * @property {Fault[]} faults why none could be made
 * @property {boolean} going
 */

/** @type {() => SheetOptions} */
export const createSheetOptions = () => ({ level: "easy", number: 6, seed: "" });
