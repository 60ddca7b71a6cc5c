/**
 * What the benchmark asks for in a browser: a function of a Python program, in Pyodide in a worker (see pyodide.js),
 * and Sudoku solvers in JavaScript on this page (see sudoku_solvers.js).
 */

import { solvers } from "./sudoku_solvers.js";

const worker = new Worker("pyodide.js", { type: "module" });

/**
 * The result of a function in a Python program, by its source text; what is given and what comes back are plain data.
 * @type {(source: string, name: string, given: unknown) => Promise<unknown>}
 */
function python(source, name, given) {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(JSON.parse(data.result)));
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage({ source, name, given: JSON.stringify(given) });
  });
}

/**
 * Grids and seconds for each puzzle. Rejects when they take longer than the limit (looked at between two puzzles).
 * @type {(name: string, puzzles: string[], limit: number) => { grids: string[], seconds: number[] }}
 */
function javascript(name, puzzles, limit) {
  const solve = solvers[name];
  const end = performance.now() + limit * 1000;
  const [grids, seconds] = [[], []];
  for (const puzzle of puzzles) {
    const began = performance.now();
    grids.push(solve(puzzle));
    const done = performance.now();
    seconds.push((done - began) / 1000);
    if (done > end) throw new Error(`not done in ${limit} s: ${grids.length} of ${puzzles.length} puzzles`);
  }
  return { grids, seconds };
}

Object.assign(globalThis, { ways: { python, javascript } });
