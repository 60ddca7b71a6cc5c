/** What the host hears: how things stand, solutions, and the end of a search. It hears of no element of the page. */

import { boardText } from "../board/index.js";
import { isAlive } from "../engine/index.js";
import { lineNow } from "../moves/index.js";
import { lapsOf, positionOf, solution } from "../state/index.js";
import { faultsOf } from "./frame.js";
import { tell } from "./posting.js";
import { standing } from "./standing.js";

/** @import { State } from "../state/state.js" */
/** @import { Frame } from "./frame.js" */
/** @import { Search } from "../engine/jobs.js" */

/** Milliseconds between two words of how things stand. */
const PACE = 100;

/** What was told last, by type. @type {Record<string, string>} */
const told = { amiss: "[]" };
let due = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Tells the author of the page what is wrong with what was asked for. @type {(frame: Frame) => void} */
export function tellFaults(frame) {
  const faults = faultsOf(frame);
  tellNew("amiss", JSON.stringify(faults), () => ({ faults }));
}

/** Tells whatever has changed since the last time. @type {(frame: Frame) => void} */
export function tellHow(frame) {
  const { state } = frame.app;
  clearTimeout(timer);
  if (performance.now() < due) timer = setTimeout(() => tellHow(frame), PACE);
  else {
    due = performance.now() + PACE;
    tellNew("state", JSON.stringify(standing(frame)), () => standing(frame));
  }
  const shown = solutionNow(state);
  if (shown) tellNew("solution", shown.key, () => shown.fields);
  for (const what of /** @type {const} */ (["search", "race"])) {
    const search = what === "search" ? state.run : state.race.search;
    if (search?.progress && !search.lost && !isAlive(search))
      tellNew(`finished ${what}`, String(search.job), () => ending(state, what, search));
  }
}

/** @type {(what: string, key: string, fields: () => object) => void} */
function tellNew(what, key, fields) {
  if (told[what] === key) return;
  told[what] = key;
  tell(/** @type {string} */ (what.split(" ")[0]), fields());
}

/** The solution that is on the board. @type {(state: State) => { key: string, fields: object } | null} */
function solutionNow(state) {
  const { run, view, draft } = state;
  const text = () => boardText(state);
  if (run && view.kind === "solution") {
    const found = solution(run.gallery, view.number);
    if (!found) return null;
    const values = Array.isArray(found) ? found : null;
    if (!values && !lineNow(state)) return null;
    const fields = { number: view.number + 1, values, text: text() };
    return { key: `${run.job} ${view.number}`, fields };
  }
  const position = view.kind === "draft" ? positionOf(state) : null;
  if (!position?.done || draft.moves.length === 0) return null;
  return { key: position.state, fields: { number: null, values: null, text: text() } };
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
  const laps = what === "race" ? lapsOf(state.race) : [];
  return { what, state: end, strategy, solutions, nodes, cuts, seconds: elapsed, verdict, laps };
}
