/** All-different puzzles: hints and candidates, what is counted, and what is made. How they are typed and read from files: tests/site/test_all_different.py. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "../native/page.js";
import { SUDOKU, WIKIPEDIA, WIKIPEDIA_SOLVED } from "../native/puzzles.js";
import { sentence } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const [ADVICE, TECHNIQUE, MARKS] = ["#advice", "#advice .technique", ".board .marks.own"];
const EMPTY = "#puzzle=sudoku&v=2";
const SMALL = "#puzzle=sudoku&option.size=4&v=2";
const [MAKE, MADE] = ["Make a puzzle", ".generate .made"];

/** What the cells say, dots for empty ones. @param {Workbench} page */
const board = (page) => page.board().join("");

/** Waits until the cells say something that is so. @type {(page: Workbench, holds: (said: string) => unknown) => Promise<string>} */
async function said(page, holds) {
  await page.until(
    () => holds(board(page)),
    () => board(page),
  );
  return board(page);
}

/** @type {(page: Workbench, values: string) => Promise<string>} */
const expectOnBoard = (page, values) => said(page, (now) => now === values);

/** Whether two cells are in one row, column or box. @type {(cell: number, other: number) => boolean} */
function seeEachOther(cell, other) {
  const row = (/** @type {number} */ at) => Math.floor(at / 9);
  const boxOf = (/** @type {number} */ at) => 3 * Math.floor(at / 27) + Math.floor((at % 9) / 3);
  return row(cell) === row(other) || cell % 9 === other % 9 || boxOf(cell) === boxOf(other);
}

/** For all empty cells together, the values that stand in no row, column or box of theirs. @type {(values: string) => number} */
function openValues(values) {
  const all = [...values];
  const open = (/** @type {number} */ cell) =>
    9 - new Set(all.filter((value, other) => value !== "." && seeEachOther(cell, other))).size;
  return all.reduce((sum, value, cell) => sum + (value === "." ? open(cell) : 0), 0);
}

/** Follows a hint to its end, and does what it says. @param {Workbench} page */
async function doIt(page) {
  await page.press("Tell more");
  await page.removes(TECHNIQUE, () => page.press("Do it"));
}

/** @type {(page: Workbench, seed: string) => Promise<void>} */
const sow = async (page, seed) => page.fill(await page.labelledOnce("Seed"), seed);

/** @type {(page: Workbench, difficulty: string) => Promise<void>} */
const grade = async (page, difficulty) => page.select(await page.labelledOnce("Difficulty"), difficulty);

test("help is given with a puzzle", async () => {
  const page = await openPage(SUDOKU);
  await page.ready();
  await sentence("a hint goes from the place to the rule to the value, and is filled in", async () => {
    await page.press("Hint");
    await page.says(ADVICE, "Look at");
    assert.equal(page.named("Do it").length, 0);
    await page.press("Tell more");
    await page.says(ADVICE, "only one place left");
    await page.has(".spot.looked", 9);
    await page.lacks(".board .spot:not(.looked) .marks");
    await page.has(".board .spot.looked .marks");
    await doIt(page);
    const after = await said(page, (now) => now !== WIKIPEDIA);
    const changed = [...after].flatMap((value, cell) => (value === WIKIPEDIA[cell] ? [] : cell));
    const [cell = -1] = changed;
    assert.deepEqual(
      changed.map((at) => after[at]),
      [WIKIPEDIA_SOLVED[cell]],
    );
    await page.press("Undo");
    await page.expectBoard({ [cell]: "" });
  });
  await sentence("candidates follow what is typed", async () => {
    await page.ask("Show possible numbers");
    await page.press("Show");
    await page.reads(ADVICE, "There is exactly one solution.");
    await page.has(".pencilled.certain", 51);
  });
  await sentence("the walk shows the candidates of each moment", async () => {
    await page.press("Step");
    const given = 81 - WIKIPEDIA.split(".").length + 1;
    await page.says(".moment", `${given} /`);
    await page.has(".marks text", openValues(WIKIPEDIA));
    for (const moment of [1, 2, 3]) {
      await page.key("n");
      await page.says(".moment", `${given + moment} /`);
    }
    const now = await said(page, (values) => values.split(".").length === WIKIPEDIA.split(".").length - 3);
    await page.has(".marks text", openValues(now));
    await page.press("Stop");
    await page.goBack();
    await expectOnBoard(page, WIKIPEDIA);
  });
  await sentence("what is possible is nothing once there is no solution", async () => {
    await page.type({ 10: "2" }); // in the solution it is 7
    await page.reads(ADVICE, "There is no solution.");
    await page.lacks(".pencilled, .marks");
  });
  await page.follow(EMPTY);
  await sentence("a wrong number filled into a puzzle is pointed at", async () => {
    await page.takeExample("Wikipedia's example");
    await page.type({ 2: "1" }); // it is 4; no rule is broken yet
    await page.press("Hint");
    await page.says(ADVICE, "A number filled in is wrong.");
    await page.has(".spot.wrong", 1);
  });
  await sentence("what a hint excludes is pencilled, and forgotten with its marks", async () => {
    for (let time = 0; time < 2; time++) {
      await page.takeExample("A. Inkala, 2010");
      await page.expectBoard({ 2: "5", 3: "3" });
      await page.lacks(MARKS);
      for (const technique of ["Hidden single", "Hidden single", "Hidden pair"]) {
        await page.press("Hint");
        await page.press("Tell more");
        await page.reads(TECHNIQUE, technique);
        await doIt(page);
        await page.until(() => !page.named("Hint")[0]?.hasAttribute("disabled"));
      }
      await page.has(MARKS, 2);
    }
  });
});

test("help speaks Japanese", async () => {
  const page = await openPage(SUDOKU, { languages: ["ja-JP"] });
  await page.ready();
  await page.press("ヒント");
  await page.says(ADVICE, "注目してください");
  await page.ask("解を数える");
  await page.reads(ADVICE, "解はちょうど 1 通りです。");
  await page.ask("難しさは？");
  await page.says(ADVICE, "初級");
});

test("solutions are counted", async () => {
  const page = await openPage(SMALL, { shelf: true });
  await page.ready();
  await sentence("without being listed", async () => {
    await page.has(".board input.cell", 16);
    page.cell(0).focus();
    await page.ask("Count");
    await page.reads(ADVICE, "Exactly 288 solutions.");
  });
  await sentence("of a whole grid, and the counting is stopped", async () => {
    await page.selectOption("size", "9");
    await page.has(".board input.cell", 81);
    await page.ask("Count");
    await page.says(ADVICE, "6,670,903,752,021,072,936,960");
    await page.type({ 0: "1" });
    await page.ask("Count");
    await page.press("Stop", `${ADVICE} button`);
    await page.reads(ADVICE, "Stopped.");
  });
  await page.follow("#puzzle=sudoku&strategy=backtrack&v=2");
  await sentence("the search of the empty grid begins in order", async () => {
    await page.solve();
    await page.until(() => page.named("Solution 1").length === 1);
    await page.press("Stop");
    await page.press("Solution 1");
    await page.expectBoard({ 0: "1", 1: "2", 2: "3", 8: "9", 9: "4" });
  });
});

test("puzzles are made", async () => {
  const page = await openPage(SMALL);
  await page.ready();
  await sentence("one that cannot be is given up", async () => {
    await page.has(".board input.cell", 16);
    await page.unfold("generate");
    await grade(page, "expert");
    await page.press(MAKE);
    await page.tells("No puzzle of this difficulty was found"); // a thousand attempts
    await page.until(() => page.named(MAKE).length === 1 && !page.named(MAKE)[0]?.hasAttribute("disabled"));
  });
  await sentence("the same for the same seed", async () => {
    await page.follow(SUDOKU);
    await page.unfold("generate");
    await sow(page, "7");
    await grade(page, "easy");
    await page.press("Symmetric", "input[type=checkbox]");
    await page.press(MAKE);
    await page.says(MADE, /^\d+ givens, seed 7\..* was there\. \S/);
    const made = await said(page, (now) => now !== WIKIPEDIA);
    const given = [...made].flatMap((value, cell) => (value === "." ? [] : cell));
    assert.deepEqual(given, given.map((cell) => 80 - cell).reverse());
    await page.press("Undo");
    await expectOnBoard(page, WIKIPEDIA); // which undo brings back
    await page.press(MAKE); // what it said the first time may still stand
    await expectOnBoard(page, made);
    await sow(page, "-1");
    await page.press(MAKE);
    await page.says(".generate .option.fault", "whole number from 0");
  });
  await page.follow(EMPTY);
  await sentence("an empty grid is filled at random", async () => {
    await sow(page, "3");
    await page.press("Fill at random");
    await page.has(MADE);
    const filled = [..."123456789".repeat(9)].sort().join("");
    await said(page, (now) => [...now].sort().join("") === filled);
    await page.lacks(".faults li");
  });
  await page.follow("#puzzle=futoshiki&option.signs=4");
  await sentence("the clues of a new puzzle stand in its option, as if typed", async () => {
    await page.has(".board input.cell", 16);
    await page.unfold("generate");
    await grade(page, "easy");
    await sow(page, "7");
    await page.press(MAKE);
    await page.says(MADE, /\d+ clues, seed 7\..*Easy: one rule/);
    await page.unfold("settings");
    await page.holds(".option [name='signs']", /^[.<>]{3}( [.v^]{4} [.<>]{3}){3}$/);
    assert.equal(page.named("Fill at random").length, 0);
  });
});

test("the making of a puzzle is stopped", async () => {
  const page = await openPage(SMALL);
  await page.hold("generate");
  await page.has(".board input.cell", 16);
  await page.unfold("generate");
  await grade(page, "expert"); // of which none comes out
  await page.press(MAKE);
  await page.says(".generate", "attempt");
  await page.press("Stop: New puzzle");
  await page.says(".generate", "Stopped.");
});
