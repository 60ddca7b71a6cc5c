/** Hints on the page: chains that are drawn, killers, Futoshiki and nonograms, which go on from what was noted, and own notes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "../native/page.js";

const page = await openPage();

/** A position in a puzzle of Debian's sgt-puzzles where the next step is a skyscraper. */
const TEXT = "602090718098027364073086529729031605806275901015960207081750496967040150004619870";
const SKYSCRAPER = [...TEXT].flatMap((value, cell) => (value === "0" ? [] : `${cell}:${value}`)).join(",");
/** Notes in all cells, of which that of row 1, column 3 leaves out 3. */
const NOTED = "#puzzle=latin-square&v=2&option.order=3&given=0:1,1:2,3:2&marks=2:1.2,4:3,5:1,6:3,7:1,8:2";

const technique = () => page.text("#advice .technique");
const count = (/** @type {string} */ selector) => page.all(selector).length;

/** Asks for a hint in full, which says these words. @type {(words: string) => Promise<void>} */
async function inFull(words) {
  await page.press("Hint");
  await page.says("#advice", "Look");
  await page.press("Tell more");
  await page.until(() => technique() !== "");
  await page.press("Tell more");
  await page.says("#advice", words);
}

async function doIt() {
  await page.press("Do it");
  await page.until(() => technique() === "");
}

test("a cage of 3 is 1 and 2; what it excludes is noted, and the next hint is another cage", async () => {
  await page.follow("#puzzle=killer-sudoku&v=2");
  await inFull("only 1 + 2 do");
  assert.equal(technique(), "Unique sum");
  await doIt();
  await page.until(() => count(".board .marks.own") > 0);
  await inFull("only 1 + 3 do");
});

test("a chain of signs is drawn", async () => {
  await page.follow("#puzzle=futoshiki&v=2");
  await inFull("at least 2");
  assert.equal(technique(), "Chain of signs");
  assert.equal(count(".board .link.strong"), 1);
});

test("a line of a nonogram is filled, and the next hint goes on from there", async () => {
  await page.follow("#puzzle=nonogram&v=2");
  await inFull("fit in one way only");
  await doIt();
  await inFull("as far as possible to both ends");
});

test("whole notes of one's own are taken into account: the cell whose note is wrong is pointed at", async () => {
  await page.follow(NOTED);
  await page.until(() => count(".board .cell") === 9);
  await page.press("Hint");
  await page.says("#advice", "exclude what belongs here");
});

test("a chain lights its cells, and what it excludes is noted", async () => {
  await page.follow(`#puzzle=sudoku&v=2&given=${SKYSCRAPER}`);
  await page.press("Hint");
  await page.says("#advice", "Look at row 5, column 2.");
  assert.equal(count(".spot.looked"), 1, "first the place alone is lit");
  await page.press("Tell more");
  await page.says("#advice", "so they are not both 4");
  assert.equal(technique(), "Skyscraper");
  assert.equal(count(".spot.looked"), 4, "then the ends of both links");
  assert.equal(count(".board .link.strong"), 2, "two strong links are full lines");
  assert.equal(count(".board .link.weak"), 1, "the weak one between them is dashed");
  assert.equal(count(".board .marks .tint-0"), 2, "the marks that hold together have one colour");
  assert.equal(count(".board .marks .tint-1"), 2, "the others another");
  await page.press("Tell more");
  await page.says("#advice", "So row 6, column 1 is not 4.");
  await page.says("#advice", "4 has only one place left: row 3, column 1 is 4.");
  await doIt();
  await page.until(() => count(".board .marks.own") > 0);
  assert.equal(count(".board .link"), 0, "the lines are gone");
  assert.equal(page.value(18), "4");
});
