/** The state of exporting: a table that is being written, a worksheet. */

/** @import { CatalogPuzzle, Drawing, Fault, Shown, Text } from "../../worker/protocol.js" */

/** How many solutions of a table were fetched. @typedef {{ done: number, all: number }} Saving */
/**
 * @typedef {object} SheetOptions
 * @property {"new" | "board" | "list"} source new puzzles, the one on the board, or those of the batch
 * @property {string} level
 * @property {number} number
 * @property {string} givens how many numbers are printed in each puzzle, as typed; "" for as many as it has
 * @property {string} seed
 * @property {boolean} reasons whether every answer comes with its steps
 */
/** @typedef {{ drawing: Drawing, givens: Record<number, string>, values: number[], reasons: Text[] }} SheetPuzzle */
/**
 * @typedef {object} Sheet
 * @property {CatalogPuzzle} puzzle
 * @property {string} options of the board, as JSON
 * @property {Shown} shown the board that the puzzles are on, or one of the same size with other clues
 * @property {"levels" | "clueLevels" | null} scale of the level
 * @property {string} level
 * @property {string | null} seed the seed of the first puzzle, if they are new
 * @property {number} number of puzzles requested
 * @property {number | null} givens how many numbers each puzzle is to have; null for as many as it has
 * @property {boolean} misread whether what was typed is no such number
 * @property {number | null} fewest the fewest givens of the puzzles that have more than that
 * @property {number} passed how many puzzles have more
 * @property {number} repeated how many are the same as others
 * @property {boolean} eased whether numbers were added, so that the puzzles may be easier than the level says
 * @property {SheetPuzzle[]} made
 * @property {number} refused how many have no solution, or more than one
 * @property {Fault[]} faults why none could be made
 * @property {boolean} going
 */

/** @type {() => SheetOptions} */
export const createSheetOptions = () => ({
  source: "new",
  level: "easy",
  number: 6,
  givens: "",
  seed: "",
  reasons: false,
});
