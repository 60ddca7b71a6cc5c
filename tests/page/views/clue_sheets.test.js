/** Sheets of clues by keys alone: signs and results, regions, numbers in squares, and sums on diagonals. */

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

test("the numbers of a Mosaic are typed in their squares, wherever the arrows lead", async () => {
  const page = await sheetOf("#puzzle=mosaic&v=2");
  await sentence("a board of two rows and three columns without numbers", async () => {
    await page.press("Empty board");
    for (const [number, side] of ["2", "3"].entries()) await page.fill(`.size:nth-of-type(${number + 1}) input`, side);
    await written(page, "clues", "2x3");
    await page.has(".desk .square", 6);
  });
  await sentence("a number goes into its square, and the next one is asked for", async () => {
    await stand(page, ".clue-input");
    await page.reads(NAME, "row 1, column 1");
    await typed(page, "3");
    await page.reads(NAME, "row 1, column 2");
    await page.key("ArrowDown");
    await page.reads(NAME, "row 2, column 2");
    await typed(page, "5");
    await written(page, "clues", "3.. .5.");
    await page.reads(SAID, READABLE);
  });
  await sentence("one that has no room around its square is refused, and stays to be mended", async () => {
    await page.reads(NAME, "row 2, column 3");
    await typed(page, "9");
    await page.says(".transcribing [role=alert]", "9 in row 2, column 3 is too many; there are 4 squares around it.");
    await page.key("Backspace");
    await typed(page, "4");
    await page.reads(".transcribing [role=alert]", "");
    await written(page, "clues", "3.. .54");
  });
  await sentence("what was typed is solved", async () => {
    await page.press("Done");
    await page.lacks(DESK);
    await page.solve();
    await page.over("exactly 2 solutions");
  });
});

test("sums on diagonals are drawn from corner to corner with Space, and their numbers typed", async () => {
  const page = await sheetOf("#puzzle=sudoku&option.size=4&v=2");
  await page.select(".all-tools", "Diagonal sum");
  await sentence("a diagonal is drawn inwards, and its sum typed after it", async () => {
    await stand(page, ".desk [data-square='1']");
    await page.key("Space", "ArrowRight", "ArrowDown", "Space", "Enter");
    await typed(page, "9");
    await written(page, "variants", "little 9=r1c2-r3c4");
    await page.reads(SAID, READABLE);
  });
  await sentence("what is no diagonal is refused in words", async () => {
    await stand(page, ".desk [data-square='4']");
    await page.key("Space", "ArrowRight", "Space", "Enter");
    await page.says(".transcribing [role=alert]", "a diagonal sum needs a drag along its diagonal");
    await written(page, "variants", "little 9=r1c2-r3c4");
  });
  await sentence("the number is on the board that is played", async () => {
    await page.press("Done");
    await page.lacks(DESK);
    await page.reads(".board text.clue", "9");
  });
});
