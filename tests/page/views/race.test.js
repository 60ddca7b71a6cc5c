/** The race of all strategies: estimates, factors, Pause and Stop. How long its bars are: tests/site/test_race.py. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "../native/page.js";
import { sentence, textOf } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const [RACE, VERDICT, BUTTONS] = [".panel.race", ".panel.race [role=status]", ".panel.race button"];

/** The puzzle of a link with the race alone: no search begins by itself. @type {(page: Workbench, link: string, seconds?: string) => Promise<void>} */
async function race(page, link, seconds = "1") {
  await page.follow(`${link}&panels=race`);
  await page.select(".race select[name=limit]", seconds);
}

/** What the row of a strategy says, or a part of it. @type {(page: Workbench, strategy: string, part?: string) => string} */
function row(page, strategy, part = "") {
  const found = page.all(".race tr").find((each) => textOf(each.querySelector("th")).startsWith(strategy));
  return part ? textOf(found?.querySelector(part)) : textOf(found);
}

/** Waits until it says this. @type {(page: Workbench, strategy: string, words: RegExp | string) => Promise<void>} */
async function rowSays(page, strategy, words) {
  const said = () => row(page, strategy);
  await page.until(() => (typeof words === "string" ? said().includes(words) : words.test(said())), said);
}

test("all strategies are raced, and those that cannot finish say how far it is", async () => {
  const page = await openPage();
  // All but the slowest are done with it in milliseconds; that one makes ten million nodes.
  await race(page, "#puzzle=magic-star&given=0:1,1:2");
  await page.press("Start the race");
  await page.reads(VERDICT, /^[3-9] of 10 strategies finished; the \d that see everything find \d+ solutions?/);
  await rowSays(page, "Generate and test", /would take about [\d,]+ \w+/);
  await rowSays(page, "Prune", "faster");
  await page.type({ 3: "3" });
  await page.says(RACE, "Raced for the numbers before your last change.");
  await sentence("movements are raced too", async () => {
    await race(page, "#puzzle=sliding-tiles", "5");
    await page.press("Start the race");
    await page.says(VERDICT, "strategies finished");
    await page.until(() => row(page, "Bidirectional", ".nodes") !== "");
  });
  await sentence("a race does not start on numbers that cannot stand", async () => {
    await race(page, "#puzzle=magic-star&given=0:99");
    await page.press("Start the race");
    await page.tells("The race did not start.");
    await page.lacks(".race table");
  });
});

test("a race is paused, resumed and stopped, and its laps stay", async () => {
  const page = await openPage();
  await race(page, "#puzzle=magic-star", "60");
  await page.press("Start the race");
  await rowSays(page, "Generate and test", "so far");
  await page.press("Pause", BUTTONS);
  await page.until(() => page.named("Resume", BUTTONS).length === 1);
  const told = row(page, "Generate and test");
  await page.press("Resume", BUTTONS);
  await page.until(() => row(page, "Generate and test") !== told);
  await page.press("Stop: The race");
  await page.reads(VERDICT, "stopped during strategy 1 of 10");
  await rowSays(page, "Generate and test", "would take about");
  await sentence("a race that is stopped in its second lap says so", async () => {
    await page.hold("race");
    await page.select(".race select[name=limit]", "1");
    await page.press("Start the race");
    await rowSays(page, "Prune", "so far");
    await page.press("Stop: The race");
    await page.reads(VERDICT, "stopped during strategy 2 of 10");
    await page.until(() => !row(page, "Prune").includes("so far"));
  });
  await sentence("the nodes that were counted beforehand are told in place of estimates", async () => {
    await rowSays(page, "Generate and test", "about 820M in all");
    await rowSays(page, "Prune", "1,573,584 in all");
    assert.doesNotMatch(row(page, "Prune", ".nodes"), /about 1\./);
  });
});
