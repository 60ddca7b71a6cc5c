/** A run that is outdated by typing, stopped while it opens, or loses its worker. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { setGiven } from "../../../web/app/draft/index.js";
import { settle } from "../../../web/app/draft_effects.js";
import { isAlive, isGoing, isRunning, loseSearches, PATIENCE, receive } from "../../../web/app/engine/jobs.js";
import { begin, forward, step, stop, toggle } from "../../../web/app/search/index.js";
import { furnish, OPENED, opened, workbench } from "../workbench.js";

const report = (/** @type {number} */ job, /** @type {string} */ state, solutions = 0) =>
  receive({
    type: "progress",
    job,
    progress: /** @type {any} */ ({
      state,
      solutions,
      listed: 0,
      rows: [],
      finished: 0.5,
      verdict: { en: "", ja: "" },
    }),
    events: new Uint32Array(),
  });

/** An app with a run that has begun. */
async function running() {
  const app = workbench("square", settle);
  return { app, run: await opened(app, "run") };
}

beforeEach(() => {
  loseSearches();
  furnish();
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("typing while a search opens withdraws it; Python and what else runs in it live on", async () => {
  const app = workbench("square", settle);
  begin(app, "run");
  setGiven(app, 0, "1");
  const { question, answer } = app.last("open");
  assert.deepEqual(app.orders, [{ type: "close", job: question.job }]);
  await answer(OPENED);
  mock.timers.tick(PATIENCE);
  assert.equal(app.restarts, 0);
  assert.deepEqual([app.state.run, app.state.view], [null, { kind: "draft" }]);
  begin(app, "run");
  await app.last("open").answer(OPENED);
  assert.equal(app.orders.at(-1)?.type, "run");
});

test("what is to be brought into sight is not forgotten as a search opens", async () => {
  const board = { getBoundingClientRect: () => ({ top: 0, bottom: 300 }) };
  Object.assign(globalThis.document, { getElementById: () => board, querySelector: () => board });
  Object.assign(globalThis, { innerHeight: 800 });
  const app = workbench("square", settle);
  begin(app, "run");
  app.state.sought = "panel-tree"; // of a panel that is not drawn yet
  await app.last("open").answer(OPENED);
  assert.equal(app.state.sought, "panel-tree");
});

test("stopping one that opens puts the one before away too, in the worker as well", async () => {
  const { app, run } = await running();
  report(run.job, "done");
  begin(app, "run");
  stop(app);
  await app.last("open").answer(OPENED);
  assert.ok(app.orders.some(({ type, job }) => type === "close" && job === run.job));
  assert.deepEqual([app.state.run, app.state.view], [null, { kind: "draft" }]);
});

test("Solve and Step after Stop are about a new search, also before the old one has said that it stopped", async () => {
  for (const [press, ordered] of /** @type {const} */ ([
    [toggle, "run"],
    [step, "step"],
  ])) {
    const { app, run } = await running();
    report(run.job, "paused");
    stop(app);
    press(app);
    report(run.job, "stopped");
    assert.deepEqual(app.state.view, { kind: "run" });
    const { question, answer } = app.last("open");
    assert.notEqual(question.job, run.job);
    await answer(OPENED);
    assert.deepEqual(app.orders.at(-1), { type: ordered, job: question.job });
  }
});

test("a run whose worker died keeps what it had found and says what is known", async () => {
  const { app, run } = await running();
  report(run.job, "running", 12);
  loseSearches();
  assert.equal(app.state.run, run);
  assert.deepEqual([run.lost, run.progress?.state, run.progress?.solutions], [true, "stopped", 12]);
  assert.match(run.progress?.verdict.en ?? "", /at least 12/);
});

test("solutions grow where they were found, each once", async () => {
  const { run } = await running();
  for (const solutions of [3, 3, 10]) report(run.job, "running", solutions);
  assert.equal(run.leaves[30], 10);
});

test("one that plans says so, and is ended without a word to anything else", async () => {
  const app = workbench("square", settle);
  begin(app, "run");
  const { question, answer } = app.last("open");
  report(question.job, "running");
  assert.equal(app.state.run?.progress?.state, "running");
  assert.deepEqual([isAlive(app.state.run), isRunning(app.state.run), isGoing(app.state.run)], [true, false, true]);
  stop(app);
  assert.deepEqual(app.orders, [{ type: "close", job: question.job }]);
  assert.deepEqual([app.state.run, app.state.view], [null, { kind: "draft" }]);
  await answer({ type: "refused", faults: [] });
  mock.timers.tick(PATIENCE);
  assert.equal(app.restarts, 0);
  assert.equal(app.state.notice?.words.en, "The search was ended before it had a result.");
});

test("the button that was pressed last while it plans is what it is ordered when it is open", async () => {
  for (const [presses, ordered] of /** @type {const} */ ([
    [[], "run"],
    [[toggle], "pause"],
    [[toggle, toggle], "run"],
    [[step], "step"],
  ])) {
    const app = workbench("square", settle);
    begin(app, "run");
    for (const press of presses) press(app);
    assert.equal(app.orders.length, 0);
    await app.last("open").answer(OPENED);
    assert.equal(app.orders.at(-1)?.type, ordered);
  }
});

test("each of several steps is taken, also those that are asked for before the search is open and before it tells", async () => {
  for (const press of [step, forward]) {
    const app = workbench("square", settle);
    press(app);
    press(app);
    await app.last("open").answer(OPENED);
    press(app);
    assert.deepEqual(
      app.orders.map(({ type }) => type),
      ["step", "step", "step"],
    );
    assert.equal(app.asked.filter(({ question }) => question.type === "open").length, 1);
  }
});

test("where Watch says why a search was not started, nothing of the one before stands beside it", async () => {
  for (const open of [false, true]) {
    const { app, run } = await running();
    report(run.job, "done");
    app.state.watch.open = open;
    begin(app, "slice");
    await app.last("open").answer({ type: "refused", faults: [] });
    assert.equal(app.state.run, open ? null : run);
    assert.equal(app.orders.at(-1)?.type, open ? "close" : "run");
  }
});

test("why a search was not started is in a notice, only read out where the board shows it, and left to Watch in Watch", async () => {
  const said = { en: "no.", ja: "否。" };
  for (const [option, open, notice] of /** @type {const} */ ([
    [null, false, { text: "The search did not start. no.", unseen: true }],
    ["elsewhere", false, { text: "The search did not start. no.", unseen: true }],
    ["order", false, { text: "The search did not start. Order: no.", unseen: false }],
    [null, true, undefined],
  ])) {
    const app = workbench("square", settle);
    app.state.watch.open = open;
    begin(app, "slice");
    const faults = [{ cell: option ? null : 0, option, words: said }];
    await app.last("open").answer({ type: "refused", faults });
    assert.deepEqual(app.state.faults, faults);
    const { words, unseen } = app.state.notice ?? {};
    assert.deepEqual(words && { text: words.en, unseen }, notice);
  }
});
