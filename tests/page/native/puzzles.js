/** Puzzles that several tests open. */

/** The Sudoku of Wikipedia's article, row by row. */
export const WIKIPEDIA = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const WIKIPEDIA_SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** A text with dots for empty cells, as givens of a link. @type {(text: string) => string} */
export const givens = (text) => [...text].flatMap((value, cell) => (value === "." ? [] : `${cell}:${value}`)).join(",");

/** The link to Wikipedia's example. */
export const SUDOKU = `#puzzle=sudoku&given=${givens(WIKIPEDIA)}`;
/** The same with a number mistyped. */
export const MISTYPED = SUDOKU.replace(",4:7,", ",4:4,");

/** One of the star's 960 solutions, in the order of the cells. */
export const STAR_SOLVED = [1, 2, 4, 12, 8, 10, 6, 11, 5, 3, 7, 9];
