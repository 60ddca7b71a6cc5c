/**
 * Keepers: where a job stands is kept now and then while it goes on, so that another one can go on from there after a
 * reload, a death, Stop or the night. The board's search has a keeper, and the count of its solutions.
 *
 * name    what the job that this draft asks for is kept under; null where none is kept
 * stand   where that job stood when it was kept last (storage/checkpoints.js)
 * work    the job that is kept now; other tabs can see that this one is at it
 */

import { ended, isAlive } from "../engine/index.js";
import { dropStand, holdSearch, isHeld, keepStand, loadStand, nameOfSearch } from "../storage/index.js";

/** @import { Fault, Progress, Text } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */
/** @import { App, Interrupted, State } from "../state/state.js" */

/** Milliseconds of work that may be lost. */
const PACE = 1000;

/**
 * What a keeper is for: the name of what it keeps, the job that the page shows, and where a stand is told.
 * @typedef {object} Matter
 * @property {(state: State) => string | null} nameNow
 * @property {(state: State) => Search | null} shown
 * @property {(state: State, stand: Interrupted | null) => void} tell
 */

/** @typedef {{ job: Search, name: string, due: number, asking: boolean, leave: () => void }} Work */

/** @param {Matter} matter */
export function createKeeper({ nameNow, shown, tell }) {
  /** @type {Work | null} */
  let work = null;
  /** How often a stand was put away: one that was asked for before that is not kept after it. */
  let away = 0;

  return { start, follow, keepNow, look, putAway, refuse };

  /** A job has begun. @type {(app: App, job: Search) => void} */
  function start(app, job) {
    leave();
    if (nameNow(app.state) === null) return;
    const name = nameOfSearch(job);
    /** @type {Promise<void>} */
    const over = new Promise((resolve) => {
      work = { job, name, due: performance.now() + PACE, asking: false, leave: resolve };
    });
    holdSearch(name, over);
  }

  /** A job has told where it stands; at its end there is nothing to go on with. @type {(app: App, job: Search, progress: Progress) => void} */
  function follow(app, job, progress) {
    if (work?.job !== job) return;
    if (progress.state === "done") {
      const { name } = work;
      leave();
      drop(app, name);
    } else if (progress.state === "stopped") {
      leave();
      look(app); // and again, should it not be kept yet
    } else if (performance.now() >= work.due || progress.state === "paused") keepNow(app);
  }

  /** The job is over, or shown no more. */
  function leave() {
    work?.leave();
    work = null;
  }

  /** Keeps where the job stands. @type {(app: App) => Promise<void>} */
  async function keepNow(app) {
    if (!work || work.asking) return;
    const { job, name } = work;
    const { nodes = 0, solutions = 0 } = job.progress ?? {};
    const before = away;
    work.asking = true;
    const answer = await app.engine.ask({ type: "keep", job: job.job }).catch(ended);
    if (work?.job === job) Object.assign(work, { asking: false, due: performance.now() + PACE });
    if (answer?.type !== "kept" || answer.checkpoint === null || away !== before) return;
    const { checkpoint, finished } = answer;
    const stand = { version: /** @type {const} */ (1), when: Date.now(), nodes, solutions, finished, checkpoint };
    if (!(await keepStand(name, stand))) app.state.refused = true;
    if (!isAlive(shown(app.state))) look(app);
  }

  /** Looks whether there is anything to go on with. @type {(app: App) => Promise<void>} */
  async function look(app) {
    const { state } = app;
    if (work && work.job !== shown(state)) leave();
    const name = nameNow(state);
    const stand = name === null ? null : await loadStand(name);
    const elsewhere = stand !== null && work?.name !== name && (await isHeld(/** @type {string} */ (name)));
    if (nameNow(state) !== name) return;
    tell(state, stand && { ...stand, elsewhere });
    app.draw();
  }

  /** Puts it away for good. @type {(app: App) => Promise<void>} */
  async function putAway(app) {
    const name = nameNow(app.state);
    if (name !== null) await drop(app, name);
  }

  /** What was kept is refused: it is put away. Why, in words. @type {(app: App, faults: Fault[]) => Text} */
  function refuse(app, faults) {
    putAway(app);
    const why = (/** @type {"en" | "ja"} */ lang) => faults.map((fault) => fault.words[lang]).join(" ");
    return { en: why("en"), ja: why("ja") };
  }

  /** @type {(app: App, name: string) => Promise<void>} */
  async function drop(app, name) {
    away += 1;
    await dropStand(name);
    await look(app);
  }
}
