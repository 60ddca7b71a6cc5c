/**
 * The feedback after a move by hand: whether the shortest game is still possible, and at the end how short it could have
 * been. It is computed in the background; if that takes long nothing is shown.
 *
 * total   the number of moves of a game: those made and the fewest left. Infinity if it can no longer be solved, null if
 *         that is not known in time
 */

import { closeSearch, createSearch, runSearch } from "../engine/index.js";
import { positionOf, taskOf } from "../state/index.js";
import { words } from "../words/index.js";
import { recall } from "./known.js";

/** @import { MadeMove, Progress, Task } from "../../worker/protocol.js" */
/** @import { App, Lang, State } from "../state/state.js" */

/** Seconds of work after which nothing is shown. */
export const LATE = 2;

/** Computes the totals of the game at its start and now; an earlier computation is dropped. @type {(app: App) => Promise<void>} */
export async function weigh(app) {
  const { state } = app;
  const { play } = state;
  closeSearch(app, play.weighing);
  play.weighing = null;
  const task = taskOf(state);
  const game = JSON.stringify([task.options, task.start]);
  if (play.totals.game !== game) play.totals = { game, after: new Map() };
  const { after } = play.totals;
  if (task.moves.length === 0) return;
  const here = positionOf(state)?.done ? 0 : recall(state)?.left;
  if (here !== undefined) after.set(keyOf(task.moves), task.moves.length + here);
  for (const moves of [[], task.moves]) {
    if (after.has(keyOf(moves))) continue;
    const left = await movesLeft(app, { ...task, moves });
    after.set(keyOf(moves), left === null ? null : moves.length + left);
    app.draw();
  }
}

/** The feedback on the last move; "" if there is none. @type {(state: State, lang: Lang) => string} */
export function quietWord({ draft: { moves }, play }, lang) {
  const w = words(lang);
  const totals = moves.map((_, made) => play.totals.after.get(keyOf(moves.slice(0, made))));
  const before = totals.findLast((total) => typeof total === "number");
  const now = play.totals.after.get(keyOf(moves));
  if (typeof now !== "number" || before === undefined || before === null || before === Infinity) return "";
  if (now === Infinity) return w.deadEnd;
  return now === before ? w.stillShortest(now - moves.length) : w.worse(now - before, now);
}

/** The fewest moves from the start of the game, if known. @type {(state: State) => number | null} */
export const bestOf = ({ play }) => play.totals.after.get(keyOf([])) ?? null;

/** @type {(moves: MadeMove[]) => string} */
const keyOf = (moves) => JSON.stringify(moves);

/** The fewest moves left; never resolves if it is dropped. @type {(app: App, task: Task) => Promise<number | null>} */
function movesLeft(app, task) {
  const { play } = app.state;
  const search = createSearch(task, "best");
  play.weighing = search;
  return new Promise((resolve) => {
    const end = (/** @type {number | null} */ left) => {
      closeSearch(app, search);
      if (play.weighing === search) play.weighing = null;
      resolve(left);
    };
    const report = (/** @type {Progress} */ progress) => {
      const left = leftOf(progress);
      if (left !== undefined) end(left);
      else if (progress.elapsed > LATE || progress.state === "done") end(null);
    };
    runSearch(app, search, { report, lose: () => end(null) }).then((answer) => {
      if (answer?.type === "refused") end(null);
    });
  });
}

/** The result in the closing row; undefined before there is one. @type {(progress: Progress) => number | null | undefined} */
function leftOf({ rows }) {
  const closing = rows.at(-1);
  if (!closing || !("lines" in closing)) return undefined;
  if (closing.lines === 0) return Infinity;
  return closing.moves === null ? null : Number(closing.moves);
}
