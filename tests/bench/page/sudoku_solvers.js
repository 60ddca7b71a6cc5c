/**
 * Sudoku solvers on npm: each takes 81 characters (. for a blank) and gives the digits of its first solution, "" when
 * it says that there is none.
 *
 * What a library needs for every puzzle (the rows of the exact cover, its memory) is made once, outside the clock.
 */

import { createSudokuBoardData, SudokuSolver } from "@algorithm.ts/sudoku";

const dlxlib = await commonModule("dlxlib/lib/index.js");
const sudoku = await commonModule("sudoku/dist-web/index.js");

/** What a CommonJS module without imports exports. @type {(path: string) => Promise<any>} */
async function commonModule(path) {
  const response = await fetch(new URL(`../npm/${path}`, import.meta.url));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const module = { exports: {} };
  new Function("module", "exports", await response.text())(module, module.exports);
  return module.exports;
}

/** For each cell and digit what it covers of 324: the cell, its digit in the row, the column, the box. */
const rows = Array.from({ length: 729 }, (_, candidate) => {
  const [cell, digit] = [Math.floor(candidate / 9), candidate % 9];
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
  const covered = new Array(324).fill(0);
  for (const what of [cell, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * box + digit]) covered[what] = 1;
  return covered;
});

/** By exact cover, each solution a list of row numbers. @type {(puzzle: string) => string} */
function byDlxlib(puzzle) {
  const candidates = [];
  for (let cell = 0; cell < 81; cell++) {
    const given = puzzle[cell];
    for (let digit = 0; digit < 9; digit++) {
      if (given === "." || Number(given) === digit + 1) candidates.push(9 * cell + digit);
    }
  }
  const matrix = candidates.map((candidate) => rows[candidate]);
  const [found] = dlxlib.solve(matrix, null, null, 1);
  if (!found) return "";
  const digits = new Array(81);
  for (const number of found) digits[Math.floor(candidates[number] / 9)] = (candidates[number] % 9) + 1;
  return digits.join("");
}

/** Digits count from 0, null for a blank. @type {(puzzle: string) => string} */
function bySudoku(puzzle) {
  const solution = sudoku.solvepuzzle(Array.from(puzzle, (digit) => (digit === "." ? null : Number(digit) - 1)));
  return solution ? solution.map((digit) => digit + 1).join("") : "";
}

const solver = new SudokuSolver({ childMatrixWidth: 3 });
const board = createSudokuBoardData(solver.size);

/** Digits count from 0, -1 for a blank. @type {(puzzle: string) => string} */
function byAlgorithmTs(puzzle) {
  const givens = Array.from(puzzle, (digit) => (digit === "." ? -1 : Number(digit) - 1));
  return solver.solve(givens, board) ? board.map((digit) => digit + 1).join("") : "";
}

export const solvers = { dlxlib: byDlxlib, sudoku: bySudoku, "@algorithm.ts/sudoku": byAlgorithmTs };
