/** The clues on a board: which there are, and what is said of them at the cells. Where they are drawn: tests/site/test_clues.py. */

import { test } from "node:test";
import { openPage } from "../native/page.js";
import { nameOf, sentence } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const CAGES = "#puzzle=kenken&given=0:4,1:1";
const SIGNS = "#puzzle=futoshiki&given=2:3,3:2";
const OUTSIDE = "#puzzle=skyscrapers";
const SQUARES = "#puzzle=nonogram&given=3:1,4:0";
/** Of the examples of Sudoku. */
const VARIANTS = "#puzzle=sudoku&option.variants=";
const THERMOMETERS = `${VARIANTS}thermo r9c4-r6c1-r4c3 r4c1-r1c4-r3c6 r1c6-r4c9-r6c7 r6c9-r9c6-r7c4`;
const ARROWS = `${VARIANTS}arrow r1c5-r5c1 r3c7-r2c6-r5c3 r6c2-r7c3-r4c6 r7c4-r7c6 r6c7-r4c7 r5c9-r9c5`;
const WHITE =
  "white r1c2-r1c3 r1c4-r1c5 r2c5-r3c5 r2c1-r2c2-r3c2 r4c4-r4c3-r5c3 r4c1-r4c2 r5c1-r6c1 r5c2-r6c2 r7c2-r7c3 r8c1-r8c2 r8c3-r8c4 r7c5-r7c6 r8c6-r9c6-r9c7 r7c8-r8c8 r6c7-r6c8 r4c7-r5c7 r4c8-r5c8 r2c9-r4c9 r5c9-r6c9";
const BLACK =
  "black r1c5-r1c6 r2c2-r2c3 r4c1-r5c1 r9c4-r9c5 r6c6-r7c6 r5c4-r5c5 r8c7-r9c7 r5c8-r6c8 r4c9-r5c9 r2c8-r3c8 r3c7-r4c7";

/** Waits until this is said of a cell. @type {(page: Workbench, cell: number, words: string) => Promise<void>} */
async function describes(page, cell, words) {
  await page.until(
    () => page.described(cell) === words,
    () => page.described(cell),
  );
}

test("a square is filled by a click, and one that stays empty is crossed", async () => {
  const page = await openPage(SQUARES, { python: false });
  const [filled, crossed] = [".board .piece path", ".board .crossed"];
  await page.has(".board .clue", 25);
  await page.has(filled, 1);
  await page.has(crossed, 1);
  await page.until(() => nameOf(page.cell(3)) === "row 1, column 4, given");
  await page.click(page.cell(5));
  await page.has(filled, 2);
  await page.has(crossed, 1);
  await describes(page, 5, "Runs of this row: 3. Runs of this column: 3.");
});

test("who does not see the clues is told them at the cells", async () => {
  const page = await openPage(SIGNS, { python: false });
  for (const cell of [0, 1]) await describes(page, cell, "cell b is less than cell a.");
  await page.go(CAGES);
  await describes(page, 15, "the cage 3− at cell o");
  await page.go(OUTSIDE);
  await describes(
    page,
    5,
    "From above, 2 can be seen. From below, 2 can be seen. From the left, 3 can be seen. From the right, 2 can be seen.",
  );
});

test("clues of other options are drawn, and lines pasted into one are words of it", async () => {
  const page = await openPage(THERMOMETERS);
  await page.ready();
  await sentence("thermometers are under the edges of the boxes, dots on top of them", async () => {
    await page.has(".board .sketch.shade path:not([fill])", 4);
    await page.has(".board .sketch.shade + .border", 1);
    await page.follow(`${VARIANTS}${WHITE} ${BLACK}`);
    await page.has(".board .sketch.black", 11);
    await page.has(".board .border + .sketch.white", 1);
  });
  await sentence("an arrow has a circle, a line and a head, and is said at its cells", async () => {
    await page.follow(ARROWS);
    await page.has(".board .sketch.line", 6);
    await page.has(".board .sketch.line path[fill=none]", 12);
    await describes(page, 4, "Arrow: r1c5 = r2c4 + r3c3 + r4c2 + r5c1.");
  });
  await sentence("lines that are pasted are words of the option", async () => {
    await page.follow("#puzzle=futoshiki&v=2");
    await pasteInto(page, "signs", ".<\nv..\n\n>.\r\n...\n..\n");
    await page.holds(".option [name='signs']", ".< v.. >. ... ..");
    await page.has(".board input.cell", 9);
    await page.reads(".board .clue", ["<", "∨", ">"]);
  });
  await sentence("lines that bring their dividers along get no others", async () => {
    await page.follow("#puzzle=nonogram");
    await pasteInto(page, "runs", "1 /\n2 |\n1 /\n2");
    await page.holds(".option [name='runs']", "1 / 2 | 1 / 2");
  });
});

/** Pastes a text over all of an option. @type {(page: Workbench, name: string, text: string) => Promise<void>} */
async function pasteInto(page, name, text) {
  await page.unfold("settings");
  const option = /** @type {HTMLInputElement} */ (page.one(`.option [name='${name}']`));
  option.select();
  await page.paste(text, option);
}
