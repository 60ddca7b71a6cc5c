/** Entering Compare, where two strategies begin at once, and leaving it. */

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

/** Opens the panels, and two trees in them. @type {(app: App) => void} */
export function enterCompare(app) {
  turnComparing(app.state, true);
  app.state.compared = true;
  growBoth(app);
  app.draw();
}

/** Another puzzle was put on the board: in Compare its trees grow as when that is entered. @type {(app: App) => void} */
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

/** Grows the tree of a strategy, unless it is there; another search that was begun goes on instead, but not one that goes level by level. @type {(app: App, name: string) => void} */
function growFirst(app, name) {
  const { state } = app;
  const { run } = state;
  if (run && takesOrders(run) && !hasFrontier(state, run.strategy)) {
    if (run.strategy === name && !isGoing(run)) goOnWhole(app);
    return;
  }
  choose(app, name);
  if (state.faults.length > 0) return; // what is wrong is shown at its place
  const isThere = run && run.strategy === name && !isOutdated(state, run) && run.tape.end > 0 && !run.sampled;
  if (isThere) return;
  beginWhole(app);
  stayAtTrees(state);
}

/** In one column the player comes between board and trees once a search begins: if that waits for Python, trees in sight stay so. @type {(state: State) => void} */
function stayAtTrees(state) {
  const { wanted } = state;
  if (!wanted) return;
  state.wanted = () => {
    const top = document.getElementById("panel-tree")?.getBoundingClientRect().top ?? -1;
    wanted();
    if (isOneColumn() && top >= 0 && top < innerHeight) state.sought = "panel-tree";
  };
}

/** What to compare a strategy with: the plainest that cuts at all, the second in their order; that one with the best. "" if there is no other. @type {(state: State, name: string) => string} */
function secondFor(state, name) {
  const [plainest, cutting] = treeStrategies(state);
  const pair = [cutting, bestWatched(state), plainest];
  return pair.find((strategy) => strategy && strategy.name !== name)?.name ?? "";
}

/** Closes the panels; the second search ends, since nothing shows it any more, and what waits for Python is dropped. @type {(app: App) => void} */
export function leaveCompare(app) {
  const { state } = app;
  turnComparing(state, false);
  state.compared = false;
  state.wanted = null;
  state.tree.awaited = false;
  stopBeside(app);
  app.draw();
}
