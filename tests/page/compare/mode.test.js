/** Compare: two strategies begin at once. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { enterCompare, growAnew, leaveCompare } from "../../../web/app/compare/index.js";
import { openPuzzle, settle } from "../../../web/app/draft_effects.js";
import { append, emptyDraft, modeOf, SOLVED } from "../../../web/app/state/index.js";
import { beginAwaited, chooseBeside } from "../../../web/app/tree/index.js";
import { CATALOG, furnish, OPENED, opened, workbench } from "../workbench.js";

const PROGRESS = { state: "running", listed: 0, solutions: 0, rows: [] };

/** A page whose puzzle has these strategies that report their steps, the plainest first, and one that does not. @type {(...names: string[]) => ReturnType<typeof workbench>} */
function bench(...names) {
  const app = workbench("square", settle);
  const walk = /** @type {typeof CATALOG.strategies[number]} */ (CATALOG.strategies.find(({ walked }) => walked));
  const walked = names.map((name) => ({ ...walk, name }));
  app.state.catalog = { ...CATALOG, strategies: [...walked, ...CATALOG.strategies] };
  app.state.puzzle = { ...app.state.puzzle, strategies: [...names, "plain"] };
  return app;
}

beforeEach(() => void furnish());

test("the best begins, and the plainest that cuts as soon as its tree grows", async () => {
  const app = bench("all", "prune", "best");
  enterCompare(app);
  assert.equal(modeOf(app.state), "compare");
  assert.equal(app.last("open").question.strategy, "best");
  assert.equal(app.state.tree.beside, "prune");
  await app.last("open").answer(OPENED);
  Object.assign(/** @type {object} */ (app.state.run), { progress: PROGRESS });
  beginAwaited(app);
  assert.equal(app.last("open").question.strategy, "prune");
});

for (const [chosen, second] of [
  ["prune", "best"],
  ["all", "prune"],
])
  test(`what was chosen stays, with another beside it: ${chosen}`, () => {
    const app = bench("all", "prune", "best");
    app.state.draft.strategy = /** @type {string} */ (chosen);
    enterCompare(app);
    assert.deepEqual([app.last("open").question.strategy, app.state.tree.beside], [chosen, second]);
  });

test("where there is one alone, it has nothing beside it", () => {
  const app = bench("only");
  enterCompare(app);
  assert.deepEqual([app.last("open").question.strategy, app.state.tree.beside], ["only", ""]);
});

for (const [strategies, usual, second] of /** @type {const} */ ([
  [["all", "prune", "best"], "best", "all"],
  [["all", "prune", "best"], "all", "prune"],
  [["prune", "best"], "best", "prune"],
]))
  test(`the second strategy stays with another puzzle that has it too, beside its own: ${strategies}, ${usual}`, () => {
    const app = bench("all", "prune", "best");
    enterCompare(app);
    chooseBeside(app, "all");
    const other = { ...app.state.puzzle, name: "other", strategies: [...strategies], strategy: usual };
    openPuzzle(app, other, emptyDraft(other), []);
    growAnew(app);
    assert.deepEqual([app.last("open").question.strategy, app.state.tree.beside], [usual, second]);
  });

test("what is left before Python is ready does not begin afterwards", () => {
  const app = bench("all", "prune", "best");
  app.state.loading = { ...app.state.loading, stage: "starting" };
  enterCompare(app);
  assert.ok(app.state.wanted);
  leaveCompare(app);
  assert.deepEqual([app.state.wanted, app.state.tree.awaited, modeOf(app.state)], [null, false, "solve"]);
});

test("what is still to be brought into sight when Python is ready stays so", () => {
  const app = bench("all", "prune", "best");
  app.state.loading.stage = "starting";
  enterCompare(app);
  app.state.sought = "panel-tree"; // at the next drawing, which is late
  app.state.loading.stage = "ready";
  app.state.wanted?.();
  assert.deepEqual([app.last("open").question.strategy, app.state.sought], ["best", "panel-tree"]);
});

test("a search that was paused goes on, and one of another strategy is left alone", async () => {
  for (const [chosen, orders] of /** @type {const} */ ([
    ["best", ["step", "run"]],
    ["plain", ["step"]],
  ])) {
    const app = bench("all", "prune", "best");
    app.state.draft.strategy = chosen;
    const run = await opened(app, "step");
    Object.assign(run, { progress: { ...PROGRESS, state: "paused" } });
    enterCompare(app);
    assert.deepEqual(
      app.orders.map(({ type }) => type),
      orders,
    );
  }
});

test("a search of moves is played to its first solution, because at full speed it would not report every move", async () => {
  const app = workbench("game", settle);
  app.state.puzzle = { ...app.state.puzzle, strategies: ["walk"] };
  app.state.draft.strategy = "walk";
  enterCompare(app);
  await app.last("open").answer(OPENED);
  assert.deepEqual(
    app.orders.map(({ type }) => type),
    ["slice"],
  );
  const { run } = app.state;
  assert.deepEqual([run?.playing, run?.until?.kind, run?.sampled], [true, SOLVED, false]);
});

test("a search of moves that was paused is played on to its next solution", async () => {
  const app = workbench("game", settle);
  app.state.puzzle = { ...app.state.puzzle, strategies: ["walk"] };
  app.state.draft.strategy = "walk";
  const run = await opened(app, "step");
  Object.assign(run, { progress: { ...PROGRESS, state: "paused" } });
  enterCompare(app);
  assert.deepEqual([run.playing, run.until?.kind, app.orders.map(({ type }) => type)], [true, SOLVED, ["step"]]);
});

test("a tree of moves that lacks most of them is grown anew", async () => {
  const app = workbench("game", settle);
  app.state.puzzle = { ...app.state.puzzle, strategies: ["walk"] };
  app.state.draft.strategy = "walk";
  const run = await opened(app, "run");
  append(run.tape, Uint32Array.of(1));
  Object.assign(run, { progress: { ...PROGRESS, state: "done" } });
  enterCompare(app);
  await app.last("open").answer(OPENED);
  assert.notEqual(app.state.run, run);
  assert.deepEqual([app.orders.at(-1)?.type, app.state.run?.sampled], ["slice", false]);
});
