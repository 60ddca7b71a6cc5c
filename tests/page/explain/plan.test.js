/** The plan on the board: the numbers of its steps, and how they are played. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { sceneOf } from "../../../web/app/board/scene.js";
import { planToggled, pointAt, refreshPlan, togglePlan } from "../../../web/app/explain/index.js";
import { append, REMOVED, taskOf, watchable } from "../../../web/app/state/index.js";
import { gridState, watchRun } from "../board/grid.js";

/** A page with the plan of a grid open, which fills the last cell first and chooses this alone. @type {(size: number) => any} */
function planned(size) {
  const state = gridState(size);
  const cells = [...Array(size * size).keys()].reverse();
  const rows = cells.map((cell, at) => ({ cell, letter: `x${cell}`, chosen: at === 0, reads: [] }));
  Object.assign(state.plan, { key: "k", answeredKey: "k", plan: { rows, paragraphs: [] } });
  state.panels = ["plan"];
  state.loading.stage = "asleep";
  return { state, draw() {} };
}

const numbers = (/** @type {any} */ { state }) => sceneOf(state).map(({ stepNumber }) => stepNumber);
const computedOf = (/** @type {any} */ state) => sceneOf(state).map(({ computed }) => computed ?? false);
const now = (/** @type {any} */ { state }) => [state.plan.step, state.plan.playing];

test("each cell bears the number of its step, and whether its value follows", () => {
  const app = planned(2);
  assert.deepEqual(numbers(app), [4, 3, 2, 1]);
  assert.deepEqual(
    sceneOf(app.state).map(({ computed }) => computed),
    [true, true, true, false],
  );
  app.state.panels = [];
  assert.deepEqual(numbers(app), [undefined, undefined, undefined, undefined]);
});

test("a board at rest shows which cells are computed, until something is filled in or the plan is another's", () => {
  const app = planned(2);
  const computed = () => computedOf(app.state);
  Object.assign(app.state, { panels: [], lasting: true });
  refreshPlan(app);
  assert.deepEqual(computed(), [false, false, false, false], "it is the plan of something else");
  const key = JSON.stringify([taskOf(app.state), watchable(app.state)?.name]);
  Object.assign(app.state.plan, { key, answeredKey: key });
  refreshPlan(app);
  assert.deepEqual(computed(), [true, true, true, false]);
  app.state.draft.givens = { 0: "1" };
  assert.deepEqual(computed(), [false, false, false, false]);
});

test("a search shows which of its cells its own plan computes", () => {
  const { state } = planned(2);
  Object.assign(state, { panels: [] });
  const run = watchRun(state);
  assert.deepEqual(computedOf(state), [true, true, true, false]);
  run.strategy = "another";
  assert.deepEqual(computedOf(state), [false, false, false, false]);
});

test("without a plan, a search shows which values followed, until they are taken back; givens do not follow", () => {
  const state = gridState(2, { 1: "2" });
  const [strategy] = state.catalog.strategies;
  const run = watchRun(state);
  const [alone, oneMore] = [1, 2].map((left) => left * 2 ** 18);
  const events = [512 + 1 + alone, 0 + oneMore, 2 * 512 + 1 + alone];
  append(run.tape, Uint32Array.from([...events, REMOVED * 2 ** 27 + 2 * 512 + 1]));
  run.at = 3;
  assert.deepEqual(computedOf(state), [false, false, false, false], "it tells nothing of the kind");
  Object.assign(strategy, { planned: false, deduces: true });
  assert.deepEqual(computedOf(state), [false, false, true, false]);
  run.at = 4;
  assert.deepEqual(computedOf(state), [false, false, false, false]);
});

test("numbers that would be too small are left out", () => {
  assert.equal(numbers(planned(6)).filter(Boolean).length, 36);
  assert.equal(numbers(planned(7)).filter(Boolean).length, 0);
});

test("played, the steps come one by one, each second, and it ends by itself", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const app = planned(2);
  togglePlan(app);
  for (const [at, seen] of [
    [0, [0, 0, 0, 1]],
    [1, [0, 0, 2, 1]],
    [2, [0, 3, 2, 1]],
    [3, [4, 3, 2, 1]],
  ]) {
    assert.deepEqual(now(app), [at, true]);
    assert.deepEqual(numbers(app), seen);
    mock.timers.tick(1000);
  }
  assert.deepEqual(now(app), [null, false]);
  mock.timers.tick(9000);
  assert.deepEqual(now(app), [null, false]);
});

test("stopped it goes on from there; pointing at a step, or closing the panel, ends it", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const app = planned(3);
  togglePlan(app);
  mock.timers.tick(1000);
  togglePlan(app);
  assert.deepEqual(now(app), [1, false]);
  mock.timers.tick(500);
  togglePlan(app); // its second is a whole one
  mock.timers.tick(500);
  assert.deepEqual(now(app), [1, true]);
  mock.timers.tick(500);
  assert.deepEqual(now(app), [2, true]);
  pointAt(app, 7);
  mock.timers.tick(9000);
  assert.deepEqual(now(app), [7, false]);
  togglePlan(app);
  app.state.panels = [];
  planToggled(app);
  mock.timers.tick(9000);
  assert.deepEqual(now(app), [null, false]);
});
