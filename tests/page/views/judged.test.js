/** Notes filled in and cleaned up by the page, what it makes of the user's own, and how it judges a puzzle. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "../native/page.js";
import { SUDOKU, WIKIPEDIA, WIKIPEDIA_SOLVED } from "../native/puzzles.js";
import { nameOf, sentence } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const [ADVICE, NOTED] = ["#advice", ".board .marks.own text"];
const [FIRST = -1, SECOND = -1] = [...WIKIPEDIA].flatMap((value, cell) => (value === "." ? cell : []));

/** @param {Workbench} page @param {string} name */
const isOffered = (page, name) => page.named(name).length === 1;

test("notes are filled in, cleaned up and believed", async () => {
  const page = await openPage(SUDOKU);
  await page.ready();
  await sentence("every empty cell gets what no line excludes; one step of undo takes all back", async () => {
    await page.ask("Fill in pencil marks");
    await page.until(() => page.described(FIRST) === "pencilled in: 1, 2, 4.");
    await page.says(ADVICE, "one condition at a time");
    const filled = page.count(NOTED);
    await page.removes(NOTED, () => page.press("Undo"));
    await page.press("Redo");
    await page.has(NOTED, filled);
  });
  await sentence("what stands takes its notes when they are cleaned up", async () => {
    await page.type({ [FIRST]: WIKIPEDIA_SOLVED[FIRST] ?? "" });
    await page.ask("Clean up pencil marks");
    await page.says(ADVICE, "removed.");
    await page.ask("Clean up pencil marks");
    await page.says(ADVICE, "No pencil mark had to go.");
  });
  await sentence("Check and Hint say where they exclude what belongs there", async () => {
    page.cell(SECOND).focus();
    await page.drawn();
    await page.key("n", WIKIPEDIA_SOLVED[SECOND] ?? "");
    await page.press("Check");
    await page.says(ADVICE, "pencil marks or crosses in the marked cell exclude");
    await page.press("Hint");
    await page.says(ADVICE, "exclude what belongs here");
  });
  await sentence("queens get their crosses", async () => {
    await page.follow("#puzzle=queens&own=0:1");
    await page.ask("Fill in crosses");
    await page.has(".board .crossed", 14); // a column and a diagonal
    await page.removes(".board .crossed", () => page.press("Undo"));
  });
});

test("help is there from the start where the clues are on the board", async () => {
  const page = await openPage("#puzzle=nonogram", { python: false });
  for (const name of ["Hint", "Check"]) await page.until(() => isOffered(page, name));
  await page.go("#puzzle=kakuro");
  for (const name of ["Hint", "Check"]) await page.until(() => isOffered(page, name));
  await page.go("#puzzle=queens"); // which is nothing but its rules
  await page.until(() => page.named("Hint").length === 0);
});

test("a puzzle is judged", async () => {
  const page = await openPage(SUDOKU);
  await page.ready();
  await sentence("without a wrong number of one's own, which is named", async () => {
    await page.type({ 2: "1" }); // it is 4
    await page.ask("How hard?");
    await page.says(ADVICE, "Easy");
    await page.ask("Count");
    await page.says(ADVICE, "There is no solution. ");
    await page.says(ADVICE, "1 in row 1, column 3, with ");
  });
  await sentence("by any rules", async () => {
    await page.follow("#puzzle=kakuro");
    await page.ask("How hard?");
    await page.reads(ADVICE, "Easy: one rule at a time");
  });
  await sentence("a board that is too large for steps says so", async () => {
    await page.follow("#puzzle=nonogram&option.runs=25"); // 625 cells
    await page.reads(".strategy select option", ["Compiled", "Learn", "Propagate", "Restarts"]);
    await page.solve();
    await page.over("exactly 1 solution");
    await page.says(".narration", "too large for the steps");
    assert.deepEqual(page.named("Step").map(nameOf), []);
  });
});
