/**
 * Autosave: a job's checkpoint is stored now and then while it runs, so that another job can resume after a reload, a crash,
 * Stop or a night. The board's search has an autosave, and so has the count of its solutions.
 *
 * name    the key for the job of this draft; null if none is stored
 * saved   the latest stored state of that job (storage/checkpoints.js)
 * work    the job that is being stored now; other tabs can see that this one runs it
 */

import { ended, isAlive } from "../engine/index.js";
import { deleteSavedSearch, holdSearch, isHeld, loadSavedSearch, nameOfSearch, saveSearch } from "../storage/index.js";

/** @import { Fault, Progress, Text } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */
/** @import { App, Interrupted, State } from "../state/state.js" */

/** Milliseconds of work that may be lost. */
const PACE = 1000;

/**
 * The subject of an autosave: the key, the job that the page shows, and a function that reports its saved state.
 * @typedef {object} Matter
 * @property {(state: State) => string | null} nameNow
 * @property {(state: State) => Search | null} shown
 * @property {(state: State, saved: Interrupted | null) => void} report
 */

/** @typedef {{ job: Search, name: string, due: number, asking: boolean, leave: () => void }} Work */

/** @param {Matter} matter */
export function createAutosave({ nameNow, shown, report }) {
  /** @type {Work | null} */
  let work = null;
  /** The number of times that a saved state was discarded: one that was requested before is not stored afterwards. */
  let away = 0;

  return { start, follow, saveLast, look, putAway, refuse };

  /** Starts with a new job. @type {(app: App, job: Search) => void} */
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

  /** Handles a job's progress; at its end there is nothing to resume. @type {(app: App, job: Search, progress: Progress) => void} */
  function follow(app, job, progress) {
    if (work?.job !== job) return;
    if (progress.state === "done") {
      const { name } = work;
      leave();
      drop(app, name);
    } else if (progress.state === "stopped") {
      leave();
      look(app); // again if it is not stored yet
    } else if (performance.now() >= work.due || progress.state === "paused") saveNow(app);
  }

  /** Stops with a job that is over or no longer shown. */
  function leave() {
    work?.leave();
    work = null;
  }

  /** Stores the state of the job. @type {(app: App) => Promise<void>} */
  async function saveNow(app) {
    if (work && !work.asking) await save(app, work);
  }

  /**
   * Stores the final state of a job that is about to be stopped, even while another state is being stored: it takes no
   * further step.
   * @type {(app: App) => void}
   */
  function saveLast(app) {
    if (work?.job.stage !== "open") return;
    app.engine.order({ type: "pause", job: work.job.job });
    save(app, work);
  }

  /** @type {(app: App, work: Work) => Promise<void>} */
  async function save(app, asked) {
    const { job, name } = asked;
    const { nodes = 0, solutions = 0 } = job.progress ?? {};
    const before = away;
    asked.asking = true;
    const answer = await app.engine.ask({ type: "checkpoint", job: job.job }).catch(ended);
    if (work?.job === job) Object.assign(work, { asking: false, due: performance.now() + PACE });
    if (answer?.type !== "checkpoint" || answer.checkpoint === null || away !== before) return;
    const { checkpoint, finished } = answer;
    const totals = { nodes: answer.nodes ?? nodes, solutions: answer.solutions ?? solutions };
    const saved = { version: /** @type {const} */ (1), when: Date.now(), ...totals, finished, checkpoint };
    if (!(await saveSearch(name, saved))) app.state.refused = true;
    if (!isAlive(shown(app.state))) look(app);
  }

  /** Checks whether there is anything to resume. @type {(app: App) => Promise<void>} */
  async function look(app) {
    const { state } = app;
    if (work && work.job !== shown(state)) leave();
    const name = nameNow(state);
    const saved = name === null ? null : await loadSavedSearch(name);
    const elsewhere = saved !== null && work?.name !== name && (await isHeld(/** @type {string} */ (name)));
    if (nameNow(state) !== name) return;
    report(state, saved && { ...saved, elsewhere });
    app.draw();
  }

  /** Discards the saved state for good. @type {(app: App) => Promise<void>} */
  async function putAway(app) {
    const name = nameNow(app.state);
    if (name !== null) await drop(app, name);
  }

  /** Discards a saved state that was refused; returns the reason in words. @type {(app: App, faults: Fault[]) => Text} */
  function refuse(app, faults) {
    putAway(app);
    const why = (/** @type {"en" | "ja"} */ lang) => faults.map((fault) => fault.words[lang]).join(" ");
    return { en: why("en"), ja: why("ja") };
  }

  /** @type {(app: App, name: string) => Promise<void>} */
  async function drop(app, name) {
    away += 1;
    await deleteSavedSearch(name);
    await look(app);
  }
}
