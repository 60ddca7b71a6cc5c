/**
 * Going on with a search that was interrupted: by a reload, a death, Stop or the night.
 *
 * stand   where the search of this draft stood when it was kept last (memory/stands.js)
 * work    the run that is kept now and then while it goes on; other tabs can see that this one is at it
 */

import { ended, isAlive } from "../engine/index.js";
import { dropStand, holdSearch, isHeld, keepStand, loadStand, nameOfSearch } from "../memory/index.js";
import { taskOf } from "../state/index.js";

/** @import { Progress } from "../../worker/protocol.js" */
/** @import { Run } from "../state/run.js" */
/** @import { App, State } from "../state/state.js" */

/** Milliseconds of a search that may be lost. */
const PACE = 3000;

/** @type {{ run: Run, search: string, due: number, asking: boolean, leave: () => void } | null} */
let work = null;

/** How often a stand was put away: one that was asked for before that is not kept after it. */
let away = 0;

/** What the draft would be searched as. @type {(state: State) => string} */
const searchOf = (state) => nameOfSearch({ task: taskOf(state), strategy: state.draft.strategy });

/** A run has begun. @type {(run: Run) => void} */
export function startKeeping(run) {
  work?.leave();
  const search = nameOfSearch(run);
  /** @type {Promise<void>} */
  const over = new Promise((resolve) => {
    work = { run, search, due: performance.now() + PACE, asking: false, leave: resolve };
  });
  holdSearch(search, over);
}

/** The run has told where it stands; at its end there is nothing to go on with. @type {(app: App, run: Run, progress: Progress) => void} */
export function follow(app, run, progress) {
  if (work?.run !== run) return;
  if (progress.state === "done") return void finish(app, work.search);
  if (progress.state === "stopped") {
    stopKeeping();
    return void lookForStand(app); // and again, should it not be kept yet
  }
  if (performance.now() >= work.due || progress.state === "paused") keepNow(app);
}

/** @type {(app: App, search: string) => Promise<void>} */
async function finish(app, search) {
  stopKeeping();
  await drop(app, search);
}

/** The run is over, or shown no more. */
export function stopKeeping() {
  work?.leave();
  work = null;
}

/** Keeps where the run stands. @type {(app: App) => Promise<void>} */
export async function keepNow(app) {
  const { state } = app;
  if (!work || work.asking || state.puzzle.kind === "movement") return;
  const { run, search } = work;
  const { nodes = 0, solutions = 0, finished = null } = run.progress ?? {};
  const before = away;
  work.asking = true;
  const answer = await app.engine.ask({ type: "keep", job: run.job }).catch(ended);
  if (work?.run === run) Object.assign(work, { asking: false, due: performance.now() + PACE });
  if (answer?.type !== "kept" || answer.checkpoint === null || away !== before) return;
  const stand = { version: /** @type {const} */ (1), when: Date.now(), nodes, solutions, finished };
  if (!(await keepStand(search, { ...stand, checkpoint: answer.checkpoint }))) state.refused = true;
  if (!isAlive(state.run)) lookForStand(app);
}

/** Looks whether there is anything to go on with. @type {(app: App) => Promise<void>} */
export async function lookForStand(app) {
  const { state } = app;
  if (work && work.run !== state.run) stopKeeping();
  const search = searchOf(state);
  const stand = state.lasting && state.puzzle.kind === "placement" ? await loadStand(search) : null;
  const elsewhere = stand !== null && work?.search !== search && (await isHeld(search));
  if (searchOf(state) !== search) return;
  state.onward = stand && { ...stand, elsewhere };
  app.draw();
}

/** Puts it away for good. @type {(app: App) => Promise<void>} */
export const putAway = (app) => drop(app, searchOf(app.state));

/** @type {(app: App, search: string) => Promise<void>} */
async function drop(app, search) {
  away += 1;
  await dropStand(search);
  await lookForStand(app);
}
