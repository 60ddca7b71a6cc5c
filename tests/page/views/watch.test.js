/** Watch: one moment of a search in four views, and what they say. How they share the screen, and the way in and out: tests/site/test_watch.py. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "../native/page.js";
import { nameOf, sentence, textOf } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const STAR = "#puzzle=magic-star&strategy=forced";
const [MOMENT, NARRATION, COUNTS, KEY] = [".moment", ".narration", ".band .counts", ".board-key li"];
const [LISTING, LIT, HERE] = [".of-program .listing", ".of-program .line.lit", ".of-path .twig.here"];
const COMPUTED = ".board .spot.computed";
const REFUSED_KEY = "refused, with the cells that refuse it";

/** Watch at a moment, on a page of its own. @type {(link: string, moment: number) => Promise<Workbench>} */
async function watched(link, moment) {
  const page = await openPage(`${link}&view=watch&at=${moment}`);
  await isAt(page, moment);
  return page;
}

/** Waits until this moment is shown. @type {(page: Workbench, moment: number) => Promise<void>} */
const isAt = (page, moment) => page.reads(MOMENT, new RegExp(`^${moment} / \\d`));

/** Goes to another moment by a link. @type {(page: Workbench, link: string, moment: number) => Promise<void>} */
async function goTo(page, link, moment) {
  await page.follow(`${link}&view=watch&at=${moment}`);
  await isAt(page, moment);
}

/** What is called a strategy beside the first. @type {(page: Workbench, strategy: string) => HTMLElement | undefined} */
const second = (page, strategy) => page.all("section").find((each) => nameOf(each) === strategy);

test("one moment is shown in four views", async () => {
  const page = await watched(STAR, 39);
  await sentence("the board strikes out the number that would have to follow", async () => {
    await page.holds(".cell.refused", "14");
    await page.has(".board .spot.lit", 4);
    await page.has(".board .line.lit", 1);
  });
  await sentence("what is computed looks otherwise than what is chosen", async () => {
    await page.has(COMPUTED, 6);
    await page.reads(KEY, ["6 chosen", "6 computed", REFUSED_KEY]);
  });
  await sentence("the program has the values at the ends of its lines, the one that fails too", async () => {
    await page.reads(`${LISTING} b`, ["a = 1", "h = 2", "k = 3", "c = 11", "f = 12", "e = 6", "j = 7", "i = 14"]);
    assert.ok(page.all(`${LISTING} b`).at(-1)?.classList.contains("refused"));
    await page.says(LIT, "if not 1 <= i <= 12");
  });
  await sentence("the path ends in the cut, and the whole tree is below it", async () => {
    await page.has(HERE, 8);
    await page.has(`${HERE}.cut`, 1);
    await page.has(".of-tree canvas");
  });
  await sentence("what left nothing has the colour of its rule, and shears and leaves have words", async () => {
    await page.reads(".of-path .twig.bare", ["4", "5", "6", "7", "8", "9", "10", "4", "5"]);
    await page.has(".of-path .twig.bare.cut-1", 9);
    await page.reads(".of-path .key-words", /Solutions\s+Cuts/);
  });
  await sentence("the reason has its arithmetic, and the counts are those of the moment", async () => {
    await page.says(NARRATION, "2 + 7 + 3 = 12 and the line from h to k needs 26");
    await page.says(COUNTS, "node 18 · cut 10 · solution 0");
    await page.says(COUNTS, "5! = 120 arrangements");
    await page.says(COUNTS, "spared so far: 319,680 of 480 million arrangements");
    assert.match(page.one(COUNTS).getAttribute("title") ?? "", /one path of nodes to the bottom/);
  });
  await sentence("a step back all four go back", async () => {
    await page.key("ArrowLeft");
    await isAt(page, 38);
    await page.has(`${LISTING} b`, 7);
    await page.has(HERE, 7);
    await page.says(NARRATION, "j = 26 − 11 − 6 − 2 = 7");
    await page.says(COUNTS, "node 18 · cut 9 · solution 0");
    await page.says(COUNTS, "spares up to 600 arrangements"); // the other five of cell j
  });
  await sentence("a branch of the path brings the moment when it was tried", async () => {
    await page.click(`${HERE} text`);
    await isAt(page, 1);
    await page.says(NARRATION, "1 placed in cell a");
  });
  await sentence("another strategy is watched from its first step", async () => {
    await page.select(await page.labelledOnce("Strategy"), "Prune");
    await page.says(LISTING, "if b + c + d + e != 26");
    await page.until(() => page.text(`${LISTING} b`) === "a = 1");
  });
  await sentence("a second strategy takes the place of the program until it is put away", async () => {
    await page.select(await page.labelledOnce("Compare with"), "Forced cells");
    const said = () => textOf(second(page, "Forced cells"));
    await page.until(() => said().includes("solutions: 80") && said().includes("Where they part"), said);
    assert.ok(second(page, "Forced cells")?.querySelector("canvas"));
    await page.select(await page.labelledOnce("Compare with"), "none");
    await page.has(LISTING);
  });
});

test("a search that deepens is told bound by bound", async () => {
  const page = await watched("#puzzle=flip-it&strategy=iterative-deepening", 60);
  const rows = ".of-tree .bounds li";
  await sentence("the bound at work is the last, with its nodes so far", async () => {
    await page.says(`${rows}:last-child`, "within 4 moves");
    assert.equal(page.one(`${rows}:last-child button`).getAttribute("aria-current"), "true");
    const nodes = page.texts(`${rows} b`).reduce((sum, told) => sum + Number(told), 0);
    await page.says(COUNTS, `node ${nodes} `);
  });
  await sentence("a click goes to where a bound begins, and the tree is that of the bound", async () => {
    await page.click(`${rows}:nth-child(2) button`);
    await page.saysNot(MOMENT, /^60 \/ /);
    await page.has(rows, 2);
    await page.says(".of-tree .beside-title", "Nodes: 3,");
  });
});

test("each view says what it leaves out, waits for or cannot know", async () => {
  const page = await watched("#puzzle=magic-square&option.order=4&strategy=forced", 91);
  await sentence("the path says how many values it leaves out", async () => {
    await page.has(HERE);
    await page.reads(".of-path .omitted", /…3 more before these/);
  });
  await sentence("one that only tries does not say what was chosen", async () => {
    await goTo(page, "#puzzle=sudoku&strategy=backtrack", 13);
    await page.reads(KEY, ["placed", REFUSED_KEY]);
    await page.lacks(COMPUTED);
  });
  await sentence("one without a plan tells what followed from what it chose", async () => {
    await goTo(page, "#puzzle=sudoku&strategy=propagate", 13);
    await page.reads(KEY, ["chosen", "follows", REFUSED_KEY]);
    await page.has(COMPUTED, 1);
    await page.expectBoard({ 10: "9" });
    assert.equal(page.described(10), "Computed.");
  });
  await sentence("so do the steps in Solve", async () => {
    await page.enter("Solve");
    await page.click(".title p"); // no button has the keys
    await page.key("n");
    await page.has("#board .spot.computed");
    await page.until(() => page.described(10) === "Computed.");
  });
});

test("a program that is late is announced over the one before", async () => {
  const page = await watched(STAR, 39);
  const said = ".of-program .being-written";
  await page.says(LISTING, "if not 1 <= f <= 12");
  await page.reads(said, "");
  await page.enter("Solve");
  await page.hold("program");
  await page.enter("Watch");
  await page.select(await page.labelledOnce("Strategy"), "Prune");
  await sentence("it is being written, and the pane is not empty meanwhile", async () => {
    await page.reads(said, "Writing the program…");
    await page.has(LISTING);
  });
  page.release();
  await sentence("and then it is there", async () => {
    await page.reads(said, "");
    await page.says(LISTING, "if b + c + d + e != 26");
  });
});

test("Watch opens at its beginning over a search that runs", async () => {
  const page = await openPage("#puzzle=magic-star&strategy=prune");
  await page.hold("search");
  await page.enter("Compare");
  await page.until(() => /[1-9]/.test(page.text(".tree-side .summary")));
  await page.enter("Watch");
  await isAt(page, 0);
});

test("it says once why nothing was searched", async () => {
  const why = "1 stands in cell a and in cell b.";
  const told = `The search did not start. ${why}`;
  const page = await openPage("#puzzle=magic-star&strategy=forced&given=0:1,1:1");
  await page.solve();
  await page.reads(".notice-place", told);
  page.named("Solve", "[role=tab]")[0]?.focus();
  await page.key("w");
  await page.reads(NARRATION, `${told} Correct it`);
  await page.says(".of-program", "no program for numbers that break");
  await page.until(() => page.text("body").split(why).length === 2);
  await sentence("no key leads on, or back, from where nothing can follow", async () => {
    await page.has(".scrubber .keys button", 9);
    await page.lacks(".scrubber .keys button:not([disabled])");
  });
  await sentence("the same after a link that opens it", async () => {
    await page.follow("#puzzle=magic-star&strategy=forced&given=0:2,1:2&view=watch");
    await page.says(NARRATION, "2 stands in cell a and in cell b.");
  });
  await sentence("a button leads to what is to be corrected", async () => {
    await page.removes(".watch-mode", () => page.press("Correct it"));
    await page.has(".faults li", 1);
  });
});
