/** Sheets of clues by keys alone: signs and results, and regions. */

import { test } from "node:test";
import { openPage } from "../native/page.js";
import { sentence } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const [NAME, SAID, DESK] = [".clue-field .name", ".transcribing > .said", ".desk"];
const READABLE = "This can be read as a puzzle.";

/** A page with the sheet of its puzzle. @type {(link: string) => Promise<Workbench>} */
async function sheetOf(link) {
  const page = await openPage(link);
  await page.ready();
  await openSheet(page);
  return page;
}

/** @param {Workbench} page */
async function openSheet(page) {
  await page.unfold("settings");
  await page.press("Enter the clues on the board…");
  await page.has(DESK);
}

/** Types characters, one key after the other, where the keyboard is. @type {(page: Workbench, text: string) => Promise<void>} */
async function typed(page, text) {
  for (const key of text) await page.key(key);
}

/** Puts the keyboard somewhere on the sheet. @type {(page: Workbench, place: string) => Promise<void>} */
async function stand(page, place) {
  await page.has(place);
  page.one(place).focus();
  await page.drawn();
}

/** Waits until the option that is entered has this text. @type {(page: Workbench, option: string, text: string) => Promise<void>} */
const written = (page, option, text) => page.holds(`.option [name='${option}']`, text);

test("cross-sums are typed sign after sign, each result after its row", async () => {
  const page = await sheetOf("#puzzle=cross-sums&v=2");
  await sentence("a board of two rows and three columns without clues", async () => {
    await page.press("Empty board");
    await page.select(".size:nth-of-type(1) select", "2");
    await written(page, "grid", "......=. / . . . / .....=. / . . .".replace("......", "....."));
    await page.says(SAID, "row 1 has no sign or no result yet: □ … □ … □ = ….");
  });
  await sentence("signs go on by themselves, results with Enter", async () => {
    await page.reads(NAME, "Sign 1 of row 1");
    await typed(page, "+-");
    await page.reads(NAME, "Result of row 1");
    await typed(page, "4");
    await page.key("Enter");
    await page.reads(NAME, "Sign 1 of column 1");
    await typed(page, "*+/");
    await page.reads(NAME, "Sign 1 of row 2");
    await typed(page, "+x");
    await page.reads(NAME, "Result of row 2");
    await typed(page, "-12");
    await page.key("Enter");
    for (const result of ["5", "7", "2"]) {
      await typed(page, result);
      await page.key("Enter");
    }
    await written(page, "grid", ".+.-.=4 / x + : / .+.x.=-12 / 5 7 2");
    await page.reads(SAID, READABLE);
  });
  await sentence("a sign changes with each touch, and a result is typed anew", async () => {
    await stand(page, ".desk [data-slot='0']");
    await page.key("Enter");
    await written(page, "grid", ".-.-.=4 / x + : / .+.x.=-12 / 5 7 2");
    await stand(page, ".desk [data-slot='2']");
    await page.key("8");
    await written(page, "grid", ".-.-.=8 / x + : / .+.x.=-12 / 5 7 2");
  });
});

test("regions of a Star Battle are drawn with Shift and arrows", async () => {
  const page = await sheetOf("#puzzle=star-battle&v=2");
  await page.press("Empty board");
  await stand(page, ".desk [data-square='0']");
  await page.key("Shift+ArrowRight", "Shift+ArrowDown", "Enter");
  await written(page, "regions", "AA.... .A.... ...... ...... ...... ......");
  await page.reads(SAID, "row 1, column 3 is in no region; each cell needs one.");
});
