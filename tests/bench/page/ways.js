/**
 * The ways of the benchmark that run in a browser. Each does its task once and gives what it counted and the
 * milliseconds from asking, on this page, to having every solution on this page. Both search in a worker.
 */

import * as MiniZinc from "../npm/minizinc/dist/minizinc.mjs";

const python = new Worker("python.js", { type: "module" });

/**
 * Our own strategy `compiled`; `size` is the number of cells.
 * @type {(task: { puzzle: string, options: object, size: number }) => Promise<object>}
 */
function ours({ puzzle, options, size }) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    python.onmessage = ({ data }) => {
      if (data.error) return reject(new Error(data.error));
      const solutions = [];
      for (let at = 0; at < data.length; at += size) solutions.push(data.subarray(at, at + size));
      resolve({ count: solutions.length, ms: performance.now() - began });
    };
    python.onerror = (event) => reject(new Error(event.message));
    python.postMessage({ puzzle, options: JSON.stringify(options) });
  });
}

const ready = MiniZinc.init({
  workerURL: new URL("../npm/minizinc/dist/minizinc-worker.js", import.meta.url).href,
  wasmURL: new URL("../npm/minizinc/dist/minizinc.wasm", import.meta.url).href,
  dataURL: new URL("../npm/minizinc/dist/minizinc.data", import.meta.url).href,
});

/** Gecode compiled to wasm. @type {(task: { size: number, lines: number[][], total: number }) => Promise<object>} */
async function gecode({ size, lines, total }) {
  await ready;
  const model = new MiniZinc.Model();
  model.addString(`
    include "alldifferent.mzn";
    array[0..${size - 1}] of var 1..${size}: x;
    constraint alldifferent(x);
    ${lines.map((line) => `constraint ${line.map((cell) => `x[${cell}]`).join(" + ")} = ${total};`).join("\n")}
    solve satisfy;
  `);
  const began = performance.now();
  const solutions = [];
  const solve = model.solve({ options: { solver: "gecode", "all-solutions": true } });
  solve.on("solution", (event) => solutions.push(event.output.json.x));
  const { status } = await solve;
  const ms = performance.now() - began;
  if (status !== "ALL_SOLUTIONS") throw new Error(`MiniZinc ended with ${status}`);
  return { count: solutions.length, ms };
}

Object.assign(globalThis, { ways: { ours, gecode } });
