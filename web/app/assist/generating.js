/** New puzzles, random grids and new positions; each replaces the input, which undo restores. */

import { edit, pose } from "../draft/index.js";
import { dropOutdated } from "../search/index.js";
import { levelOf, taskOf } from "../state/index.js";
import { both } from "../words/index.js";
import { startWork } from "./work.js";

/** @import { App, State } from "../state/state.js" */

/** @type {(app: App) => void} */
export function makePuzzle(app) {
  const { state } = app;
  const level = levelOf(state, state.aid.options.level);
  const options = { ...state.aid.options, level, seed: seedOf(state) };
  const task = { ...taskOf(state), givens: {} };
  let posed = false;
  startWork(
    app,
    "making",
    "generate",
    options,
    (_work, { result }) => {
      if (!result?.givens || posed) return;
      posed = true;
      const { givens, options: clued = task.options } = result;
      app.state.sought = "board";
      edit(app, (draft) => pose(Object.assign(draft, { options: { ...clued } }), givens));
      dropOutdated(app);
    },
    task,
  );
}

/** Fills the board at random around its numbers. @type {(app: App) => void} */
export function makeGrid(app) {
  startWork(app, "making", "random", { seed: seedOf(app.state) }, ({ task }, { result }) => {
    const givens = result?.givens;
    if (givens) edit(app, (draft) => pose(Object.assign(draft, { options: { ...task.options } }), givens));
  });
}

/** Makes a position that needs the requested number of moves; the game begins there. @type {(app: App) => void} */
export function makePosition(app) {
  const { state } = app;
  const { moves } = state.aid.options;
  const task = { ...taskOf(state), start: "", moves: [] };
  let begun = false;
  startWork(
    app,
    "making",
    "position",
    { moves, seed: seedOf(state) },
    ({ options }, { result }) => {
      if (!result?.start || begun) return;
      begun = true;
      const { start } = result;
      state.sought = "board"; // so that the result is announced where it is visible
      edit(app, (draft) => Object.assign(draft, { options: { ...task.options }, start, moves: [] }));
      state.notice = { words: both((w) => w.positionMade(options.moves ?? "", options.seed ?? "")), kind: "good" };
    },
    task,
  );
}

/** The seed typed, or a random one. @type {(state: State) => string} */
const seedOf = ({ aid, catalog }) =>
  aid.options.seed.trim() || String(Math.floor(Math.random() * (catalog.limits.seed + 1)));
