/** How things stand in a frame: Python, the search, the moment on the board, and all that is wrong. */

import { faultsOf } from "./frame.js";

/** @import { Frame } from "./frame.js" */

/** @type {(frame: Frame) => Record<string, any>} */
export function standing(frame) {
  const { loading, run, faults } = frame.app.state;
  const { nodes = 0, cuts = 0, solutions = 0, finished = null } = run?.progress ?? {};
  const search = run?.stage === "opening" && !run.lost ? "opening" : (run?.progress?.state ?? "none");
  const [at, end] = [run?.at ?? 0, run?.tape.end ?? 0];
  const ofCells = faults.filter(({ option }) => option === null).map((fault) => fault.words);
  return {
    python: loading.stage,
    search,
    nodes,
    cuts,
    solutions,
    finished,
    at,
    end,
    faults: [...faultsOf(frame), ...ofCells],
  };
}
