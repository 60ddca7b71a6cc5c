/** Jobs of assistance: starting, ending and stopping them, each in its place. */

import { closeSearch, createSearch, runSearch, stopSearch } from "../engine/index.js";
import { taskOf } from "../state/index.js";
import { both } from "../words/index.js";

/** @import { Aid as Kind, Answer, Progress, Task, AidOptions } from "../../worker/protocol.js" */
/** @import { Place, Work } from "../state/assist.js" */
/** @import { App, State } from "../state/state.js" */

/**
 * Starts a job in one of the places; the previous one is ended. `onProgress` gets every report of it, and its last state if
 * it was lost; `from` is a checkpoint. Returns the worker's answer, null if it is no longer wanted.
 * @type {(app: App, place: Place, kind: Kind, options: AidOptions, onProgress: (work: Work, progress: Progress) => void, task?: Task, from?: string) => Promise<Answer | null>}
 */
export async function startWork(app, place, kind, options, onProgress, task = taskOf(app.state), from = undefined) {
  const { state } = app;
  const { aid } = state;
  endWork(app, place);
  /** @type {Work} */
  const work = { ...createSearch(task, kind, null, kind === "count"), options, faults: [] };
  aid[place] = work;
  app.draw();
  const listener = {
    report(/** @type {Progress} */ progress) {
      onProgress(work, progress);
      app.draw();
    },
    lose() {
      if (work.progress) onProgress(work, work.progress);
      else if (aid[place] === work) aid[place] = null;
      app.draw();
    },
  };
  const question = { type: /** @type {const} */ ("assist"), job: work.job, task, aid: kind, request: options };
  const answer = await runSearch(app, work, listener, from === undefined ? question : { ...question, from });
  if (answer?.type === "opened") return answer;
  if (answer?.type === "refused") {
    work.faults = answer.faults;
    if (place === "answer") aid.word = both((w) => w.faultsFirst);
  } else if (aid[place] === work) aid[place] = null;
  app.draw();
  return answer;
}

/** Whether it is still running. @type {(work: Work | null) => boolean} */
export const isWorking = (work) =>
  work !== null && !work.lost && work.faults.length === 0 && !["done", "stopped"].includes(work.progress?.state ?? "");

/** Ends a job and removes its results. @type {(app: App, place: Place) => void} */
export function endWork(app, place) {
  closeSearch(app, app.state.aid[place]);
  app.state.aid[place] = null;
}

/** Stops it; its results stay. One that the worker has not opened yet has none, and says that it was stopped. @type {(app: App, place: Place) => void} */
export function stopWork(app, place) {
  const { state } = app;
  const work = state.aid[place];
  stopSearch(app, work);
  if (work && !state.aid[place]) sayStopped(state, place);
  app.draw();
}

/** Under the board, where answers stand; a notice for all else. @type {(state: State, place: Place) => void} */
function sayStopped(state, place) {
  const words = both((w) => w.stoppedEarly);
  if (place === "answer") state.aid.word ??= words;
  else state.notice = { words, kind: "bad" };
}

/** Removes results about numbers that have changed since. @type {(app: App) => void} */
export function forgetSaid(app) {
  const { aid, run } = app.state;
  const key = JSON.stringify(taskOf(app.state));
  if (aid.key === key) return;
  aid.key = key;
  endWork(app, "answer");
  endWork(app, "conflict");
  if (run) run.explained = false; // asked again if Undo brings its numbers back
  Object.assign(aid, { hint: null, word: null, techniques: null, asking: false });
}

/** Does it now, or as soon as Python is ready. @type {(app: App, act: () => void) => void} */
export function whenReady(app, act) {
  const { aid, loading } = app.state;
  if (loading.stage === "ready") return act();
  Object.assign(aid, { wanted: act, word: both((w) => w.whenReady) });
  app.draw();
}

/** Does what was requested while Python was loading. @type {(app: App) => void} */
export function doWanted({ state }) {
  const { aid, loading } = state;
  if (loading.stage !== "ready" || !aid.wanted) return;
  const { wanted } = aid;
  Object.assign(aid, { wanted: null, word: null });
  wanted();
}
