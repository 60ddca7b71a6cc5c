/** The plan of a strategy: told, and shown on an empty board. How it lights the board under the mouse, plays and lies on it: tests/site/test_plan.py. */

import { test } from "node:test";
import { openPage } from "../native/page.js";
import { nameOf, sentence } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const SQUARE = "#puzzle=magic-square&option.order=";
const [PLAN, DETERMINED, LETTERS] = [".panel.plan", ".panel.plan tr.determined", ".board .letter"];
const OUTDATED = `${PLAN} .stale[aria-busy="true"]`;
const [COMPUTED, KEY] = ["#board .spot.computed", ".board-key li"];

/** What the row of a step says. @type {(page: Workbench, step: string) => string} */
const row = (page, step) => page.text(page.named(step)[0]?.closest("tr") ?? ".absent");

test("the plan is told, and goes with what is chosen", async () => {
  const page = await openPage(`${SQUARE}4`);
  await page.ready();
  await page.openPanel("Plan");
  await sentence("the plan of the square is the program of the article", async () => {
    await page.says(PLAN, "The puzzle has 32 symmetries");
    await page.says(PLAN, "The rules taken together fix the common sum: 34.");
    await page.has(`${PLAN} tr.chosen`, 7);
    await page.has(DETERMINED, 9);
    const last = () => row(page, "p, row 4, column 4");
    await page.until(() => last().includes("= 34 − a − d − m from (row 1 + row 4 + the falling diagonal + "), last);
    await page.reads(LETTERS, [..."abcdefghijklmnop"]);
    await page.lacks(".board .index"); // no cell has its letter twice
  });
  await sentence("keys go from step to step, each of which lights its cells", async () => {
    await page.until(() => page.named("a, row 1, column 1").length === 1);
    page.named("a, row 1, column 1")[0]?.focus();
    await page.key("ArrowDown");
    await page.until(() => nameOf(/** @type {HTMLElement} */ (document.activeElement)) === "d, row 1, column 4");
    await page.reads(".board .plan-step .letter", "d");
  });
  await sentence("the board has no letters once the plan is closed", async () => {
    await page.removes(".board .letter, .board .plan-step, .board .plan-read", () => page.press("Close: The plan"));
    await page.openPanel("Plan");
  });
  await page.follow(`${SQUARE}3&strategy=prune&panels=plan`);
  await sentence("it goes with strategy, givens, options and language", async () => {
    await page.hasNone(DETERMINED, `${PLAN} tr.chosen`);
    await page.choose("Forced cells");
    await page.has(DETERMINED);
    await page.type({ 4: "5" });
    await page.until(() => row(page, "e, row 2, column 2").includes("can only be 5"));
    await page.type({ 4: "99" });
    await page.says(PLAN, "There is no plan for numbers that break the rules.");
    await page.type({ 4: "" });
    await page.setOption("order", "4");
    await page.says(PLAN, "34");
    await page.press("日本語");
    await page.says(PLAN, "共通の和は 34 に");
    await page.press("English");
  });
  await sentence("a strategy without a plan offers none; one without a program, to write it", async () => {
    await page.follow("#puzzle=sudoku&v=2&panels=plan");
    await page.until(() => page.named("Program").length === 1);
    await page.until(() => page.named("Plan").length === 0);
    await page.lacks(PLAN);
    await page.choose("Prune");
    await page.has(PLAN);
    await page.follow("#puzzle=magic-square&option.order=6&strategy=local-search");
    await page.openPanel("Program");
    await page.until(() => page.named("Your own program").length === 1);
  });
});

test("until the plan of what is chosen is there, the one before is shown as outdated", async () => {
  const page = await openPage(`${SQUARE}4&panels=plan`);
  await page.says(PLAN, "7 cells are chosen");
  await page.lacks(OUTDATED);
  await page.hold("plan");
  await page.choose("Prune");
  await page.has(OUTDATED);
  await page.says(PLAN, "7 cells are chosen");
  page.release();
  await page.lacks(OUTDATED);
  await page.hasNone(DETERMINED, `${PLAN} tr.chosen`);
});

test("an empty board shows which cells are computed", async () => {
  const page = await openPage(`${SQUARE}4`);
  await page.has(COMPUTED, 9);
  await page.reads(KEY, ["7 chosen", "9 computed"]);
  await sentence("it is no part of the buttons beside it", async () => {
    const plan = /** @type {HTMLElement} */ (page.named("Plan")[0]);
    await page.reads(/** @type {Element} */ (plan.closest("[role=toolbar]")), /^Plan ?Program$/);
  });
  await sentence("it is about the chosen strategy", async () => {
    await page.removes(KEY, () => page.choose("Prune"));
    await page.lacks(COMPUTED);
    await page.choose("Forced cells");
    await page.has(COMPUTED, 9);
  });
  await sentence("who fills in by hand is not disturbed by it", () =>
    page.removes(COMPUTED, () => page.type({ 0: "1" })),
  );
  await page.press("Undo");
  await page.reads(KEY, ["7 chosen", "9 computed"]);
  await sentence("it is the plan of its own size, and a large one shows none", async () => {
    await page.follow(`${SQUARE}5`);
    await page.has(COMPUTED);
    await page.removes(COMPUTED, () => page.setOption("order", "7"));
    await page.setOption("order", "4");
    await page.reads(KEY, ["7 chosen", "9 computed"]);
    await page.has(COMPUTED, 9);
  });
});

test("an empty board shows what the button to watch will show", async () => {
  const page = await openPage("#puzzle=magic-star&v=2");
  await sentence("“Compiled” is chosen, and computes other cells than “Forced cells”", async () => {
    await page.until(
      () => page.named("Watch “Forced cells”: about 820 million nodes become 15,529").length === 1,
      () => page.all("button").map(nameOf),
    );
    await page.reads(COMPUTED, [..."dfgijl"]);
    await page.reads(KEY, ["6 chosen", "6 computed"]);
  });
  await sentence("its own plan is on the board where that is read", async () => {
    await page.openPanel("Plan");
    await page.says(PLAN, "Compiled");
    await page.has(`${COMPUTED} .step-number`);
    const letters = () => page.texts(`${COMPUTED} .letter`).join("");
    await page.until(() => letters() !== "" && letters() !== "dfgijl", letters);
    await page.until(() => page.count(DETERMINED) > 0 && page.count(COMPUTED) === page.count(DETERMINED));
    await page.removes(PLAN, () => page.press("Close: The plan"));
    await page.reads(COMPUTED, [..."dfgijl"]);
  });
  await sentence("so it does in Watch", async () => {
    await page.enter("Watch");
    await page.key("Home");
    await page.reads(COMPUTED, [..."dfgijl"]);
    await page.until(() => page.texts(KEY)[1] === "6 computed");
  });
});
