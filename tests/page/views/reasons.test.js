/** Why: a cut says in one sentence what is wrong and lights the guilty cells alone; none says which givens cannot stand together. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "../native/page.js";
import { MISTYPED } from "../native/puzzles.js";
import { sentence } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const [SAID, RULE, LIT] = [".narration .said", ".narration .rule", ".board .spot.lit"];

/** The places of the spots that are tinted. @param {Workbench} page */
const tinted = (page) =>
  page
    .all(".board .spot.tinted")
    .map((spot) => (spot.getAttribute("transform") ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [])
    .sort();

test("a cut says what is wrong and lights the guilty", async () => {
  const page = await openPage("#puzzle=queens&strategy=prune");
  await sentence("queens stand on a chequered board", async () => {
    await page.has(".board .spot", 64);
    const places = Array.from({ length: 64 }, (_, at) => [Math.floor(at / 8), at % 8]);
    assert.deepEqual(
      tinted(page),
      places.filter(([x = 0, y = 0]) => (x + y) % 2 === 1),
    );
  });
  await sentence("an attack is told with its ray and lights two queens", async () => {
    await page.step(2);
    await page.reads(RULE, "Attacked by the queen in row 1.");
    await page.has(".board .ray", 1);
    await page.has(LIT, 2);
  });
  await sentence("a line that misses its sum is told and lit", async () => {
    await page.follow("#puzzle=magic-star&strategy=prune");
    await page.press("Step");
    await page.reads(SAID, "1 placed in cell a (guess, 1 of 12)");
    await page.step(4);
    await page.reads(RULE, "2 + 3 + 4 + 5 = 14, and the line from b to e needs 26.");
    await page.has(LIT, 4);
    assert.equal(page.cell(4).getAttribute("aria-description"), "Refused.");
  });
  await sentence("a value that its group has already is refused with the cell that has it", async () => {
    await page.follow("#puzzle=sudoku&option.size=4&strategy=prune&given=4:2");
    await page.step(11);
    await page.reads(SAID, "2 refused in row 2, column 1.");
    await page.reads(RULE, "2 stands in box 1 already.");
    await page.has(LIT, 2);
  });
  await sentence("what goes back in one step with another value is counted", async () => {
    await page.follow("#puzzle=permutations&option.n=3&strategy=forced");
    await page.step(5);
    await page.reads(SAID, "2 removed from cell b, with 1 value that followed from it (taken back)");
  });
  await sentence("a dead end is no refusal of what stands", async () => {
    await page.follow("#puzzle=latin-square&option.order=4&strategy=propagate&given=0:1,1:2,2:3,7:4");
    await page.key("Shift+ArrowRight");
    await page.reads(SAID, "Dead end, before anything is tried.");
    await page.reads(RULE, "No number is left for cell d: 1, 2, 3 stand in row 1; 4 stands in column 4.");
    await page.follow("#puzzle=latin-square&option.order=5&strategy=fewest-first");
    await page.key("Shift+ArrowRight");
    await page.says(SAID, "Dead end after");
  });
  await sentence("a wrong entry is shown as wrong by a hint", async () => {
    await page.follow("#puzzle=sudoku&v=2");
    await page.takeExample("Wikipedia's example");
    await page.expectBoard({ 0: "5", 1: "3" });
    await page.type({ 2: "1" });
    await page.press("Hint");
    await page.has(".board .spot.wrong", 1);
    await page.hasNone(".board .spot.looked", ".board .spot.wrong");
  });
  await page.press("日本語");
  await sentence("an attack is told in Japanese", async () => {
    await page.follow("#puzzle=queens&strategy=prune");
    await page.step(2, "ステップ");
    await page.reads(RULE, "1 行目のクイーンに取られます。");
    await page.has(".board .ray", 1);
    await page.has(LIT, 2);
  });
  await sentence("when all is filled first, nobody blames the last cell", async () => {
    await page.follow("#puzzle=magic-star&strategy=generate-and-test");
    await page.key("Shift+ArrowRight");
    await page.says(RULE, "26 でなければなりません。");
    await page.reads(SAID, "すべて埋めましたが、解ではありません。");
  });
});

test("what is placed has its name where values are no numbers", async () => {
  const runs = "#puzzle=nonogram&option.runs=1%20/%201%201%20|%201%20/%201%20/%201&strategy=";
  const page = await openPage(`${runs}propagate`);
  await sentence("a square that follows is filled, and why", async () => {
    await page.press("Step");
    await page.reads(SAID, "Cell f: filled square (follows)");
    await page.reads(RULE, "Cell f can only be filled, since only that fits the runs 1 1 of row 2.");
  });
  await sentence("a square is tried, refused and taken back", async () => {
    await page.follow(`${runs}prune`);
    for (const words of [
      "Cell a: empty square (guess, 1 of 2)",
      "Cell b: empty square (guess, 1 of 2)",
      "Cell c: empty square (refused)",
    ]) {
      await page.press("Step");
      await page.reads(SAID, words);
    }
    await page.reads(RULE, "The runs of row 1 are 0, and 1 is needed here.");
    await page.press("日本語");
    await page.reads(SAID, "マス c：空きマス（不可）");
    await page.reads(RULE, "1 行目の並びは 0 です。ここでは 1 でなければなりません。");
    await page.press("English");
  });
  await sentence("solutions are chosen by what is filled", async () => {
    await page.follow("#puzzle=nonogram&option.runs=1%20/%201%20|%201%20/%201");
    await page.solve();
    await page.over("exactly 2 solutions");
    await page.select(".picking select[name=value]", "empty square");
    await page.press("Filter");
    await page.reads(".filters li", "cell a = empty square");
  });
});

test("when there is no solution the guilty are named", async () => {
  const conflict = ".results .conflict";
  const page = await openPage("#puzzle=magic-square&option.order=3&given=0:2,1:1,4:5");
  await sentence("the guilty numbers are named, once, and lit", async () => {
    await page.solve();
    await page.says(conflict, "These clash:");
    await page.saysNot(conflict, "Perhaps only some");
    assert.equal(page.texts("p, span").filter((text) => text.includes("These clash:")).length, 1);
    await page.has(LIT);
  });
  await sentence("their outlines lie over all lines", () => page.has(".board .outline", page.count(LIT)));
  await sentence("where nothing is given and nothing found, the rules are named", async () => {
    await page.follow("#puzzle=queens&option.n=3");
    await page.solve();
    await page.over("no solution");
    await page.reads(conflict, "Nothing is given: the rules alone leave no solution.");
  });
});

test("a search that found nothing says what may help", async () => {
  const page = await openPage("#puzzle=skyscrapers&option.clues=1223 4221 1223 3231");
  await sentence("how clues may have been meant", async () => {
    await page.solve();
    await page.over("no solution");
    await page.says(".conflict", "for clockwise ones write clockwise");
    await page.setOption("clues", "clockwise 1223 4221 1223 3231");
    await page.solve();
    await page.over("exactly 1 solution");
  });
  await sentence("a strategy that may find one, a click away", async () => {
    await page.follow("#puzzle=magic-square&option.order=7&strategy=generate-and-test");
    await page.solve();
    await page.says("[data-figure=nodes]", /^[1-9]/);
    await page.press("Stop");
    await page.over("none found (stopped)");
    await page.tells("which proves nothing but may find one sooner");
    await page.press("Choose “Local search”");
    await page.holds(".strategy select", "local-search");
  });
});

test("a mistyped number is changed with a click", async () => {
  const page = await openPage(MISTYPED);
  const right = "r1c5: 4 to 7";
  await sentence("what would leave one solution is offered, once", async () => {
    await page.solve();
    await page.until(() => page.named(right).length === 1);
    await page.has(".conflict", 1);
    assert.equal(page.text(".results").split("leaves exactly one solution:").length, 2);
    await page.says(".conflict", "5 in r8c9"); // the last of them
    assert.equal(page.text(/** @type {HTMLElement} */ (page.named(right)[0])), "r1c5: 4 → 7");
  });
  await sentence("a click changes it, and Undo takes it back", async () => {
    await page.press(right);
    await page.until(() => page.named(right).length === 0);
    await page.expectBoard({ 4: "7" });
    await page.until(() => document.activeElement === page.cell(4));
    assert.ok(page.cell(4).readOnly, "it is still a given");
    await page.press("Undo", ".notice button");
    await page.expectBoard({ 4: "4" });
  });
  await sentence("the reason is back too, and Check says it", async () => {
    await page.until(() => page.named(right).length === 1);
    await page.press("Check");
    await page.says("#advice", "No.");
    await page.press(right);
    await page.until(() => page.named(right).length === 0);
    await page.press("Check");
    await page.reads("#advice", "Yes, it can still be solved.");
  });
});

test("the search for the guilty numbers is stopped", async () => {
  const page = await openPage("#puzzle=magic-square&option.order=4&given=0:1,1:2,4:3,5:4");
  await page.hold("conflict");
  await page.solve();
  await page.says(".results .seeking", "Looking for numbers that cannot stand together");
  await page.removes(".results .seeking", () => page.click(".results .seeking button"));
  await page.reads(".results .verdict", "no solution");
});
