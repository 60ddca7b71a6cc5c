/** New puzzles: what the worker has made comes onto the board, and onto paper, with the options that hold its clues. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { makePuzzle } from "../../../web/app/assist/index.js";
import { receive } from "../../../web/app/engine/index.js";
import { leaveOtherSheet, makeSheet, sourcesOf } from "../../../web/app/export/index.js";
import { levelsOf, scaleOf } from "../../../web/app/state/index.js";
import { furnish, heard, OPENED, puzzle, workbench } from "../workbench.js";

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
  assert.deepEqual(levelsOf(app.state), ["", "easy", "hard", "expert", "extreme"]);
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

/** The worker says how many solutions the puzzle of a sheet has, and how it is drawn. @type {(app: Bench, listed: number) => Promise<void>} */
async function judged(app, listed) {
  await heard();
  await done(app, "open", { listed });
  await app.last("list").answer({ type: "listed", first: 0, found: [[1, 2, 3, 4]] });
  await app.last("show").answer({ type: "shown", shown: app.state.shown });
  await heard();
}

/** A page whose board has a clue, and a sheet of that board. @type {(givens: Record<number, string>, posed: number[]) => Promise<Bench>} */
async function clued(givens, posed) {
  const app = able("generate");
  const { shown } = app.state;
  /** @type {import("../../../web/worker/protocol.js").Label} */
  const clue = { cells: [0], text: "3", words: { en: "", ja: "" }, x: 0, y: 0, where: "corner" };
  app.state.shown = { ...shown, drawing: { ...shown.drawing, labels: [clue] } };
  Object.assign(app.state.draft, { givens, posed });
  assert.deepEqual(sourcesOf(app.state), ["new", "board"]);
  app.state.sheetOptions.source = "board";
  makeSheet(app);
  await heard();
  return app;
}

test("a board with clues is printed without any givens, and without what its reader has filled in", async () => {
  for (const givens of /** @type {Record<number, string>[]} */ ([{}, { 0: "1" }])) {
    const app = await clued(givens, []);
    assert.deepEqual(app.last("open").question.task.givens, {});
    await judged(app, 1);
    const { sheet } = app.state;
    assert.deepEqual([sheet?.made.map(({ givens }) => givens), sheet?.refused, sheet?.going], [[{}], 0, false]);
  }
});

test("its locked numbers are printed, and the others if its clues have several solutions", async () => {
  const locked = await clued({ 0: "1", 1: "2" }, [0]);
  assert.deepEqual(locked.last("open").question.task.givens, { 0: "1" });
  const app = await clued({ 0: "1" }, []);
  await judged(app, 2);
  assert.deepEqual(app.last("open").question.task.givens, { 0: "1" });
  await judged(app, 1);
  const { sheet } = app.state;
  assert.deepEqual([sheet?.made.map(({ givens }) => givens), sheet?.refused, sheet?.going], [[{ 0: "1" }], 0, false]);
});

test("an empty board without clues is no puzzle for paper", () => {
  assert.deepEqual(sourcesOf(able("generate").state), ["new"]);
});

test("a worksheet has no puzzle twice, others in its place, and ends where there are none", async () => {
  const app = able("generate");
  Object.assign(app.state.sheetOptions, { number: 3, seed: "1" });
  makeSheet(app);
  const { sheet } = app.state;
  assert.ok(sheet);
  for (const [givens, isNew] of /** @type {const} */ ([
    [{ 0: "1" }, true],
    [{ 0: "1" }, false],
    [{ 0: "2" }, true],
  ])) {
    await done(app, "assist", { result: { givens } });
    if (isNew) await judged(app, 1);
  }
  for (let repeated = 1; repeated < 10; repeated += 1) {
    assert.deepEqual([sheet.repeated, sheet.going], [repeated, true]);
    await done(app, "assist", { result: { givens: { 0: "1" } } });
  }
  assert.deepEqual([sheet.made.length, sheet.repeated, sheet.going], [2, 10, false]);
});

test("a worksheet is given up for another puzzle or another board, and for no other reason", () => {
  const app = able("generate");
  makeSheet(app);
  const { sheet } = app.state;
  leaveOtherSheet(app.state);
  assert.ok(sheet?.going);
  assert.equal(app.state.sheet, sheet);
  app.state.draft.options.order = "5";
  leaveOtherSheet(app.state);
  assert.deepEqual([app.state.sheet, sheet.going], [null, false]);
  makeSheet(app);
  app.state.puzzle = puzzle("other");
  leaveOtherSheet(app.state);
  assert.equal(app.state.sheet, null);
});
