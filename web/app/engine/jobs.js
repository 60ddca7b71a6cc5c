/**
 * Searches: jobs in the worker as the page sees them, any number side by side. The opener of a search listens to it.
 *
 * opening    the worker has been asked for the job and has not answered: it is planning, and may say so
 * withdrawn  stopped while it was opening: the worker is ordered to close it, and its reports are ignored
 * lost       the worker was ended with the job in it; its earlier reports stay
 */

import { ended } from "./worker_client.js";

/** @import { Answer, Command, Progress, Question, Report, Task, Text } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */
/** @import { Pool } from "./pool.js" */

/**
 * @typedef {object} Search
 * @property {number} job the number that the worker knows it by
 * @property {Task} task what is being solved
 * @property {string} strategy
 * @property {string | null} seed the seed of its random numbers, as typed; null if it uses none
 * @property {"opening" | "open"} stage opening: the worker has not answered yet
 * @property {Command["type"][]} ordered the last order; while it opens, all orders to be sent then
 * @property {Progress | null} progress the last one reported
 * @property {boolean} lost no more reports will come: it was withdrawn, or its worker was ended
 * @property {boolean} sharable whether other workers may do some of it (pool.js)
 */

/**
 * @typedef {object} Listener
 * @property {(progress: Progress, events: Uint32Array) => void} report called after the search's `progress` was set to
 * this one
 * @property {() => void} lose it is lost; its `progress` is null if it never reported
 * @property {(progress: Progress) => Text} [lastWords] the verdict if it was lost before its end
 */

/** @typedef {{ search: Search, listener: Listener, pool: Pool | null, timer: ReturnType<typeof setTimeout> | undefined }} Entry */

/**
 * Milliseconds that the worker has to answer Stop before it is ended. A slice takes 30, but one step of a large map may
 * take a second on an idle machine: slow, but not dead.
 */
export const PATIENCE = 5000;

/** Counter: the number of the last job. */
let lastJob = 0;
/** The searches open in the worker, with the timer of a stop that has not been answered yet. @type {Map<number, Entry>} */
const open = new Map();

/** @type {(task: Task, strategy: string, seed?: string | null, sharable?: boolean) => Search} */
export const createSearch = (task, strategy, seed = null, sharable = false) => ({
  job: ++lastJob,
  task,
  strategy,
  seed,
  stage: "opening",
  ordered: ["run"],
  progress: null,
  lost: false,
  sharable,
});

/** Whether there is a search that Pause, Resume, Step and Stop apply to. @type {(run: Search | null) => boolean} */
export const isAlive = (run) =>
  run !== null && !run.lost && (run.stage === "opening" || !["done", "stopped"].includes(run.progress?.state ?? ""));

/** Whether there is any search, running or paused. */
export const isAnyAlive = () => [...open.values()].some(({ search }) => isAlive(search));

/**
 * Whether it is waiting because it is being stepped, not because it was paused.
 * @type {(search: Search | null) => boolean}
 */
export const isStepped = (search) => ["step", "slice"].includes(search?.ordered.at(-1) ?? "");

/** Whether it was ordered to stop and has not confirmed that yet. @type {(search: Search | null) => boolean} */
export const isStopping = (search) => isAlive(search) && search?.ordered.at(-1) === "stop";

/** @type {(run: Search | null) => boolean} */
export const isRunning = (run) => run?.stage === "open" && run.progress?.state === "running";

/** Whether it takes further orders: after Stop there are none. @type {(search: Search | null) => boolean} */
export const takesOrders = (search) => isAlive(search) && !isStopping(search);

/** Whether it runs and will go on, or has been ordered to run and has not reported yet. @type {(run: Search | null) => boolean} */
export const isGoing = (run) =>
  takesOrders(run) &&
  (isRunning(run) || ((run?.stage === "opening" || !run?.progress) && run?.ordered.at(-1) === "run"));

/**
 * The next order of a search's button; null if there is none.
 * @type {(search: Search | null) => "pause" | "run" | null}
 */
export const nextOrder = (search) => (isGoing(search) ? "pause" : takesOrders(search) ? "run" : null);

/**
 * Makes the job; "opened" is the answer on success, and then it waits for its first order. Null if it was closed or
 * withdrawn meanwhile, or the worker was ended.
 * @type {(app: App, search: Search, listener: Listener, question?: Question) => Promise<Answer | null>}
 */
export async function openSearch(app, search, listener, question = opening(search)) {
  const { job } = search;
  open.set(job, { search, listener, pool: search.sharable ? app.pool : null, timer: undefined });
  const answer = await app.engine.ask(question).catch(ended);
  const wanted = open.has(job) && !search.lost;
  if (answer?.type === "opened" && wanted) search.stage = "open";
  else forget(search);
  if (answer?.type === "opened" && !wanted) app.engine.order({ type: "close", job });
  return wanted ? answer : null;
}

/** Makes the job and gives it its first orders. @type {typeof openSearch} */
export async function runSearch(app, search, listener, question) {
  const answer = await openSearch(app, search, listener, question);
  if (answer?.type === "opened") for (const type of search.ordered) orderSearch(app, search, type);
  return answer;
}

/** @type {(search: Search) => Question} */
const opening = ({ job, task, strategy, seed }) => ({ type: "open", job, task, strategy, seed });

/**
 * While it opens, only the last command is remembered, but every step, because each is to be shown. Stop is the
 * last command of all: any command before its confirmation is about another search.
 * @type {(app: App, search: Search, type: Command["type"]) => void}
 */
export function orderSearch(app, search, type) {
  if (isStopping(search)) return;
  const opening = search.stage === "opening";
  const steps = opening && type === "step" ? search.ordered.filter((each) => each === "step") : [];
  search.ordered = [...steps, type];
  if (!opening && open.has(search.job)) app.engine.order({ type, job: search.job });
}

/**
 * Ends a search; its results stay. One that is opening is withdrawn. The worker is ended only if it does not answer,
 * because every other search ends with it.
 * @type {(app: App, search: Search | null) => void}
 */
export function stopSearch(app, search) {
  const entry = search && open.get(search.job);
  if (!entry || search.lost) return;
  clearTimeout(entry.timer);
  entry.timer = setTimeout(() => restart(app), PATIENCE);
  if (search.stage === "open") return orderSearch(app, search, "stop");
  app.engine.order({ type: "close", job: search.job });
  lose(entry);
}

/** @type {(search: Search) => boolean} */
function forget(search) {
  const entry = open.get(search.job);
  clearTimeout(entry?.timer);
  entry?.pool?.leave(search);
  return open.delete(search.job);
}

/** From now on its reports are for another listener. @type {(search: Search, listener: Listener) => void} */
export function hear({ job }, listener) {
  const entry = open.get(job);
  if (entry) entry.listener = listener;
}

/** Ends a search and forgets it, in the worker too. @type {(app: App, search: Search | null) => void} */
export function closeSearch(app, search) {
  if (search && forget(search)) app.engine.order({ type: "close", job: search.job });
}

/** Forgets every search. @type {(app: App) => void} */
export function closeSearches(app) {
  for (const { search } of [...open.values()]) closeSearch(app, search);
}

/** Passes a report on to its listener. @type {(report: Report & { type: "progress" }) => void} */
export function receive({ job, progress, events }) {
  const entry = open.get(job);
  if (!entry || entry.search.lost) return;
  if (progress.state !== "running") clearTimeout(entry.timer);
  entry.search.progress = progress;
  entry.pool?.follow(entry.search);
  entry.listener.report(progress, events);
}

/** Ends the worker with everything in it. @type {(app: App) => void} */
export function restart(app) {
  app.engine.restart();
  loseSearches();
}

/** Lets the worker go with everything in it, until it is woken again. @type {(app: App) => void} */
export function rest(app) {
  app.engine.rest();
  loseSearches();
}

/** The worker is gone, and every search with it. */
export function loseSearches() {
  const all = [...open.values()];
  for (const { search } of all) forget(search);
  for (const entry of all) if (!entry.search.lost) lose(entry);
}

/** The search's reports stay, as if it had been stopped. @type {(entry: Entry) => void} */
function lose({ search, listener }) {
  search.lost = true;
  const { progress } = search;
  if (progress && ["running", "paused"].includes(progress.state)) {
    search.progress = { ...progress, state: "stopped", verdict: listener.lastWords?.(progress) ?? progress.verdict };
  }
  listener.lose();
}
