/** Numbers that are typed: what is wrong with them, whose they are, and what is kept. Which keys go where: tests/site/test_typing.py. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, reloadPage, visitAgain } from "../native/page.js";
import { sentence } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const NO_PYTHON = { python: false };
const [FAULTS, FILLED, RADIO] = [".faults li", ".board .cell.filled", "[role=radio]"];
const MARKED = ".board [aria-invalid='true']";
const CLUED = ["nonogram", "kakuro", "killer-sudoku", "kenken", "futoshiki", "skyscrapers"];
/** What is typed, and the reason in English and in Japanese. @type {{ typed: Record<number, string>, reasons: [string, string] }[]} */
const FAULTY = [
  { typed: { 3: "13" }, reasons: ["13 is not one of 1 to 12.", "13 は使えません（1〜12）。"] },
  { typed: { 3: "x" }, reasons: ["'x' is not one of 1 to 12.", "'x' は使えません（1〜12）。"] },
  { typed: { 0: "5", 7: "5" }, reasons: ["5 stands in cell a and in cell h.", "5 がマス a とマス h にあります。"] },
  {
    typed: { 1: "1", 2: "2", 3: "3", 4: "4" },
    reasons: [
      "1 + 2 + 3 + 4 = 10, and the line from b to e needs 26.",
      "1 + 2 + 3 + 4 = 10 です。b から e への線の和は 26 でなければなりません。",
    ],
  },
];

/** Waits until this one of Play and Enter puzzle is on. @type {(page: Workbench, name: string) => Promise<void>} */
const isOn = (page, name) => page.until(() => page.named(name, `${RADIO}[aria-checked=true]`).length === 1);

test("a given that cannot stand is marked with its reason, and no search starts", async () => {
  const page = await openPage("#puzzle=magic-star&v=2");
  await page.ready();
  for (const [language, [name, solve, clear]] of [
    ["English", "Solve", "Clear"],
    ["日本語", "解く", "消去"],
  ].entries()) {
    await page.press(name ?? "");
    for (const { typed, reasons } of FAULTY)
      await sentence(`${JSON.stringify(typed)}, in ${name}`, async () => {
        const reason = reasons[language] ?? "";
        await page.type(typed);
        await page.says(FAULTS, reason);
        await page.has(FAULTS, 1); // one sentence, however many cells have a part in it
        for (const cell of Object.keys(typed).map(Number)) {
          assert.equal(page.cell(cell).getAttribute("aria-invalid"), "true");
          assert.equal(page.described(cell), reason);
        }
        await page.press(solve ?? "");
        await page.says(".notice-place", reason);
        await page.until(() => document.activeElement === page.cell(Math.min(...Object.keys(typed).map(Number))));
        await page.lacks(".results");
        await page.removes(FAULTS, () => page.press(clear ?? ""));
      });
  }
});

test("clashing numbers are marked before Python is there", async () => {
  const page = await openPage("#puzzle=sudoku&v=2", NO_PYTHON);
  await page.type({ 0: "5", 4: "5", 80: "5" });
  await page.has(MARKED, 2);
  assert.equal(page.cell(4).getAttribute("aria-invalid"), "true");
  await sentence("over the thick lines", async () => {
    const [border] = page.all(".board .border");
    const isOver = (/** @type {Node} */ outline) =>
      Boolean(border && border.compareDocumentPosition(outline) & Node.DOCUMENT_POSITION_FOLLOWING);
    await page.has(".board .outline", 2);
    assert.ok(page.all(".board .outline").every(isOver));
  });
  await page.removes(MARKED, () => page.type({ 4: "6" }));
  await sentence("a puzzle whose numbers are squares with a piece marks the pieces", async () => {
    await page.go("#puzzle=queens");
    for (const row of [0, 1]) await page.click(`.board [data-cell='${row}'][data-value='1']`);
    await page.has(".board .piece.fault", 2);
  });
});

test("numbers are the puzzle's or one's own", async () => {
  let page = await openPage("#puzzle=sudoku&v=2", NO_PYTHON);
  await sentence("an empty Sudoku is to be typed first", async () => {
    await isOn(page, "Enter puzzle");
    assert.ok(page.named("Play", RADIO)[0]?.hasAttribute("disabled"));
  });
  await sentence("what is typed is the puzzle's, locked as one plays", async () => {
    await page.type({ 0: "5" });
    await page.press("Play", RADIO);
    await isOn(page, "Play");
    assert.ok(page.cell(0).readOnly);
    await page.press("Enter puzzle", RADIO);
    await page.type({ 0: "6" });
    await page.expectBoard({ 0: "6" });
  });
  for (const puzzle of [...CLUED, "queens", "verbal-arithmetic"])
    await sentence(`what opens with clues is played and not entered: ${puzzle}`, async () => {
      await page.go(`#puzzle=${puzzle}`);
      page.all(".board .cell")[0]?.focus();
      await page.drawn();
      await isOn(page, "Play");
    });
  await sentence("what is filled in is one's own, in a link too, and after a reload", async () => {
    await page.go("#puzzle=kenken&v=2");
    await page.type({ 0: "4" });
    await page.has(FILLED, 1);
    await page.until(
      () => location.hash.includes("own=0:4"),
      () => location.hash,
    );
    page = await reloadPage(NO_PYTHON);
    await page.has(FILLED, 1);
  });
  await sentence("Enter puzzle makes it the puzzle's", async () => {
    await page.press("Enter puzzle", RADIO);
    await page.has(".board .cell.given", 1);
    await page.press("Undo");
    await isOn(page, "Play");
  });
});

test("what was typed is kept with its undo and its puzzle", async () => {
  let page = await openPage("#puzzle=magic-star&v=2", NO_PYTHON);
  await sentence("undo and redo outlive a reload", async () => {
    await page.type({ 0: "12", 1: "3", 2: "5" });
    await page.press("Undo");
    await page.expectBoard({ 2: "" });
    page = await reloadPage(NO_PYTHON);
    await page.expectBoard({ 0: "12", 1: "3", 2: "" });
    await page.press("Redo");
    await page.expectBoard({ 2: "5" });
    for (let step = 0; step < 3; step++) await page.press("Undo");
    await page.expectBoard({ 0: "", 1: "", 2: "" });
    assert.ok(page.named("Undo")[0]?.hasAttribute("disabled"));
  });
  await sentence("numbers, strategy and puzzle are there at the next visit", async () => {
    await page.type({ 5: "7" });
    await page.choose("Prune");
    page = await visitAgain("", NO_PYTHON);
    await page.reads("h1", "Magic star");
    await page.expectBoard({ 5: "7" });
    await page.holds(".strategy select", "prune");
  });
});

test("no key in passing shows a step", async () => {
  const page = await openPage("#puzzle=kenken&v=2");
  await page.ready();
  page.cell(0).focus();
  await page.key("Enter", "Space"); // notes
  await page.click("h1");
  await page.key("Space");
  await page.press("Check");
  await page.says("#advice", "Yes, it can still be solved.");
  await page.lacks(".results .verdict, .narration .moment");
});
