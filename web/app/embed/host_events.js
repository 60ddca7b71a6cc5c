/** Events for the host: the state, solutions, and the end of a search. They contain no element of the page. */

import { boardText } from "../board/index.js";
import { isAlive } from "../engine/index.js";
import { cellCount, isSolved, lapsOf, lineIn, positionOf, shelfOf, solution, valuesIn } from "../state/index.js";
import { faultsOf } from "./frame_state.js";
import { post } from "./post.js";
import { statusOf } from "./status.js";

/** @import { State } from "../state/state.js" */
/** @import { Frame } from "./frame_state.js" */
/** @import { Search } from "../engine/jobs.js" */

/** Milliseconds between two reports of the state. */
const PACE = 100;

/** Queue: sends the next report. @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Reports the faults in the options to the author of the page. @type {(frame: Frame) => void} */
export function postFaults(frame) {
  const faults = faultsOf(frame);
  postNew(frame, "amiss", JSON.stringify(faults), () => ({ faults }));
}

/** Reports everything that has changed since the last report. @type {(frame: Frame) => void} */
export function postState(frame) {
  const { state } = frame.app;
  clearTimeout(timer);
  if (performance.now() < frame.due) timer = setTimeout(() => postState(frame), PACE);
  else {
    frame.due = performance.now() + PACE;
    postNew(frame, "state", JSON.stringify(statusOf(frame)), () => statusOf(frame));
  }
  const shown = solutionNow(state);
  if (shown) postNew(frame, "solution", shown.key, () => shown.fields);
  const { run, race } = state;
  if (run && isOver(run) && !isFetching(state)) postEnd(frame, "search", run);
  if (race.search && isOver(race.search)) postEnd(frame, "race", race.search);
}

/** Whether it ended or was stopped; a released search did neither. @type {(search: Search) => boolean} */
const isOver = (search) =>
  search.progress !== null && !isAlive(search) && (!search.lost || search.progress.state === "done");

/** Whether the solution for the board is still to come: it is reported first. @type {(state: State) => boolean} */
const isFetching = ({ run, view }) =>
  run !== null && !run.lost && view.kind === "solution" && !solution(shelfOf(run).gallery, view.number);

/** @type {(frame: Frame, what: "search" | "race", search: Search) => void} */
function postEnd(frame, what, search) {
  postNew(frame, `finished ${what}`, String(search.job), () => ending(frame.app.state, what, search));
}

/** @type {(frame: Frame, what: string, key: string, fields: () => object) => void} */
function postNew({ posted }, what, key, fields) {
  if (posted[what] === key) return;
  posted[what] = key;
  post(/** @type {string} */ (what.split(" ")[0]), fields());
}

/** The solution on the board. @type {(state: State) => { key: string, fields: object } | null} */
function solutionNow(state) {
  const { run, view, draft } = state;
  if (run && view.kind === "solution") {
    const found = solution(shelfOf(run).gallery, view.number);
    if (!found) return null;
    const of = { number: view.number + 1 };
    const line = lineIn(found);
    const fields = line
      ? { ...of, values: null, moves: line.moves, states: line.states, text: line.states.at(-1) ?? "" }
      : { ...of, values: valuesIn(found), moves: null, states: null, text: boardText(state) };
    return { key: `${shelfOf(run).job} ${view.number}`, fields };
  }
  if (isSolved(state)) {
    const values = Array.from({ length: cellCount(state.shown) }, (_, cell) => Number(draft.givens[cell]));
    return {
      key: `by hand ${values}`,
      fields: { number: null, values, moves: null, states: null, text: boardText(state) },
    };
  }
  const position = view.kind === "draft" ? positionOf(state) : null;
  if (!position?.done || draft.moves.length === 0) return null;
  const fields = { number: null, values: null, moves: draft.moves, states: null, text: position.state };
  return { key: `${position.state} ${draft.moves.join(" ")}`, fields };
}

/** @type {(state: State, what: "search" | "race", search: Search) => object} */
function ending(state, what, { progress, strategy }) {
  const {
    state: end,
    solutions,
    nodes,
    cuts,
    elapsed,
    verdict,
  } = /** @type {NonNullable<typeof progress>} */ (progress);
  const laps = what === "race" ? lapsOf(state) : [];
  return { what, state: end, strategy, solutions, nodes, cuts, seconds: elapsed, verdict, laps };
}
