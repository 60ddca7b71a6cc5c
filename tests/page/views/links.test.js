/** Links: what they bring along, and that those of strangers are only data. That a link is copied: tests/site/test_links.py. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, visitAgain } from "../native/page.js";
import { WIKIPEDIA } from "../native/puzzles.js";
import { sentence } from "../native/reading.js";

const NO_PYTHON = { python: false };
const [LOST, OPENED] = ["The link could not be read in full", "Opened from a link."];
const [NOTICE, MARKS] = [".notice", ".board .marks.own text"];
/** @type {[string, string][]} */
const NOWHERE = [
  ["#puzzle=<img src=x onerror=alert(1)>", "names a puzzle that is not here"],
  ["#puzzle=__proto__", "names a puzzle that is not here"],
  ["#puzzle=../../etc/passwd&given=0:1", "names a puzzle that is not here"],
  ["#%%%&&&===", "cannot be read"],
  [`#puzzle=sudoku&given=${"0:1,".repeat(20_000)}`, "cannot be read"],
];
/** Skyscrapers, as another program writes them. */
const TOWERS = "4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1";
const FOREIGN_PARTS = [
  "given=0:<b>12</b>,1:2",
  "given=constructor:1,1:2",
  "given=1:2,999999999999:3",
  "given=1:2&option.__proto__=x",
  "given=1:2&strategy=toString",
  "given=1:2&onload=alert(1)",
];

test("a link may have its givens as text, like an embedded puzzle", async () => {
  const page = await openPage(`#puzzle=sudoku&option.size=9&givens=53..7....${".".repeat(72)}`);
  await sentence("they are on the board, locked, and nothing is said to be lost", async () => {
    await page.expectBoard({ 0: "5", 1: "3", 2: "", 4: "7" });
    assert.ok(page.cell(0).readOnly);
    await page.saysNot("body", LOST);
  });
  await sentence("both names go together", async () => {
    await page.follow("#puzzle=magic-square&option.order=3&given=0:2&givens=.+.+.+.+5+.+.+.+.");
    await page.expectBoard({ 4: "5" });
  });
  await sentence("what is wrong in them is said, with the text", async () => {
    const wrong = `x3..7....${".".repeat(72)}`;
    await page.follow(`#puzzle=sudoku&givens=${wrong}`);
    await page.holds("dialog[open] textarea", wrong);
    await page.says("dialog[open]", "cannot stand here");
  });
});

test("a link is data and destroys nothing", async () => {
  let page = await openPage("#puzzle=magic-star&v=2", NO_PYTHON);
  await sentence("a link does not destroy what was typed", async () => {
    await page.type({ 0: "7" });
    page = await visitAgain("#puzzle=magic-star&given=1:2", NO_PYTHON);
    await page.tells(OPENED);
    await page.expectBoard({ 0: "", 1: "2" });
    await page.press("Undo");
    await page.expectBoard({ 0: "7", 1: "" });
  });
  for (const rest of FOREIGN_PARTS)
    await sentence(`a link with foreign parts keeps the good ones: ${rest}`, async () => {
      page = await visitAgain(`#puzzle=magic-star&${rest}`, NO_PYTHON);
      await page.tells(LOST);
      await page.expectBoard({ 1: "2" });
    });
  for (const [link, said] of NOWHERE)
    await sentence(`a link to nowhere says so and opens the page: ${link.slice(0, 40)}`, async () => {
      page = await visitAgain(link, NO_PYTHON);
      await page.says(NOTICE, said);
      await page.has(".board .cell");
    });
  await sentence("what was said of a link goes as another is taken up", async () => {
    await page.removes(NOTICE, () => page.go("#puzzle=magic-square&option.order=3"));
    await page.reads("h1", "Magic square");
  });
});

test("a link that only names a puzzle opens it as the chooser does", async () => {
  const page = await openPage("#puzzle=sudoku", NO_PYTHON);
  await sentence("with its example", () => page.expectBoard({ 0: "5", 1: "3", 2: "" }));
  await sentence("with what was typed in it", async () => {
    await page.type({ 2: "4" });
    await page.go("#puzzle=queens");
    await page.reads("h1", "Queens");
    await page.go("#puzzle=sudoku&panels=race");
    await page.has("#panel-race");
    await page.expectBoard({ 0: "5", 2: "4" });
    await page.saysNot("body", OPENED);
  });
  await sentence("but a link to its empty board opens that", async () => {
    await page.go("#puzzle=sudoku&v=2");
    await page.tells(OPENED);
    await page.expectBoard({ 0: "", 1: "", 2: "" });
  });
});

test("a link says that Undo brings back only what was typed", async () => {
  const page = await openPage("#puzzle=sudoku", NO_PYTHON);
  await page.expectBoard({ 0: "5" });
  await sentence("an example is there to be had again", async () => {
    await page.go("#puzzle=sudoku&v=2");
    await page.expectBoard({ 0: "", 1: "" });
    await page.lacks(NOTICE);
    await page.press("Undo");
    await page.expectBoard({ 0: "5" });
  });
  await sentence("and what was typed and cleared again is nothing", async () => {
    await page.press("Clear");
    await page.expectBoard({ 0: "" });
    await page.go("#puzzle=sudoku&given=1:1");
    await page.expectBoard({ 1: "1" });
    await page.lacks(NOTICE);
  });
  await sentence("one number is something", async () => {
    await page.type({ 2: "2" });
    await page.go("#puzzle=sudoku&v=2");
    await page.tells(OPENED);
  });
});

test("an address brings a text along", async () => {
  const [text, offer] = ["dialog[open] textarea", "Open: Skyscrapers"];
  let page = await openPage(`#from=${TOWERS}`);
  await sentence("behind #from=", async () => {
    await page.holds(text, TOWERS);
    await page.press(offer);
    await page.reads("h1", "Skyscrapers");
    await page.until(() => location.hash.startsWith("#puzzle=skyscrapers"));
  });
  await sentence("shared to the installed app, it leaves the address", async () => {
    page = await visitAgain(`?title=Towers&text=${TOWERS}`);
    await page.holds(text, TOWERS);
    await page.press(offer);
    await page.reads("h1", "Skyscrapers");
    await page.has(".board input.cell", 16);
    await page.until(
      () => location.search === "" && location.hash.startsWith("#puzzle=skyscrapers"),
      () => location.href,
    );
  });
  await sentence("one of the open puzzle is on the board without being asked for", async () => {
    page = await visitAgain("#puzzle=sudoku");
    await page.reads("h1", "Sudoku");
    page = await visitAgain(`#from=https://www.sudokuwiki.org/sudoku.htm%3Fbd=${WIKIPEDIA.replaceAll(".", "0")}`);
    await page.says(NOTICE, "Pasted.");
    await page.expectBoard({ 0: "5", 1: "3", 2: "", 80: "9" });
    await page.lacks("dialog[open]");
  });
  await sentence("one that cannot be read stays", async () => {
    page = await visitAgain("#from=what%20is%20this");
    await page.until(() => page.text("dialog[open] [role=alert]") !== "");
    await page.holds(text, "what is this");
  });
});

test("what a link says of a board is held against it", async () => {
  const page = await openPage();
  for (const order of [5, 3])
    await sentence(`marks and colours are on a board of another size, of order ${order}`, async () => {
      await page.follow(`#puzzle=magic-square&option.order=${order}&marks=8:5&colours=4:2,8:1`);
      await page.has(".board [data-cell]", order * order);
      await page.has(".board .colour", 2);
      await page.reads(MARKS, "5");
    });
  await sentence("a choice that is not there is shown, and it is said what would be right", async () => {
    await page.follow("#puzzle=sudoku&option.size=7&given=0:5");
    await page.says(".option.fault", "Size: must be one of 4, 6, 9, 16");
    await page.holds(".option [name='size']", "7");
    await page.press("Solve");
    await page.says(NOTICE, "did not start. Size: must be one of");
    await page.removes(".option.fault", () => page.selectOption("size", "9"));
    await page.expectBoard({ 0: "5" });
  });
  await sentence("markup is text", async () => {
    await page.follow("#puzzle=magic-star&given=0:<b>");
    await page.says(".faults li", "'<b>' is not one of 1 to 12.");
    await page.lacks(".faults b");
  });
  await sentence("numbers for a game are left out with a word", async () => {
    await page.follow("#puzzle=sliding-tiles&given=0:0,2:99&marks=1:2");
    await page.says(NOTICE, "the wrong parts were left out");
    await page.until(() => !location.hash.includes("given"));
  });
});
