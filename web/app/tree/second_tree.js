/** The second strategy: the same task searched as a job of its own, with its own tape and tree. */

import { closeSearch, nextOrder, orderSearch, runSearch, stopSearch } from "../engine/index.js";
import { createRun, createSide, LISTED, seedOf } from "../state/index.js";
import { both } from "../words/index.js";
import { createTree } from "./store.js";
import { takeEvents, takeOpened } from "./telling.js";

/** @import { Listener } from "../engine/jobs.js" */
/** @import { Answer, Progress } from "../../worker/protocol.js" */
/** @import { Run } from "../state/run.js" */
/** @import { App } from "../state/state.js" */

/** Chooses the second strategy, and starts at once if possible; "" is none. @type {(app: App, name: string) => void} */
export function chooseBeside(app, name) {
  const { tree, watch } = app.state;
  closeSearch(app, tree.twin);
  Object.assign(tree, { beside: name, inWatch: watch.open, twin: null, folded: new Set(), marked: "", listed: LISTED });
  tree.sides[1] = createSide();
  if (name !== "") beginBeside(app);
  app.draw();
}

/** Starts a second strategy from a link once the first tree grows; called for every animation frame. @type {(app: App) => void} */
export function beginAwaited(app) {
  const { tree, run } = app.state;
  if (tree.awaited && run?.progress) beginBeside(app);
}

/** Starts, pauses or resumes, whichever is next. @type {(app: App) => void} */
export function toggleBeside(app) {
  const { twin } = app.state.tree;
  const next = nextOrder(twin);
  if (twin && next) orderSearch(app, twin, next);
  else beginBeside(app);
}

/** @type {(app: App) => void} */
export const stopBeside = (app) => stopSearch(app, app.state.tree.twin);

/** @type {(app: App) => Promise<void>} */
export async function beginBeside(app) {
  const { state } = app;
  const { tree: panel } = state;
  if (state.loading.stage !== "ready" || panel.beside === "") return;
  panel.awaited = false;
  const opening = openBeside(app, "run", createTree(), (twin) => listenerBeside(app, twin));
  app.draw();
  const { twin, answer } = await opening;
  if (answer?.type !== "opened" && panel.twin === twin) {
    panel.twin = null;
    if (answer?.type === "refused") {
      state.faults = answer.faults;
      state.notice = { words: both((w) => w.notBeside), kind: "bad" };
    }
  }
  app.draw();
}

/**
 * Opens the search of the second strategy in place of the previous one, with its first command, its tree and its
 * listener. An answer other than "opened" is left to the caller.
 * @type {(app: App, order: "run" | "slice", tree: Run["tree"], listener: (twin: Run) => Listener) => Promise<{ twin: Run, answer: Answer | null }>}
 */
export async function openBeside(app, order, tree, listener) {
  const { state } = app;
  const { beside: strategy, twin: before } = state.tree;
  closeSearch(app, before);
  const sampled = state.puzzle.kind === "movement";
  /** @type {Run} */
  const twin = { ...createRun(state), strategy, seed: seedOf(state, strategy), sampled, ordered: [order] };
  state.tree.twin = twin;
  const answer = await runSearch(app, twin, listener(twin));
  if (answer?.type === "opened") takeOpened(twin, answer, tree);
  return { twin, answer };
}

/** The listener of the second search. @type {(app: App, twin: Run) => Listener} */
export const listenerBeside = (app, twin) => ({
  report: (progress, events) => takeIn(app, twin, progress, events),
  lose() {
    const { tree } = app.state;
    if (!twin.progress && tree.twin === twin) tree.twin = null;
    app.draw();
  },
});

/**
 * Handles a report of the second search, which has a tally because it may become the search on the board.
 * @type {(app: App, twin: Run, progress: Progress, events: Uint32Array) => void}
 */
function takeIn(app, twin, progress, events) {
  takeEvents(twin, progress, events);
  if (twin.follow) twin.at = twin.tape.end;
  twin.at = Math.max(twin.at, twin.tape.first);
  app.draw();
}
