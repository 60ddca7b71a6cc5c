/** Jobs of assistance: starting, ending and stopping them, each in its slot. */

import { closeSearch, createSearch, runSearch, stopSearch } from "../engine/index.js";
import { taskOf } from "../state/index.js";
import { both } from "../words/index.js";

/** @import { Aid as Kind, Answer, Progress, Task, AidOptions } from "../../worker/protocol.js" */
/** @import { JobSlot, Work } from "../state/assist.js" */
/** @import { App, State } from "../state/state.js" */

/**
 * Starts a job in a slot and ends the previous one. `onProgress` receives each of its reports, and its last state if it was
 * lost; `from` is a checkpoint. Returns the worker's answer; null if it is no longer wanted.
 * @type {(app: App, slot: JobSlot, kind: Kind, options: AidOptions, onProgress: (work: Work, progress: Progress) => void, task?: Task, from?: string) => Promise<Answer | null>}
 */
export async function startWork(app, slot, kind, options, onProgress, task = taskOf(app.state), from = undefined) {
  const { state } = app;
  const { aid } = state;
  endWork(app, slot);
  /** @type {Work} */
  const work = { ...createSearch(task, kind, null, kind === "count"), options, faults: [] };
  aid[slot] = work;
  app.draw();
  const listener = {
    report(/** @type {Progress} */ progress) {
      onProgress(work, progress);
      app.draw();
    },
    lose() {
      if (work.progress) onProgress(work, work.progress);
      else if (aid[slot] === work) aid[slot] = null;
      app.draw();
    },
  };
  const question = { type: /** @type {const} */ ("assist"), job: work.job, task, aid: kind, request: options };
  const answer = await runSearch(app, work, listener, from === undefined ? question : { ...question, from });
  if (answer?.type === "opened") return answer;
  if (answer?.type === "refused") {
    work.faults = answer.faults;
    if (slot === "answer") aid.word = both((w) => w.faultsFirst);
  } else if (aid[slot] === work) aid[slot] = null;
  app.draw();
  return answer;
}

/** Whether it is still running. @type {(work: Work | null) => boolean} */
export const isWorking = (work) =>
  work !== null && !work.lost && work.faults.length === 0 && !["done", "stopped"].includes(work.progress?.state ?? "");

/** Ends a job and removes its results. @type {(app: App, slot: JobSlot) => void} */
export function endWork(app, slot) {
  closeSearch(app, app.state.aid[slot]);
  app.state.aid[slot] = null;
}

/** Stops it; its results stay. A job that the worker has not opened yet has none, and says that it was stopped. @type {(app: App, slot: JobSlot) => void} */
export function stopWork(app, slot) {
  const { state } = app;
  const work = state.aid[slot];
  stopSearch(app, work);
  if (work && !state.aid[slot]) sayStopped(state, slot);
  app.draw();
}

/** Shows an answer under the board, or anything else as a notice. @type {(state: State, slot: JobSlot) => void} */
function sayStopped(state, slot) {
  const words = both((w) => w.stoppedEarly);
  if (slot === "answer") state.aid.word ??= words;
  else state.notice = { words, kind: "bad" };
}

/** Removes results about numbers that have changed. @type {(app: App) => void} */
export function forgetSaid(app) {
  const { aid, run } = app.state;
  const key = JSON.stringify(taskOf(app.state));
  if (aid.key === key) return;
  aid.key = key;
  endWork(app, "answer");
  endWork(app, "conflict");
  if (run) run.explained = false; // asked again if Undo restores its numbers
  Object.assign(aid, { hint: null, word: null, techniques: null, asking: false });
}

/** Acts now, or as soon as Python is ready. @type {(app: App, act: () => void) => void} */
export function whenReady(app, act) {
  const { aid, loading } = app.state;
  if (loading.stage === "ready") return act();
  Object.assign(aid, { wanted: act, word: both((w) => w.whenReady) });
  app.draw();
}

/** Performs the action requested while Python was loading. @type {(app: App) => void} */
export function doWanted({ state }) {
  const { aid, loading } = state;
  if (loading.stage !== "ready" || !aid.wanted) return;
  const { wanted } = aid;
  Object.assign(aid, { wanted: null, word: null });
  wanted();
}
