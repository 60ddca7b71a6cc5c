/** Searches that find one solution and prove nothing: seed, steps, curve. */

import { test } from "node:test";
import { openPage } from "../native/page.js";
import { sentence } from "../native/reading.js";

const ONE = "1 solution found; whether there are others is not proved";
const WHY = /The error (falls|grows) from \d+ to \d+: |The error stays at|No swap of .* lowers/;
const [NARRATION, RESULTS, STRATEGY, SEED] = [".narration", ".results", ".strategy select", "Search seed"];

test("one solution of something large is found, stepped and repeated", async () => {
  const page = await openPage("#puzzle=magic-square");
  /** Waits until a cell has a number. @param {number} cell */
  const isFilled = (cell) =>
    page.until(
      () => /^\d+$/.test(page.value(cell)),
      () => page.board(),
    );
  const isSeedInLink = () =>
    page.until(
      () => location.hash.includes("&seed=6"),
      () => location.hash,
    );
  await sentence("an example out of reach is solved by local search, and the next one as usual", async () => {
    await page.takeExample("Order 6: find one");
    await page.holds(STRATEGY, "local-search");
    await page.solve();
    await page.reads(`${RESULTS} .verdict`, ONE);
    await page.says(`${NARRATION}.solution`, "Solution 1 of 1");
    for (const cell of [0, 35]) await isFilled(cell);
    await page.takeExample("Order 3");
    await page.holds(STRATEGY, "compiled");
  });
  await page.follow("#puzzle=magic-square&strategy=local-search&seed=5");
  await sentence("a link has the seed", async () => page.holds(await page.labelledOnce(SEED), "5"));
  await sentence("it is stepped: the full board, then what is swapped, with its reason in numbers", async () => {
    await page.press("Step");
    await page.says(NARRATION, /Values are dealt out at random. Error: \d+/);
    await isFilled(15);
    await page.press("Step");
    await page.says(NARRATION, WHY);
    await page.says(".curve", "What is still wrong");
  });
  await sentence("the result has the seed, and another one searches anew", async () => {
    await page.press("Search to the end");
    await page.reads(`${RESULTS} .verdict`, ONE);
    await page.says(RESULTS, "Search seed: 5");
    await page.fill(await page.labelledOnce(SEED), "6");
    await page.solve();
    await page.says(RESULTS, "Search seed: 6");
    await isSeedInLink();
  });
  await sentence("what is no seed is refused, and the one before stays", async () => {
    await page.fill(await page.labelledOnce(SEED), "six");
    await page.tells("The seed must be a whole number");
    await isSeedInLink();
  });
  await sentence("restarts finds one too, and other strategies have no seed", async () => {
    await page.choose("restarts");
    await page.solve();
    await page.reads(`${RESULTS} .verdict`, ONE);
    const seed = await page.labelledOnce(SEED);
    await page.removes(seed, () => page.choose("forced"));
  });
});
