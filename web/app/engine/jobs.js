/**
 * Searches: jobs in the worker as the page sees them, any number side by side. Whoever opens one listens to it.
 */

import { ended } from "./engine.js";

/** @import { Answer, Order, Progress, Question, Report, Task } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */

/**
 * @typedef {object} Search
 * @property {number} job the number that the worker knows it by
 * @property {Task} task what is being solved
 * @property {string} strategy
 * @property {"opening" | "open"} stage opening: the worker has not answered yet
 * @property {Progress | null} progress the last that was reported
 * @property {boolean} lost the worker had to be ended: what it had not sent is gone
 */

/**
 * @typedef {object} Listener
 * @property {(progress: Progress, events: Uint32Array) => void} report
 * @property {() => void} lose the worker is gone
 */

/** Milliseconds that the worker has to answer Stop before it is ended. */
const PATIENCE = 1000;

let lastJob = 0;
/** The searches that stand in the worker, with the timer of a stop that has not been answered yet. @type {Map<number, { search: Search, listener: Listener, timer: number }>} */
const open = new Map();

/** @type {(task: Task, strategy: string) => Search} */
export const createSearch = (task, strategy) => ({
  job: ++lastJob,
  task,
  strategy,
  stage: "opening",
  progress: null,
  lost: false,
});

/** Whether there is a search that Pause, Resume, Step and Stop speak of. @type {(run: Search | null) => boolean} */
export const isAlive = (run) =>
  run !== null &&
  !run.lost &&
  (run.stage === "opening" || run.progress?.state === "running" || run.progress?.state === "paused");

/** @type {(run: Search | null) => boolean} */
export const isRunning = (run) => run?.progress?.state === "running";

/**
 * Makes the job; "opened" is the good answer, and then it waits for its first order.
 * @type {(app: App, search: Search, listener: Listener, question?: Question) => Promise<Answer | null>}
 */
export async function openSearch(app, search, listener, question = opening(search)) {
  const { job } = search;
  open.set(job, { search, listener, timer: 0 });
  const answer = await app.engine.ask(question).catch(ended);
  if (answer?.type === "opened") search.stage = "open";
  else open.delete(job);
  return answer;
}

/** @type {(search: Search) => Question} */
const opening = ({ job, task, strategy }) => ({ type: "open", job, task, strategy });

/** @type {(app: App, search: Search, type: Order["type"]) => void} */
export function orderSearch(app, search, type) {
  if (search.stage === "open") app.engine.order({ type, job: search.job });
}

/** Ends a search; what it found stays. A worker that does not answer is ended. @type {(app: App, search: Search) => void} */
export function stopSearch(app, search) {
  const entry = open.get(search.job);
  if (!entry) return;
  if (search.stage === "opening") return restart(app); // nothing would hear the order
  orderSearch(app, search, "stop");
  clearTimeout(entry.timer);
  entry.timer = window.setTimeout(() => restart(app), PATIENCE);
}

/** @type {(search: Search) => boolean} */
function forget({ job }) {
  clearTimeout(open.get(job)?.timer);
  return open.delete(job);
}

/** Ends a search and forgets it, in the worker too. @type {(app: App, search: Search | null) => void} */
export function closeSearch(app, search) {
  if (search && forget(search)) app.engine.order({ type: "close", job: search.job });
}

/** Forgets every search. @type {(app: App) => void} */
export function closeSearches(app) {
  for (const { search } of [...open.values()]) closeSearch(app, search);
}

/** Passes a report on to whoever listens. @type {(report: Report & { type: "progress" }) => void} */
export function hear({ job, progress, events }) {
  const entry = open.get(job);
  if (!entry) return;
  if (progress.state !== "running") clearTimeout(entry.timer);
  entry.listener.report(progress, events);
}

/** Ends the worker with everything in it. @type {(app: App) => void} */
export function restart(app) {
  const all = [...open.values()];
  open.clear();
  app.engine.restart();
  for (const { search, listener, timer } of all) {
    clearTimeout(timer);
    search.lost = true;
    listener.lose();
  }
}
