/** What is asked for before Python is there. How it comes, and when it cannot be had: tests/site/test_loading.py. */

import { test } from "node:test";
import { openPage, reloadPage } from "../native/page.js";

const LATE = /** @type {const} */ ({ python: "late" });
const OTHER = "#puzzle=latin-square&option.order=5&strategy=fewest-first";
const [SAID, BOARD, ORDER] = [".narration .said", ".board input.cell", ".option [name='order']"];

test("Solve pressed early starts as soon as Python is ready", async () => {
  const page = await openPage("#puzzle=magic-star&given=0:1,1:2,2:4", LATE);
  await page.press("Solve");
  await page.tells("Starts as soon as Python is ready.");
  await page.letPythonStart();
  await page.over("exactly 1 solution");
});

test("what is pressed early waits for the board of the options too", async () => {
  const page = await openPage(OTHER, LATE);
  await page.press("Step");
  await page.letPythonStart();
  await page.says(SAID, "1 placed in cell a");
  await page.has(BOARD, 25);
});

test("a link to a step of a search waits for the board of its options", async () => {
  const page = await openPage(`${OTHER}&at=3`, LATE);
  await page.letPythonStart();
  await page.says(".moment", "3");
  await page.reads(SAID, "3 placed in cell c (guess, 1 of 3)");
});

for (const [isReloaded, when] of /** @type {const} */ ([
  [false, ""],
  [true, ", also after a reload"],
]))
  test(`a size that is chosen before Python is there puts the numbers aside${when}`, async () => {
    let page = await openPage("#puzzle=magic-square", LATE);
    await page.type({ 5: "7" });
    await page.removes(".board :is(input, button)", () => page.setOption("order", "3"));
    if (isReloaded) {
      page = await reloadPage(LATE);
      await page.holds(ORDER, "3");
    }
    await page.letPythonStart();
    await page.has(BOARD, 9);
    await page.expectBoard({ 5: "" });
    await page.setOption("order", "4");
    await page.expectBoard({ 5: "7" });
  });
