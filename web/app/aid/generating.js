/** New puzzles and random grids; each takes the place of what was typed, and undo brings that back. */

import { edit } from "../draft/draft.js";
import { taskOf } from "../state/state.js";
import { startWork } from "./work.js";

/** @import { App, Draft } from "../state/state.js" */

const LARGEST_SEED = 999_999_999;

/** A whole puzzle on the board, posed to be solved. @type {(draft: Draft, givens: Record<number, string>) => void} */
export function pose(draft, givens) {
  draft.givens = { ...givens };
  draft.posed = Object.keys(givens).map(Number);
}

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
    (work, { told }) => {
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
