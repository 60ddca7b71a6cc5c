/** Options: what they take, what is wrong with them, and what becomes of the numbers on the board. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { FLIP_IT } from "../native/game.js";
import { openPage } from "../native/page.js";
import { SUDOKU, WIKIPEDIA } from "../native/puzzles.js";
import { sentence } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const [FAULT, RULES, BOARD, NOTICE, MARKS] = [
  ".option.fault",
  ".rules",
  ".board input.cell",
  ".notice",
  ".board .marks text",
];
const GIVENS = Object.fromEntries([...WIKIPEDIA].flatMap((value, cell) => (value === "." ? [] : [[cell, value]])));

/** @type {(name: string) => string} */
const option = (name) => `.option [name='${name}']`;

/** What an option is given from a list, by its number there. @type {(page: Workbench, name: string, number: number) => Promise<void>} */
async function take(page, name, number) {
  await page.unfold("settings");
  const list = /** @type {HTMLSelectElement} */ (page.one(option(name)));
  await page.select(list, /** @type {HTMLOptionElement} */ (list.options[number]).value);
}

test("options say what they take and what is wrong with them", async () => {
  const page = await openPage("#puzzle=magic-square");
  await page.ready();
  await sentence("a number out of range is told at its option", async () => {
    await page.setOption("order", "99");
    await page.says(FAULT, "whole number from 3 to 12");
    assert.equal(page.one(option("order")).getAttribute("aria-invalid"), "true");
    await page.setOption("order", "3");
    await page.has(BOARD, 9);
    await page.lacks(".option .bad");
  });
  await sentence("a line that misses the sum of the rules is marked", async () => {
    await page.follow("#puzzle=magic-square&given=0:1,1:2,2:14,3:16");
    await page.has(".faults li", 1);
    await page.says(".faults li", "1 + 2 + 14 + 16 = 33, and row 1 needs 34.");
    await page.press("Enter puzzle");
    await page.removes(".faults li", () => page.type({ 2: "15" }));
  });
  await sentence("an option offers lines to take", async () => {
    await page.follow("#puzzle=magic-ring");
    await page.unfold("settings");
    await page.press("the odd primes 3 to 23");
    await page.holds(option("values"), "primes");
    await page.says(RULES, "23");
  });
  await sentence("an option that may be left empty says what that means", async () => {
    await page.follow("#puzzle=flip-it&option.gap=0");
    await page.press("日本語");
    await page.holds(option("gap"), "0");
    await page.setOption("gap", "");
    await page.says(RULES, "空きはどこでもかまいません");
    assert.equal(page.one(option("gap")).getAttribute("placeholder"), "どこでもよい");
    await page.holds(option("gap"), "");
  });
});

test("what cannot be an option is told", async () => {
  const page = await openPage(FLIP_IT);
  await page.ready();
  for (const typed of ["Any", " ANY ", "anywhere", "Anywhere", "どこでもよい"])
    await sentence(`an option understands its own word for whatever: ${typed}`, async () => {
      await page.setOption("gap", "3");
      await page.says(RULES, "the gap must be at place 3");
      await page.setOption("gap", typed);
      await page.says(RULES, "the gap may be anywhere");
    });
  await sentence("what is too long is said to be and not cut", async () => {
    const [moves, wrong] = [".generate [name=moves]", ".generate .option.fault"];
    await page.setOption("gap", "9".repeat(300));
    await page.holds(option("gap"), "9".repeat(300));
    await page.says(FAULT, "longer than 20 characters");
    await page.unfold("generate");
    await page.press("Make a position");
    await page.has(".generate .note.bad", 1);
    await page.setOption("gap", "");
    await page.fill(moves, "12345");
    await page.press("Make a position");
    await page.says(wrong, "from 1 to 200, not '12345'");
    await page.fill(moves, "6");
    await page.fill(".generate [name=seed]", "9".repeat(20));
    await page.press("Make a position");
    await page.says(wrong, `not '${"9".repeat(20)}'`);
  });
});

test("an option that is refused is not kept as the puzzle's", async () => {
  const page = await openPage("#puzzle=magic-star");
  await page.ready();
  await sentence("the board and all that is said of it are still those before", async () => {
    await page.has(".because");
    await page.setOption("order", "5");
    await page.says(FAULT, "no star with 5 tips");
    await page.has(".board.stale");
    await page.lacks(".because");
  });
  await sentence("the puzzle is itself again after another one", async () => {
    await page.follow("#puzzle=sudoku");
    await page.follow("#puzzle=magic-star");
    await page.holds(option("order"), "6");
    await page.lacks(".board.stale");
  });
  await sentence("a refused text is kept, so that it can be mended", async () => {
    await page.follow("#puzzle=nonogram");
    await page.setOption("runs", "1 2 | 7");
    await page.has(FAULT);
    await page.follow("#puzzle=magic-star");
    await page.follow("#puzzle=nonogram");
    await page.holds(option("runs"), "1 2 | 7");
  });
});

test("numbers of another size are put aside and come back", async () => {
  const page = await openPage(SUDOKU);
  await page.ready();
  await sentence("an option that leaves the cells leaves the numbers", async () => {
    await take(page, "diagonals", 1);
    await page.says(RULES, "diagonal");
    await page.expectBoard(GIVENS);
    await page.lacks(NOTICE);
    await take(page, "diagonals", 0);
    await page.saysNot(RULES, "diagonal");
  });
  await sentence("numbers of another size are put aside, and Undo stands beside the word", async () => {
    await page.selectOption("size", "4");
    await page.has(BOARD, 16);
    await page.expectBoard(Object.fromEntries(Array.from({ length: 16 }, (_, cell) => [cell, ""])));
    await page.says(NOTICE, "belongs to another board");
    await page.press("Undo", `${NOTICE} button`);
    await page.has(BOARD, 81);
    await page.expectBoard(GIVENS);
    await page.holds(option("size"), "9");
    assert.ok(page.cell(0).readOnly);
  });
  await sentence("the size changed back brings the numbers back", async () => {
    for (const [size, number] of /** @type {const} */ ([
      ["4", 16],
      ["16", 256],
      ["9", 81],
    ])) {
      await page.selectOption("size", size);
      await page.has(BOARD, number);
    }
    await page.expectBoard(GIVENS);
  });
  await sentence("marks go to the places that they have among other values", async () => {
    await page.follow("#puzzle=magic-ring&marks=0:3.5");
    const mark = () => page.all(MARKS)[0];
    await page.until(() => page.text(/** @type {Element} */ (mark())) === "3");
    const before = mark()?.getAttribute("x");
    await page.setOption("values", "primes");
    await page.until(() => mark() && mark()?.getAttribute("x") !== before);
  });
});
