/** New puzzles: what the worker has made comes onto the board, and onto paper, with the options that hold its clues. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { makePuzzle } from "../../../web/app/assist/index.js";
import { receive } from "../../../web/app/engine/index.js";
import { makeSheet } from "../../../web/app/export/index.js";
import { levelsOf, scaleOf } from "../../../web/app/state/index.js";
import { furnish, heard, OPENED, workbench } from "../workbench.js";

/** @import { Ability, Progress } from "../../../web/worker/protocol.js" */
/** @typedef {ReturnType<typeof workbench>} Bench */

beforeEach(() => void furnish());

/** A page with a puzzle that has these abilities. @type {(...abilities: Ability[]) => Bench} */
function able(...abilities) {
  const app = workbench();
  app.state.puzzle = { ...app.state.puzzle, abilities };
  return app;
}

/** The worker ends the job that was asked for last. @type {(app: Bench, type: "assist" | "open", last: Partial<Progress>) => Promise<void>} */
async function done(app, type, last) {
  const { question, answer } = app.last(type);
  await answer(OPENED);
  const progress = /** @type {Progress} */ ({ state: "done", elapsed: 1, ...last });
  receive({ type: "progress", job: question.job, progress, events: new Uint32Array() });
  await heard();
}

test("puzzles made of clues are rated on a scale of their own", () => {
  assert.equal(scaleOf(able("generate", "clues").state), "clueLevels");
  assert.equal(scaleOf(able("generate", "batch").state), "levels");
  assert.equal(scaleOf(able("generate").state), null);
});

test("the level is asked for where puzzles are rated, and the clues become the options", async () => {
  const app = able("generate", "clues");
  Object.assign(app.state.aid.options, { level: "hard", seed: "7" });
  makePuzzle(app);
  assert.equal(app.last("assist").question.request.level, "hard");
  await done(app, "assist", { result: { options: { order: "3" }, givens: { 1: "2" }, left: 5 } });
  const { options, givens, posed } = app.state.draft;
  assert.deepEqual({ options, givens, posed }, { options: { order: "3" }, givens: { 1: "2" }, posed: [1] });
});

test("a level that no new puzzle of these rules has is neither offered nor asked for", () => {
  const app = able("generate", "clues");
  app.state.aid.options.level = "medium";
  assert.deepEqual(levelsOf(app.state), ["", "easy", "hard", "expert"]);
  makePuzzle(app);
  assert.equal(app.last("assist").question.request.level, "");
});

test("a puzzle without clues keeps its options, and one that is not rated has no level", async () => {
  const app = able("generate");
  app.state.aid.options.level = "hard";
  makePuzzle(app);
  assert.equal(app.last("assist").question.request.level, "");
  const { options } = app.last("assist").question.task;
  await done(app, "assist", { result: { givens: { 0: "1" } } });
  assert.deepEqual(app.state.draft.options, options);
  assert.deepEqual(app.state.draft.givens, { 0: "1" });
});

test("a worksheet has the drawing of each puzzle", async () => {
  const app = able("generate", "clues");
  Object.assign(app.state.sheetOptions, { number: 2, seed: "1", level: "easy" });
  makeSheet(app);
  for (const order of ["3", "4"]) {
    await done(app, "assist", { result: { options: { order }, givens: {} } });
    await done(app, "open", { listed: 1 });
    await app.last("list").answer({ type: "listed", first: 0, found: [[1, 2, 3, 4]] });
    const { question, answer } = app.last("show");
    assert.deepEqual(question.options, { order });
    const drawing = { ...app.state.shown.drawing, labels: [order] };
    await answer({ type: "shown", shown: { ...app.state.shown, drawing } });
  }
  const { sheet } = app.state;
  assert.ok(sheet);
  assert.deepEqual(
    sheet.made.map(({ drawing, values }) => [drawing.labels, values]),
    [
      [["3"], [1, 2, 3, 4]],
      [["4"], [1, 2, 3, 4]],
    ],
  );
  assert.deepEqual([sheet.level, sheet.scale, sheet.going], ["easy", "clueLevels", false]);
});

test("a worksheet does not wait until it is known how hard a puzzle is", async () => {
  const app = able("generate");
  Object.assign(app.state.sheetOptions, { number: 1, seed: "1" });
  makeSheet(app);
  await done(app, "assist", { state: "running", result: { attempt: 1, left: 3 } });
  assert.equal(app.last("open"), undefined);
  await done(app, "assist", { state: "running", result: { givens: { 0: "1" } } });
  assert.deepEqual(app.last("open").question.task.givens, { 0: "1" });
});

test("a worksheet with too few givens is given up after three puzzles far from it, after ten near it", async () => {
  const givens = { 0: "1", 1: "2", 2: "3" };
  for (const [wanted, tries] of /** @type {const} */ ([
    ["1", 3],
    ["2", 10],
  ])) {
    const app = able("generate");
    Object.assign(app.state.sheetOptions, { number: 1, seed: "1", givens: wanted });
    makeSheet(app);
    const { sheet } = app.state;
    assert.ok(sheet);
    for (let passed = 0; passed < tries; passed += 1) {
      assert.deepEqual([sheet.passed, sheet.going], [passed, true]);
      await done(app, "assist", { result: { givens } });
    }
    assert.deepEqual([sheet.passed, sheet.fewest, sheet.going], [tries, 3, false]);
  }
});
