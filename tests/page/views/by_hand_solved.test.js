/** Python helps who solves by hand: the solution filled in, the last number noticed, and where solutions differ. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, reloadPage } from "../native/page.js";
import { STAR_SOLVED, SUDOKU, WIKIPEDIA, WIKIPEDIA_SOLVED } from "../native/puzzles.js";
import { sentence } from "../native/reading.js";

const FREE = [3, 4, 30, 31]; // 6 and 7 may change places there
const ALSO_FREE = [16, 17, 61, 62]; // 4 and 8 may
const [ADVICE, BY_HAND, MARKED] = ["#advice", ".solved-place", ".board .spot.plan-step"];
const SHOW = "Show where they differ";
const YES = "Yes, it can still be solved.";
const solved = Object.fromEntries([...WIKIPEDIA_SOLVED].entries());

/** A link to the solved board without these cells. @param {number[]} cells */
const without = (cells) => {
  const left = [...WIKIPEDIA_SOLVED].flatMap((value, at) => (cells.includes(at) ? [] : `${at}:${value}`));
  return `#puzzle=sudoku&given=${left}`;
};
/** What the solution has in a cell. @param {number} cell */
const right = (cell) => ({ [cell]: WIKIPEDIA_SOLVED[cell] ?? "" });

test("the solution is filled in and taken back", async () => {
  let page = await openPage(SUDOKU);
  await page.ready();
  await sentence("a wrong number is put right: the solution is that of the givens", async () => {
    await page.type({ 2: "1" });
    await page.press("Solution");
    await page.expectBoard(solved);
    await page.reads(ADVICE, "This is the only solution. Undo brings your numbers back.");
  });
  await sentence("nobody is praised for it", async () => {
    await page.lacks(".results");
    await page.press("Check");
    await page.reads(ADVICE, YES);
    await page.reads(BY_HAND, "");
  });
  await sentence("nor after the page was loaded anew", async () => {
    page = await reloadPage();
    await page.ready();
    await page.press("Check");
    await page.reads(ADVICE, YES);
    await page.reads(BY_HAND, "");
  });
  await sentence("one step back the own numbers are there", async () => {
    await page.press("Undo");
    await page.expectBoard({ 2: "1", 3: "" });
  });
  await sentence("of several solutions none is shown", async () => {
    await page.follow("#puzzle=magic-star&given=0:1");
    await page.press("Solution");
    await page.says(ADVICE, "There is more than one solution.");
    await page.expectBoard({ 0: "1", 1: "" });
  });
  await sentence("nor where there is none", async () => {
    await page.follow("#puzzle=magic-star&given=0:1,1:2,2:3");
    await page.press("Solution");
    await page.reads(ADVICE, "There is no solution.");
  });
});

test("the last number is noticed, and an earlier verdict steps back", async () => {
  const page = await openPage("#puzzle=magic-star&given=0:1,1:2");
  await page.type({ 2: "3" });
  await page.solve();
  await page.over("no solution");
  await sentence("nothing is said before the last number, and it alone then", async () => {
    for (const [cell, value] of STAR_SOLVED.entries())
      if (cell >= 2 && cell < 11) await page.type({ [cell]: String(value) });
    await page.reads(BY_HAND, "");
    await page.type({ 11: String(STAR_SOLVED[11]) });
    await page.says(BY_HAND, "Solved!");
    assert.equal(page.one(BY_HAND).getAttribute("role"), "status");
    await page.lacks(".verdict.over");
    await page.type({ 11: "10" });
    await page.reads(BY_HAND, "");
  });
  await sentence("a whole sudoku is solved by keys alone", async () => {
    await page.follow(SUDOKU);
    page.cell(0).focus();
    for (const [cell, value] of [...WIKIPEDIA_SOLVED].entries()) {
      if (WIKIPEDIA[cell] === ".") page.pressed(value);
      page.pressed("ArrowRight");
      if (cell % 9 === 8 && cell < 80) page.cell(cell + 1).focus();
    }
    await page.says(BY_HAND, "Solved!");
  });
});

test("Solve and Count show where solutions differ", async () => {
  const differ = [...FREE, ...ALSO_FREE]; // no two of the solutions need differ in all of them
  const page = await openPage(without(differ));
  await page.solve();
  await page.over("exactly 4 solutions");
  await sentence("after Solve at a click, in words and marks", async () => {
    await page.press(SHOW);
    await page.reads(ADVICE, `The solutions differ in the ${differ.length} marked cells, and nowhere else.`);
    await page.has(MARKED, differ.length);
  });
  await sentence("after Count too, and then once", async () => {
    await page.ask("Count");
    await page.reads(ADVICE, "Exactly 4 solutions.");
    await page.lacks(MARKED);
    assert.equal(page.named(SHOW).length, 1);
    await page.press(SHOW);
    await page.has(MARKED, differ.length);
  });
  await sentence("marks and offer go with the next number", async () => {
    await page.removes(MARKED, () => page.type(right(3)));
    await page.until(() => page.named(SHOW).length === 0);
  });
  await sentence("where there is one solution nothing is offered", async () => {
    await page.type(right(16));
    await page.ask("Count");
    await page.says(ADVICE, "Exactly 1 solution.");
    assert.equal(page.named(SHOW).length, 0);
  });
  await sentence("without a given, solutions differ nearly everywhere, and nothing is offered", async () => {
    await page.follow("#puzzle=magic-star&v=2");
    await page.solve();
    await page.over("exactly 960 solutions");
    assert.equal(page.named(SHOW).length, 0);
  });
});

test("Check marks where two solutions differ", async () => {
  const page = await openPage(without(FREE));
  await page.ready();
  await page.press("Check");
  await page.says(ADVICE, `two of them differ in the ${FREE.length} marked cells`);
  await page.has(MARKED, FREE.length);
  await sentence("the marks go with the next number", () => page.removes(MARKED, () => page.type(right(3))));
});
