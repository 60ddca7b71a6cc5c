/** What the host hears: how things stand, solutions, and the end of a search. It hears of no element of the page. */

import { boardText } from "../board/index.js";
import { isAlive } from "../engine/index.js";
import { lineNow } from "../moves/index.js";
import { lapsOf, positionOf, solution } from "../state/index.js";
import { tell } from "./posting.js";

/** @import { State } from "../state/state.js" */
/** @import { Search } from "../engine/jobs.js" */

/** Milliseconds between two words of how things stand. */
const PACE = 100;

/** What was told last, by type. @type {Record<string, string>} */
const told = {};
let due = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Tells whatever has changed since the last time. @type {(state: State) => void} */
export function tellHow(state) {
  clearTimeout(timer);
  if (performance.now() < due) timer = setTimeout(() => tellHow(state), PACE);
  else {
    due = performance.now() + PACE;
    tellNew("state", JSON.stringify(standing(state)), () => standing(state));
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

/** @type {(state: State) => object} */
function standing({ loading, run, faults }) {
  const { nodes = 0, cuts = 0, solutions = 0, finished = null } = run?.progress ?? {};
  const search = run?.stage === "opening" && !run.lost ? "opening" : (run?.progress?.state ?? "none");
  const [at, end] = [run?.at ?? 0, run?.tape.end ?? 0];
  const words = faults.map((fault) => fault.words);
  return { python: loading.stage, search, nodes, cuts, solutions, finished, at, end, faults: words };
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
