/** New puzzles and random grids; each takes the place of what was typed, and undo brings that back. */

import { edit, pose } from "../draft/index.js";
import { taskOf } from "../state/index.js";
import { startWork } from "./work.js";

/** @import { App } from "../state/state.js" */

const LARGEST_SEED = 999_999_999;

/** @type {(app: App) => void} */
export function makePuzzle(app) {
  const { state } = app;
  const wish = { ...state.aid.wish, seed: seedOf(state.aid.wish.seed) };
  const task = { ...taskOf(state), givens: {} };
  let posed = false;
  startWork(
    app,
    "making",
    "generate",
    wish,
    (_work, { told }) => {
      if (!told?.givens || posed) return;
      posed = true;
      const { givens } = told;
      edit(app, (draft) => pose(Object.assign(draft, { options: { ...task.options } }), givens));
    },
    task,
  );
}

/** Fills the board at random, round what stands there. @type {(app: App) => void} */
export function makeGrid(app) {
  const { aid } = app.state;
  startWork(app, "making", "random", { seed: seedOf(aid.wish.seed) }, ({ task }, { told }) => {
    const givens = told?.givens;
    if (givens) edit(app, (draft) => Object.assign(draft, { options: { ...task.options }, givens }));
  });
}

/** The seed typed, or one at random. @type {(typed: string) => string} */
const seedOf = (typed) => typed.trim() || String(Math.floor(Math.random() * (LARGEST_SEED + 1)));
