/** The status of a frame: Python, the search, the moment on the board, and all faults. */

import { draftText } from "../board/index.js";
import { isSolved, positionOf } from "../state/index.js";
import { faultsOf, isBarred } from "./frame_state.js";

/** @import { State } from "../state/state.js" */
/** @import { Frame } from "./frame_state.js" */

/** @type {(frame: Frame) => Record<string, any>} */
export function statusOf(frame) {
  const { loading, run, faults } = frame.app.state;
  const { nodes = 0, cuts = 0, solutions = 0, finished = null } = run?.progress ?? {};
  const search = run?.stage === "opening" && !run.lost ? "opening" : (run?.progress?.state ?? "none");
  const [at, end] = [run?.at ?? 0, run?.tape.end ?? 0];
  const ofBoard = faults.filter(({ option }) => option === null).map((fault) => fault.words);
  return {
    python: loading.stage,
    search,
    nodes,
    cuts,
    solutions,
    finished,
    at,
    end,
    faults: isBarred(frame) ? faultsOf(frame) : [...faultsOf(frame), ...ofBoard],
    solved: isSolved(frame.app.state) || isReached(frame.app.state),
    board: frame.drawn ? draftText(frame.app.state) : "",
  };
}

/** Whether the moves led to the goal. @type {(state: State) => boolean} */
const isReached = (state) => state.draft.moves.length > 0 && positionOf(state)?.done === true;
