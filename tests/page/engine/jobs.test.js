/** Searches in the worker: opening, stopping, withdrawing and losing them. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import {
  closeSearch,
  closeSearches,
  createSearch,
  isAlive,
  isStopping,
  loseSearches,
  nextOrder,
  openSearch,
  orderSearch,
  PATIENCE,
  receive,
  runSearch,
  stopSearch,
} from "../../../web/app/engine/jobs.js";
import { workbench } from "../workbench.js";

const OPENED = { type: "opened", rules: [], values: [], start: [], computed: [] };
const task = { puzzle: "square", options: {}, givens: {}, start: "", moves: [] };
const progress = (/** @type {string} */ state) =>
  /** @type {any} */ ({ state, solutions: 3, verdict: { en: "so far", ja: "" } });
const report = (/** @type {number} */ job, /** @type {string} */ state) =>
  receive({ type: "progress", job, progress: progress(state), events: new Uint32Array() });

/** A search with the calls of its listener. */
function listened(/** @type {ReturnType<typeof workbench>} */ app, how = runSearch) {
  const search = createSearch(task, "plain");
  /** @type {string[]} */
  const reset = [];
  const answered = how(app, search, {
    report: ({ state }) => void reset.push(state),
    lose: () => void reset.push("lost"),
  });
  return { search, reset, answered };
}

beforeEach(() => {
  loseSearches();
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("that a search was told to stop is known before it answers", async () => {
  const app = workbench();
  const { search } = listened(app);
  await app.last("open").answer(OPENED);
  assert.ok(!isStopping(search));
  stopSearch(app, search);
  report(search.job, "running"); // a slice that was on its way
  assert.ok(isStopping(search));
  report(search.job, "stopped");
  assert.ok(!isStopping(search));
});

test("a search that was told to stop takes no further order", async () => {
  const app = workbench();
  const { search } = listened(app);
  await app.last("open").answer(OPENED);
  report(search.job, "paused");
  assert.equal(nextOrder(search), "run");
  stopSearch(app, search);
  assert.equal(nextOrder(search), null);
  for (const type of /** @type {const} */ (["run", "step", "stop"])) orderSearch(app, search, type);
  assert.deepEqual(app.orders.at(-1), { type: "stop", job: search.job });
  assert.equal(app.orders.filter(({ type }) => type === "stop").length, 1);
  assert.ok(isStopping(search));
});

test("a search that runs, pauses, goes on and ends", async () => {
  const app = workbench();
  const { search, reset } = listened(app);
  assert.ok(isAlive(search));
  await app.last("open").answer(OPENED);
  assert.deepEqual(app.orders, [{ type: "run", job: search.job }]);
  for (const [state, next] of /** @type {const} */ ([
    ["running", "pause"],
    ["paused", "run"],
    ["done", null],
  ])) {
    report(search.job, state);
    assert.equal(nextOrder(search), next);
  }
  assert.deepEqual(reset, ["running", "paused", "done"]);
});

test("a stop that is answered in time leaves the worker alone", async () => {
  const app = workbench();
  const { search, reset } = listened(app);
  await app.last("open").answer(OPENED);
  stopSearch(app, search);
  report(search.job, "stopped");
  mock.timers.tick(PATIENCE);
  assert.equal(app.restarts, 0);
  assert.deepEqual(reset, ["stopped"]);
});

test("a stop that is not answered ends the worker; what was told stays, as if stopped", async () => {
  const app = workbench();
  const { search, reset } = listened(app);
  const other = listened(app);
  for (const { answer } of app.asked) await answer(OPENED);
  report(search.job, "running");
  stopSearch(app, search);
  mock.timers.tick(PATIENCE);
  assert.equal(app.restarts, 1);
  assert.deepEqual(reset, ["running", "lost"]);
  assert.deepEqual(search.progress, progress("stopped"));
  assert.deepEqual([other.search.lost, other.search.progress], [true, null]);
});

test("stopping a search that is opening withdraws it and leaves the others in peace", async () => {
  const app = workbench();
  const race = listened(app);
  await app.last("open").answer(OPENED);
  const { search, reset, answered } = listened(app);
  stopSearch(app, search);
  assert.deepEqual(app.orders.at(-1), { type: "close", job: search.job });
  assert.deepEqual([reset, isAlive(search)], [["lost"], false]);
  await app.last("open").answer(OPENED);
  assert.equal(await answered, null);
  mock.timers.tick(PATIENCE);
  assert.equal(app.restarts, 0);
  assert.equal(race.search.lost, false);
  assert.ok(!app.orders.some(({ type, job }) => type === "run" && job === search.job));
});

test("only an opening that outlasts the patience ends the worker", async () => {
  const app = workbench();
  const { search, reset } = listened(app);
  stopSearch(app, search);
  mock.timers.tick(PATIENCE - 1);
  assert.equal(app.restarts, 0);
  mock.timers.tick(1);
  assert.equal(app.restarts, 1);
  assert.deepEqual(reset, ["lost"]);
});

test("one that was closed while it opened is closed in the worker and never runs", async () => {
  const app = workbench();
  const { search, answered } = listened(app);
  closeSearch(app, search);
  await app.last("open").answer(OPENED);
  assert.equal(await answered, null);
  assert.deepEqual(new Set(app.orders.map(({ type }) => type)), new Set(["close"]));
});

test("a refusal is handed on, and nothing stands in the worker", async () => {
  const app = workbench();
  const { answered } = listened(app, openSearch);
  await app.last("open").answer({ type: "refused", faults: [] });
  assert.equal((await answered)?.type, "refused");
  closeSearches(app);
  assert.deepEqual(app.orders, []);
});

test("a worker that died takes every search with it", async () => {
  const app = workbench();
  const all = [listened(app), listened(app)];
  for (const { answer } of app.asked) await answer(OPENED);
  for (const { search } of all) report(search.job, "running");
  loseSearches();
  for (const { search, reset } of all) {
    assert.deepEqual(reset, ["running", "lost"]);
    assert.equal(search.progress?.state, "stopped");
  }
  const [one] = all;
  if (one) report(one.search.job, "running");
  assert.deepEqual(one?.reset, ["running", "lost"]);
});
