/** Going through what a search did, in both directions, without asking it again. Where the controls stand, and in which order: tests/site/test_player.py. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "../native/page.js";
import { sentence } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const LINK = "#puzzle=magic-star&strategy=prune&given=0:1,1:2"; // 14 solutions
const [MOMENT, NARRATION, RATE] = [".moment", ".narration", ".rate"];
const NO_FURTHER = "No further cut or dead end is on record.";

/** The puzzle with no search open, on a page that was at another one. @type {(page: Workbench, link?: string) => Promise<void>} */
async function fresh(page, link = LINK) {
  await page.follow("#puzzle=queens");
  await page.reads("h1", "Queens");
  await page.follow(link);
  await page.saysNot("h1", "Queens");
  await page.click(".rules"); // no button has the keys
}

/** Waits until each number from 1 to 12 stands once; returns them. @param {Workbench} page */
async function whole(page) {
  const isWhole = () => new Set(page.board().filter((value) => value !== ".")).size === 12;
  await page.until(isWhole, () => page.board());
  return page.board().join();
}

/** How many cells are filled. @param {Workbench} page */
const filled = (page) => page.board().filter((value) => value !== ".").length;

/** The number of the moment that is shown. @param {Workbench} page */
const moment = (page) => Number(page.text(MOMENT).split(" / ")[0]?.replaceAll(",", ""));

/** Takes a step to each of the moments. @type {(page: Workbench, ...moments: number[]) => Promise<void>} */
async function stepTo(page, ...moments) {
  for (const step of moments) {
    await page.press("Step");
    await page.reads(MOMENT, `${step} / ${step}`);
  }
}

/** Enters a puzzle: while one plays, Space would be for the board. @param {Workbench} page */
async function enterPuzzle(page) {
  await page.press("Enter puzzle");
  await page.click(".rules"); // no button has the keys
}

/** The slider of the speed is brought to one of its ends. @type {(page: Workbench, key: "Home" | "End") => Promise<void>} */
async function speed(page, key) {
  (await page.labelledOnce(/^Speed/)).focus();
  await page.key(key);
}

test("what was stepped through is gone through, back and forth", async () => {
  const page = await openPage(LINK);
  await page.ready();
  await sentence("forward beyond the end asks the search for one more", async () => {
    await stepTo(page, 2, 3); // both givens, then one number
    await page.press("One event forward");
    await page.reads(MOMENT, "4 / 4");
  });
  await sentence("to the start and to the end again", async () => {
    await stepTo(page, 5, 6);
    await page.says(NARRATION, " = 15, and the line"); // comes a moment after what it explains
    const [last, before] = [page.text(NARRATION), page.board()];
    await page.press("One event back");
    await page.reads(MOMENT, "5 / 6");
    await page.press("To the start");
    await page.reads(MOMENT, "0 / 6");
    await page.says(NARRATION, "not taken a step yet");
    await page.expectBoard({ 2: "", 3: "", 4: "", 11: "" });
    await page.press("To the end");
    await page.reads(MOMENT, "6 / 6");
    await page.reads(NARRATION, last);
    await page.until(() => page.board().join() === before.join());
  });
  await fresh(page);
  await sentence("the next cut is searched for beyond what was told", async () => {
    await stepTo(page, 2);
    await page.press("To the next cut or dead end");
    await page.reads(MOMENT, /^5 \/ /);
    await page.says(NARRATION, "refused in cell e");
    await page.until(() => page.named("Play").length === 1);
  });
  await fresh(page, "#puzzle=magic-star&strategy=generate-and-test"); // for hours
  await sentence("Step goes on by one event while the search is ahead of the board", async () => {
    const [note, ahead] = [".results .note:not(.absent)", "These totals include steps"];
    await page.key("Space");
    await speed(page, "Home");
    await page.reads(MOMENT, /^[1-9]\d* \/ [1-9]\d*,?\d{2}/);
    await page.says(note, ahead);
    await page.press("Pause the player");
    await page.until(() => page.named("Play").length === 1);
    const rests = moment(page);
    for (let at = rests + 1; at < rests + 5; at++) {
      await page.press("Step");
      await page.reads(MOMENT, new RegExp(`^${at} / `));
    }
    await page.press("Play");
    await page.until(() => page.named("Pause the player").length === 1);
    await page.press("Step");
    await page.until(() => page.named("Play").length === 1);
    await page.says(note, ahead);
    await page.press("To the end");
    await page.saysNot(note, ahead);
    await page.reads(MOMENT, /^([\d,]+) \/ \1$/);
    const next = (moment(page) + 1).toLocaleString("en");
    await page.press("Step");
    await page.reads(MOMENT, `${next} / ${next}`);
  });
});

test("a search that has come to its end is gone through", async () => {
  const page = await openPage(LINK);
  await page.solve();
  await page.over("exactly 14 solutions");
  await sentence("beside a solution too it is said that there is no further cut", async () => {
    await page.says(NARRATION, "Solution 1 of 14");
    await page.click(".title p");
    await page.key("Shift+ArrowRight");
    await page.says(NARRATION, NO_FURTHER);
    await page.says(NARRATION, "Solution 1 of 14");
    await page.reads("#said", NO_FURTHER);
    await page.press("Next");
    await page.says(NARRATION, "Solution 2 of 14");
    await page.saysNot(NARRATION, "No further cut");
  });
  await sentence("a cut names the rule and lights its cells", async () => {
    await page.press("To the start");
    await page.reads(MOMENT, /^0 \/ /);
    await page.press("To the next cut or dead end");
    await page.says(NARRATION, "refused in cell e");
    await page.says(NARRATION, "and the line from b to e needs 26.");
    await page.has(".board .spot.lit", 4);
    await page.has(".board input.refused", 1);
  });
  await sentence("each of the solutions is jumped to", async () => {
    await page.press("To the start");
    await page.reads(MOMENT, /^0 \/ /);
    const seen = new Set();
    for (let solution = 0; solution < 14; solution++) {
      await page.changes(MOMENT, () => page.press("To the next solution"));
      await page.says(NARRATION, "A solution!");
      seen.add(await whole(page));
    }
    assert.equal(seen.size, 14);
  });
  await sentence("the timeline is scrubbed", async () => {
    await page.fill(await page.labelledOnce("Timeline"), "1");
    await page.reads(MOMENT, /^1 \/ /);
    await page.says(NARRATION, "placed in cell");
  });
});

test("who watches or jumps opens a search", async () => {
  const page = await openPage(LINK);
  await page.ready();
  await sentence("the next solution is searched for from nothing to the last", async () => {
    await page.key("]");
    await page.says(NARRATION, "A solution!");
    for (let solution = 1; solution < 14; solution++) {
      await page.changes(MOMENT, () => page.press("To the next solution"));
      await page.until(() => page.named("Play").length === 1); // it hurries no more
      await page.says(NARRATION, "A solution!");
    }
    const last = page.text(MOMENT).split(" / ")[0];
    await page.press("To the next solution");
    await page.over("exactly 14 solutions");
    await page.says(NARRATION, "No further solution is on record.");
    await page.reads(MOMENT, new RegExp(`^${last} / `));
  });
  await fresh(page);
  await enterPuzzle(page);
  await sentence("the space bar opens a search and watches it from its first event", async () => {
    await page.key("Space");
    await page.reads(MOMENT, /^[1-9]\d* \/ /);
    await page.press("Pause the player");
    await page.until(() => page.named("Play").length === 1);
    await speed(page, "End");
    await page.reads(RATE, "10,000 a second");
    await page.press("Play");
    await page.over("exactly 14 solutions");
  });
  await fresh(page);
  await enterPuzzle(page);
  await sentence("at full speed it is played from the first event to the last", async () => {
    await page.key("Space");
    await speed(page, "End");
    await page.over("exactly 14 solutions");
    await page.until(() => page.named("Play").length === 1);
  });
  await sentence("a watched search ends with the way to its first solution", async () => {
    await page.press("First solution");
    await page.says(NARRATION, "Solution 1 of 14");
  });
  await fresh(page, "#puzzle=magic-square&option.order=5&strategy=generate-and-test");
  await sentence("a search for the next solution can be held", async () => {
    await page.key("]");
    await page.reads(MOMENT, /^[1-9][\d,]* \/ /);
    await page.press("Pause the player");
    await page.until(() => page.named("Play").length === 1);
  });
  await fresh(page, "#puzzle=magic-star&strategy=compiled&given=0:1,1:2");
  await sentence("a strategy that tells no steps offers one that does", async () => {
    await page.solve();
    await page.over("exactly 14 solutions");
    assert.equal(page.named("Play").length, 0);
    await page.press("Watch “Forced cells”");
    await page.until(
      () => location.hash.includes("strategy=forced"),
      () => location.hash,
    );
    await page.reads(MOMENT, /^4 \/ /); // the first cut, where it pauses
  });
});

test("a number goes back together with all that had followed from it", async () => {
  const page = await openPage("#puzzle=magic-triangle&option.order=3&strategy=forced");
  await page.ready();
  await sentence("one event takes back what was chosen last, and what was calculated from it", async () => {
    await page.key("]");
    await page.says(NARRATION, "A solution!");
    await page.until(() => filled(page) === 6);
    const found = page.text(MOMENT).split(" / ")[0];
    await page.press("One event forward");
    await page.says(NARRATION, "removed");
    await page.until(() => filled(page) === 2);
    await page.press("One event back"); // fills them all again
    await page.reads(MOMENT, new RegExp(`^${found} / `));
    await page.until(() => filled(page) === 6);
  });
});

test("the givens are placed in one step", async () => {
  const page = await openPage("#puzzle=magic-star&strategy=forced&given=0:1,1:2");
  await page.ready();
  await sentence("the first step places all that is given", async () => {
    await page.key("n");
    await page.says(NARRATION, "2 givens placed");
    await page.reads(MOMENT, "2 / 2");
  });
  await sentence("what follows is one event again", async () => {
    await page.key("n");
    await page.reads(MOMENT, "3 / 3");
  });
  await sentence("and the way back passes them at once", async () => {
    await page.press("One event back");
    await page.reads(MOMENT, "2 / 3");
    await page.press("One event back");
    await page.reads(MOMENT, "0 / 3");
    await page.press("One event forward");
    await page.says(NARRATION, "2 givens placed");
  });
});

test("a hurry is for the puzzle that it was chosen for", async () => {
  const page = await openPage(LINK);
  await page.ready();
  await stepTo(page, 2);
  for (const [key, chosen, puzzle, title, later] of /** @type {const} */ ([
    ["End", "10,000 a second", "queens", "Queens", "2 a second"],
    ["Home", "1 a second", "magic-star", "Magic star", "1 a second"],
  ])) {
    await speed(page, key);
    await page.reads(RATE, chosen);
    await page.follow(`#puzzle=${puzzle}&strategy=order`);
    await page.until(
      () => document.title.includes(title),
      () => document.title,
    );
    await page.press("Step");
    await page.reads(RATE, later);
  }
});
