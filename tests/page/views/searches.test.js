/** A search is planned, stepped, paused, resumed and stopped, and what is told on the way. How long its branch is drawn, and a worker that is deaf: tests/site/test_solving.py. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "../native/page.js";
import { sentence } from "../native/reading.js";
import { workersMade } from "../native/worker.js";

/** @import { Workbench } from "../native/workbench.js" */

const STAR = "#puzzle=magic-star";
const [MOMENT, NARRATION, BAR, LEFT] = [".moment", ".narration", "[role=progressbar]", ".progress-branch .left"];
const [NODES, OVER, VERDICT] = ["[data-figure=nodes]", ".results .verdict.over", ".results .verdict"];

test("a search is stepped, paused and stopped", async () => {
  const page = await openPage(`${STAR}&strategy=generate-and-test`);
  await page.ready();
  const share = () => page.one(BAR).getAttribute("aria-valuenow");
  await sentence("a search that was stepped goes on, and says how long it would take", async () => {
    await page.press("Step");
    await page.has(BAR);
    assert.equal(share(), "0");
    await page.press("Search to the end");
    await page.reads(LEFT, /about [\d,]+ \w+ left/);
    assert.equal(share(), "0");
    await page.says("[data-figure=cuts]", /[1-9]/);
  });
  await sentence("Step while it runs takes one event and rests, with no time left to tell", async () => {
    await page.press("Step");
    await page.until(() => page.named("Search to the end").length === 1);
    await page.lacks(LEFT);
  });
  await sentence("it goes on, is paused, stepped and goes on again", async () => {
    await page.press("Search to the end");
    await page.press("Pause");
    await page.until(() => page.named("Resume").length === 1);
    const paused = page.text(NODES);
    await page.changes(MOMENT, () => page.press("Step"));
    await page.press("Resume");
    await page.until(() => page.named("Pause").length === 1);
    await page.until(() => page.text(NODES) !== paused);
    await page.reads(MOMENT, /^3 \/ /);
  });
  await sentence("the worker itself says that it has stopped", async () => {
    await page.press("Stop");
    await page.says(OVER, "(stopped)");
    await page.saysNot("body", "The search did not answer and was ended.");
    assert.ok(page.named("Stop")[0]?.hasAttribute("disabled"));
    assert.equal(page.named("Solve").length, 1);
  });
  await page.follow(`${STAR}&strategy=prune`);
  await sentence("Step goes on by one event", async () => {
    await page.press("Step");
    await page.says(NARRATION, "1 placed in cell a");
    await page.press("Step");
    await page.says(NARRATION, "2 placed in cell b");
    await page.reads(MOMENT, "2 / 2");
    await page.expectBoard({ 0: "1", 1: "2", 2: "" });
  });
  await sentence("the way back says what is there, and an empty board is not offered over one", async () => {
    assert.equal(page.named("Back to the empty board").length, 1);
    await page.press("To the start");
    await page.press("Back to my board");
    await page.until(() => page.named("Back to my board").length === 0);
  });
});

test("what is changed after a search", async () => {
  const page = await openPage("#puzzle=sudoku&strategy=backtrack", { shelf: true }); // it finds more for years
  await sentence("changing a number ends the search and keeps what it found", async () => {
    await page.solve();
    await page.says("[data-figure=solutions]", /[1-9]/);
    await page.press("Pause");
    await page.goBack();
    await page.type({ 0: "3" });
    await page.reads(".results .verdict", /^at least [1-9][\d,]* solutions? \(stopped\)/);
    await page.tells("Found for the numbers before your last change.");
    await page.press("Solution 1");
    await page.expectBoard({ 0: "1" });
  });
  await sentence("Escape leaves a solution, and the board has its numbers again", async () => {
    await page.key("Escape");
    await page.expectBoard({ 0: "3", 1: "" });
  });
  await sentence("another puzzle does not keep the results of the one before", async () => {
    await page.has(".results");
    await page.takeExample("A. Inkala, 2010");
    await page.expectBoard({ 2: "5", 3: "3" });
    await page.lacks(".results");
  });
});

/** Begins a search that is being planned, and will be until it is stopped or released. @param {Workbench} page */
async function plan(page) {
  await page.follow("#puzzle=sudoku&option.size=16&strategy=compiled");
  await page.hold("planning");
  await page.solve();
  await page.says(".controls", "Planning the search…");
  await page.reads(VERDICT, "planning the search");
}

test("a search that is being planned is stopped and paused", async () => {
  let page = await openPage();
  await sentence("Stop ends the planning and leaves Python alone", async () => {
    await plan(page);
    await page.press("Stop");
    await page.says(".notice", "ended before it had a result");
    page.release();
    await page.follow(`${STAR}&strategy=prune&given=0:1,1:2`);
    await page.solve();
    await page.over("exactly 14 solutions");
    assert.equal(workersMade(), 1);
  });
  page = await openPage();
  await sentence("a search that was paused while it is planned waits", async () => {
    await plan(page);
    await page.press("Pause");
    page.release();
    await page.reads(VERDICT, "0 solutions so far"); // at the end of the planning
    await page.until(() => page.named("Resume").length === 1);
    await page.reads(NODES, "0");
  });
});
