/** Solving by hand: locked givens, pencil marks, colours, and what Python is asked. The clipboard, the clock and a phone: tests/site/test_by_hand.py. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, reloadPage } from "../native/page.js";
import { STAR_SOLVED, SUDOKU } from "../native/puzzles.js";
import { nameOf, sentence } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const [ADVICE, MARKS, COLOURED] = ["#advice", ".board .marks.own text", ".board .colour"];

/** Presses keys in a cell. @type {(page: Workbench, cell: number, ...keys: string[]) => Promise<void>} */
async function inCell(page, cell, ...keys) {
  page.cell(cell).focus();
  await page.drawn();
  await page.key(...keys);
}

test("givens are locked, and cells are pencilled and coloured", async () => {
  let page = await openPage(SUDOKU, { python: false });
  await sentence("givens of a link are locked, and unlocked with a button", async () => {
    await page.until(() => page.cell(0).readOnly);
    assert.equal(nameOf(page.cell(0)), "row 1, column 1, given");
    assert.equal(nameOf(page.cell(2)), "row 1, column 3");
    await inCell(page, 0, "7");
    await page.tells("Enter puzzle lets you change it");
    await page.type({ 2: "4" });
    await page.expectBoard({ 0: "5", 2: "4" });
    await page.press("Clear");
    await page.expectBoard({ 0: "5", 2: "" });
    await page.press("Enter puzzle");
    await page.type({ 0: "7" });
    await page.expectBoard({ 0: "7" });
    await page.press("Play", "[role=radio]");
    await page.until(() => page.cell(0).readOnly);
    for (let step = 0; step < 3; step++) await page.press("Undo");
    await page.expectBoard({ 0: "5" });
    await page.until(() => page.cell(0).readOnly);
  });
  page = await openPage(SUDOKU, { python: false });
  await sentence("cells are coloured with a click or a key", async () => {
    await page.press("Colour");
    await page.press("Blue, dotted");
    await page.click(page.cell(2));
    await page.click(page.cell(0)); // a given too
    await page.has(COLOURED, 2);
    await page.until(() => page.described(0) === "Blue, dotted");
    await inCell(page, 3, "4");
    await page.has(`${COLOURED}[data-colour='4']`, 1);
    await page.click(page.cell(2));
    await page.has(COLOURED, 2);
    await page.press("Undo");
    await page.has(COLOURED, 3);
    await page.press("Colour");
  });
  page = await openPage(SUDOKU, { python: false });
  await sentence("pencil marks are typed, and come back with undo", async () => {
    await page.lacks(COLOURED);
    await inCell(page, 2, "Space");
    await page.until(() => page.named("Pencil")[0]?.getAttribute("aria-pressed") === "true");
    await page.key("1", "4", "2", "1");
    await page.reads(MARKS, ["2", "4"]);
    await page.until(() => page.described(2) === "pencilled in: 2, 4.");
    await page.expectBoard({ 2: "" });
    await page.key("ArrowRight", "6", "n", "6");
    await page.expectBoard({ 3: "6" });
    await page.reads(MARKS, ["2", "4"]);
    await page.key("Control+z");
    await page.reads(MARKS, ["2", "4", "6"]);
  });
  await sentence("pencil marks come back with a visit", async () => {
    page = await reloadPage({ python: false });
    await page.reads(MARKS, ["2", "4", "6"]);
    await inCell(page, 2, "n", "Backspace");
    await page.reads(MARKS, ["6"]);
    await inCell(page, 2, "n");
  });
  page = await openPage("#puzzle=magic-star&v=2", { python: false });
  await sentence("marks of two digits are typed as they are read", async () => {
    await inCell(page, 0, "n", "1", "2", "5", "1", ",", "2"); // at once, or after a comma
    await page.reads(MARKS, ["1", "2", "5", "12"]);
    await page.key("n");
  });
  await sentence("a reload does not lock what was not locked", async () => {
    await page.type({ 1: "7" });
    page = await reloadPage({ python: false });
    await page.expectBoard({ 1: "7" });
    assert.ok(!page.cell(1).readOnly);
  });
  page = await openPage("#puzzle=queens", { python: false });
  await sentence("queens are noted square by square", async () => {
    const square = (/** @type {number} */ at) => /** @type {HTMLElement} */ (page.all(".board .cell.piece")[at]);
    await page.has(".board .cell.piece", 64);
    square(0).focus();
    await page.drawn();
    await page.press("Cross");
    for (const at of [3, 4]) await page.click(square(at));
    await page.has(".board .crossed", 2);
    await page.press("Colour");
    await page.click(square(9));
    await page.has(COLOURED, 1);
    await page.press("Colour");
    await page.click(square(3));
    await page.has(".board .crossed", 1);
    await page.click(square(3));
    await page.until(() => square(3).getAttribute("aria-pressed") === "true");
  });
});

test("several cells are filled in at once", async () => {
  const several = "#puzzle=sudoku&given=0:5,30:7&v=2";
  let page = await openPage(several, { python: false });
  const arePicked = (/** @type {number} */ many) => page.has(".board .sight-picked", many);
  await sentence("Shift with the arrows picks, and a number goes into all of them as one change", async () => {
    await inCell(page, 10, "Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowDown");
    await arePicked(4);
    assert.equal(page.described(21), "Chosen together with others.");
    await page.key("4");
    await page.expectBoard({ 10: "4", 11: "4", 12: "4", 21: "4", 13: "" });
    await page.key("Delete");
    await page.expectBoard({ 10: "", 11: "", 12: "", 21: "" });
    await page.press("Undo");
    await page.expectBoard({ 10: "4", 11: "4", 12: "4", 21: "4" });
    await page.press("Undo");
    await page.expectBoard({ 10: "", 11: "", 12: "", 21: "" });
  });
  await sentence("a mark that some have comes to all; one that all have goes", async () => {
    await inCell(page, 2, "n", "3", "Shift+ArrowRight", "3");
    await page.has(".board .marks", 2);
    await page.removes(".board .marks", () => page.key("3"));
  });
  await sentence("Escape and a plain arrow let them go", async () => {
    await arePicked(2);
    await page.key("Escape");
    await arePicked(0);
    await page.key("Shift+ArrowRight");
    await arePicked(2);
    await page.key("ArrowRight");
    await arePicked(0);
  });
  page = await openPage(several, { python: false });
  await sentence("marks in the middle stand beside the others and come back", async () => {
    const marks = ".board .marks text";
    await inCell(page, 2, "n", "1", "2", "m", "7", "8");
    await page.reads(marks, ["1", "2", "78"]);
    assert.equal(page.described(2), "pencilled in: 1, 2. pencilled in: 7, 8.");
    assert.equal(page.named("Centre")[0]?.getAttribute("aria-pressed"), "true");
    page = await reloadPage({ python: false });
    await page.reads(marks, ["1", "2", "78"]);
    await page.press("Centre"); // erasing takes those of the middle only
    await inCell(page, 2, "Backspace");
    await page.reads(marks, ["1", "2"]);
    await page.press("Undo");
    await page.reads(marks, ["1", "2", "78"]);
  });
});

test("Python helps as far as it is asked to", async () => {
  const page = await openPage(SUDOKU);
  await page.ready();
  await sentence("Check says whether it can still be solved", async () => {
    await page.press("Check");
    await page.reads(ADVICE, "Yes, it can still be solved.");
    await page.type({ 2: "1" }); // it is 4; no rule is broken yet
    await page.reads(ADVICE, "");
    await page.press("Check");
    await page.says(ADVICE, "No");
  });
  await sentence("Escape closes a hint, from a cell too", async () => {
    await page.press("Hint");
    await page.until(() => page.named("Close", "#advice button").length === 1);
    await inCell(page, 3, "Escape");
    await page.reads(ADVICE, "");
  });
  await sentence("a number clears marks only when it is asked to", async () => {
    await page.press("Undo");
    await page.expectBoard({ 2: "" });
    for (const cell of [2, 3]) await inCell(page, cell, "n", "4", "n");
    await page.type({ 5: "4" });
    await page.expectBoard({ 5: "4" });
    await page.reads(MARKS, ["4", "4"]);
    await page.press("Undo");
    await page.press("Pencil");
    await page.press("Tidy pencil marks automatically", "input[type=checkbox]");
    await page.press("Pencil");
    await page.removes(MARKS, () => page.type({ 5: "4" }));
  });
  await sentence("Check knows puzzles of sums too", async () => {
    await page.follow("#puzzle=magic-star&given=0:1,1:2,2:4");
    await page.press("Check");
    await page.reads(ADVICE, "Yes, it can still be solved.");
    await page.type({ 3: "3" });
    await page.reads(ADVICE, "");
    await page.press("Check");
    await page.says(ADVICE, "No");
  });
  await sentence("a hint for sums goes from the place to the reason to the value", async () => {
    await page.press("Undo");
    await page.expectBoard({ 3: "" });
    await page.press("Hint");
    await page.says(ADVICE, "try cell d");
    await page.press("Tell more");
    await page.says(ADVICE, "Every attempt with");
    await page.press("Tell more");
    await page.says(ADVICE, "So cell d is 12.");
    await page.press("Do it");
    await page.has(".board .cell.filled", 1);
    const filled = /** @type {HTMLInputElement} */ (page.one(".board .cell.filled"));
    assert.deepEqual([filled.dataset.cell, filled.value], ["3", String(STAR_SOLVED[3])]);
  });
  await sentence("what is possible is shown only to who says so twice", async () => {
    await page.press("Undo");
    await page.expectBoard({ 3: "" });
    await page.ask("Show possible numbers");
    await page.says(ADVICE, "that is the answer");
    await page.lacks(".pencilled, .marks");
    await page.press("Not now");
    await page.reads(ADVICE, "");
    await page.ask("Show possible numbers");
    await page.says(ADVICE, "that is the answer");
    await page.ask("Show possible numbers"); // pressed again the question goes
    await page.reads(ADVICE, "");
    await page.ask("Show possible numbers");
    await page.press("Show");
    await page.reads(ADVICE, "There is exactly one solution.");
    await page.has(".pencilled.certain", 9);
  });
});
