/** Movements solved, stepped move by move, and mapped: what is said of them. That they are watched, paused, played and copied: tests/site. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ARTICLE_A, expectRow, FLIP_IT, MOVES, STRIP, touch, WORD } from "../native/game.js";
import { openPage } from "../native/page.js";
import { sentence } from "../native/reading.js";

const [VERDICT, NARRATION, MOMENT] = [".results .verdict", ".narration", ".moment"];

test("lines are found, and one plays on from them", async () => {
  const page = await openPage(FLIP_IT);
  for (const [strategy, row] of /** @type {const} */ ([
    ["Iterative deepening", "within 8 moves"],
    ["Bidirectional", "1 move from the goal"],
    ["Breadth first", "7 moves away"],
  ]))
    await sentence(`${strategy} finds the eight moves of the article`, async () => {
      await page.choose(strategy);
      await page.solve();
      await page.says("table.rows", row);
      await page.over("8 moves, 7 shortest lines");
      await page.has(".lines li", 7);
      await page.has(STRIP, 9);
    });
  await sentence("a line is stepped", async () => {
    await page.press("One move forward");
    await page.says(".strip [aria-current=step]", "1");
    await page.press("One move back");
    await expectRow(page, ARTICLE_A);
  });
  await sentence("one plays on from a line", async () => {
    await page.press(/^Line 7 /); // and its moves
    await page.says(NARRATION, "Line 7 of 7");
    await page.key("ArrowRight");
    await page.press("Play on from here");
    await page.reads(MOVES, "1");
    await page.press("How many moves?");
    await page.reads(WORD, "From here it can be done in 7 moves.");
  });
  await sentence("the gap may have to end at a place", async () => {
    await page.follow(FLIP_IT);
    await page.setOption("gap", "0");
    await page.solve();
    await page.says(VERDICT, "9 moves");
    await page.setOption("gap", "7");
    await page.says(".option.fault", "0 to 5");
  });
  await sentence("a position that cannot be solved is said to be", async () => {
    await page.follow("#puzzle=flip-it&start=●_●");
    await expectRow(page, "●_●");
    await page.reads(WORD, "No move is left.");
    await page.press("Hint");
    await page.says(WORD, "It cannot be solved: everything");
    const why = page.text(WORD);
    await page.solve();
    await page.reads(VERDICT, why);
    await page.reads(WORD, "No move is left."); // why is said once
    await page.hasNone(".lines", WORD);
  });
});

test("tiles that cannot be put in order get one verdict", async () => {
  const page = await openPage("#puzzle=sliding-tiles&start=1 2 3 4 5 6 8 7 _");
  await page.solve();
  await page.says(VERDICT, "It cannot be solved: two tiles would have to be exchanged");
  await page.press("Hint");
  await page.reads(WORD, page.text(VERDICT));
});

test("a search of moves is stepped both ways", async () => {
  const page = await openPage(`#puzzle=flip-it&start=${ARTICLE_A}&strategy=deepening`);
  await page.ready();
  await sentence("it is stepped both ways", async () => {
    for (const [said, row] of /** @type {const} */ ([
      ["Now every line within 1 move.", ARTICLE_A],
      ["Now every line within 2 moves.", ARTICLE_A],
      ["Move 1: place 0 → place 2", "_○●●●●"],
      ["Move 1 is taken back: place 2 → place 0", ARTICLE_A],
      ["Move 1: place 4 → place 2", "●●●○_●"],
    ])) {
      await page.press("Step");
      await page.says(NARRATION, said);
      await expectRow(page, row);
    }
    await page.reads(MOMENT, "5 / 5");
    await page.press("One event back");
    await expectRow(page, ARTICLE_A);
    await page.key("ArrowLeft");
    await page.says(NARRATION, "Move 1: place 0 → place 2");
    await expectRow(page, "_○●●●●");
    await page.press("Back to my game");
    await expectRow(page, ARTICLE_A);
    await page.has(WORD);
  });
});

test("positions are mapped, and the farthest are one click from being played", async () => {
  const page = await openPage("#puzzle=flip-it&option.n=5");
  await page.ready();
  await page.press("Map all positions");
  await page.reads(".farthest .verdict", "80 positions; 3 need 10 moves, none needs more");
  await page.has(".farthest .bar", 11);
  await page.has(".farthest .positions button", 3);
  for (const row of ["●●○_●", "●●_●●", "●_○●●"]) assert.equal(page.named(`Play ${row}`).length, 1);
  await page.press("Play ●_○●●");
  await expectRow(page, "●_○●●");
  await page.press("How many moves?");
  await page.reads(WORD, "From here it can be done in 10 moves.");
  await page.has(".farthest .positions button", 3); // the map stays
});

test("Stop ends the map of a long row", async () => {
  const page = await openPage("#puzzle=flip-it&option.n=22");
  await page.hold("search");
  await page.press("Map all positions");
  await page.has(".farthest .share");
  await page.press(/^Stop/, ".farthest button");
  await page.says(".farthest .verdict", "stopped after");
  await touch(page, 0); // and Python answers
  await page.reads(MOVES, "1");
});
