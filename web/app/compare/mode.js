/** Entering Compare, which starts two strategies at once, and leaving it. */

import { isOneColumn } from "../dom/screen.js";
import { isGoing, takesOrders } from "../engine/index.js";
import { beginWhole, choose, goOnWhole } from "../search/index.js";
import {
  bestWatched,
  comparable,
  createTreePanel,
  hasFrontier,
  isOpen,
  isOutdated,
  modeOf,
  treeStrategies,
  turnComparing,
} from "../state/index.js";
import { stopBeside } from "../tree/index.js";

/** @import { App, State } from "../state/state.js" */

/** Opens the panels and starts two trees in them. @type {(app: App) => void} */
export function enterCompare(app) {
  turnComparing(app.state, true);
  app.state.compared = true;
  growBoth(app);
  app.draw();
}

/** Starts the trees again after another puzzle was put on the board. @type {(app: App) => void} */
export function growAnew(app) {
  if (modeOf(app.state) === "compare" && isOpen(app.state, "tree")) growBoth(app);
}

/** Grows the tree of the chosen strategy, or of the best that reports its steps, and a second one. @type {(app: App) => void} */
function growBoth(app) {
  const { state } = app;
  const first = comparable(state)?.name;
  if (first === undefined) return;
  const { beside, twin } = state.tree;
  if (beside === "") state.tree = createTreePanel(secondFor(state, first), true);
  else if (!twin || isOutdated(state, twin)) state.tree.awaited = true;
  growFirst(app, first);
}

/**
 * Grows the tree of a strategy, unless it exists. Another search that was started is resumed instead, but not one that
 * goes level by level.
 * @type {(app: App, name: string) => void}
 */
function growFirst(app, name) {
  const { state } = app;
  const { run } = state;
  if (run && takesOrders(run) && !hasFrontier(state, run.strategy)) {
    if (run.strategy === name && !isGoing(run)) goOnWhole(app);
    return;
  }
  choose(app, name);
  if (state.faults.length > 0) return; // the faults are shown where they occur
  const isThere = run && run.strategy === name && !isOutdated(state, run) && run.tape.end > 0 && !run.sampled;
  if (isThere) return;
  beginWhole(app);
  stayAtTrees(state);
}

/**
 * In one column the player appears between board and trees once a search starts. If the search waits for Python,
 * visible trees stay in view.
 * @type {(state: State) => void}
 */
function stayAtTrees(state) {
  const { wanted } = state;
  if (!wanted) return;
  state.wanted = () => {
    const top = document.getElementById("panel-tree")?.getBoundingClientRect().top ?? -1;
    wanted();
    if (isOneColumn() && top >= 0 && top < innerHeight) state.sought = "panel-tree";
  };
}

/**
 * The strategy to compare with: the plainest that cuts at all, which is the second; for that one the best. "" for none.
 * @type {(state: State, name: string) => string}
 */
function secondFor(state, name) {
  const [plainest, cutting] = treeStrategies(state);
  const pair = [cutting, bestWatched(state), plainest];
  return pair.find((strategy) => strategy && strategy.name !== name)?.name ?? "";
}

/** Closes the panels. The second search ends, since nothing shows it any more, and an action that waits for Python is dropped. @type {(app: App) => void} */
export function leaveCompare(app) {
  const { state } = app;
  turnComparing(state, false);
  state.compared = false;
  state.wanted = null;
  state.tree.awaited = false;
  stopBeside(app);
  app.draw();
}
