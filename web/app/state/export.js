/** The state of exporting: a table being written, a worksheet. */

/** @import { CatalogPuzzle, Drawing, Fault, Shown, Text } from "../../worker/protocol.js" */

/** The number of solutions of a table that were fetched. @typedef {{ done: number, all: number }} Saving */
/**
 * @typedef {object} SheetOptions
 * @property {"new" | "board" | "list"} source new puzzles, the one on the board, or those of the batch
 * @property {string} level
 * @property {number} number
 * @property {string} givens the number of givens printed in each puzzle, as typed; "" for all of them
 * @property {string} seed
 * @property {boolean} reasons whether every answer comes with its steps
 */
/** @typedef {{ drawing: Drawing, givens: Record<number, string>, values: number[], reasons: Text[] }} SheetPuzzle */
/**
 * @typedef {object} Sheet
 * @property {CatalogPuzzle} puzzle
 * @property {string} options of the board, as JSON
 * @property {Shown} shown the board of the puzzles, or one of the same size with other clues
 * @property {"levels" | "clueLevels" | null} scale of the level
 * @property {string} level
 * @property {string | null} seed the seed of the first puzzle, if they are new
 * @property {number} number of puzzles requested
 * @property {number | null} givens the number of givens of each puzzle; null for all of them
 * @property {boolean} misread whether the input is not such a number
 * @property {number | null} fewest the fewest givens of the puzzles with more than that
 * @property {number} passed the number of puzzles with more
 * @property {number} repeated the number of puzzles that are the same as others
 * @property {boolean} eased whether givens were added, so that the puzzles may be easier than their level
 * @property {SheetPuzzle[]} made
 * @property {number} refused the number of puzzles with no solution, or more than one
 * @property {Fault[]} faults the reasons why none could be made
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
