/** The strategy that learns: what a dead end teaches, and what follows from it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "../native/page.js";
import { givens } from "../native/puzzles.js";
import { sentence } from "../native/reading.js";

/** Arto Inkala, 2010. */
const HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const LINK = `#puzzle=sudoku&strategy=learn&given=${givens(HARD)}`;
/** Two stars, by KrazyDad, on which learning saves four nodes of five. */
const STARS =
  "#puzzle=star-battle&option.stars=2&option.regions=AAAAABBCCC+AAAAABBBCC+AAAAABBBBB+DDDAEEBBBF+DGGGEEBBFF+GGGGEEBFFF+GGGGGHBFFF+GGGGGHBFFH+JJJHHHHHHH+HHHHIIIIII";
const [NARRATION, LEARNED, COMPARISON] = [".narration", ".pane .lessons", ".panel.tree .comparison"];
const FACTS = `${LEARNED} li`;

/** Of the search of Inkala's Sudoku: the moments at which it has learned its facts 3 and 42, and one that rests on fact 1. */
const [THIRD, LAST, RESTING] = [140, 1841, 86];

/** @type {(moment: number) => string} */
const watched = (moment) => `${LINK}&view=watch&at=${moment}`;

test("a dead end says what it teaches and what was not to blame", async () => {
  const page = await openPage(watched(THIRD));
  await sentence("the fact, in one sentence, and how far it takes the search back", async () => {
    await page.says(NARRATION, "Learned, fact 3");
    await page.says(NARRATION, "r3c4 = 3 and r9c4 = 3/8 can never stand together");
    await page.says(NARRATION, "over 3 more trials, which were not to blame");
    await page.reads(".path-tree .jump text", "back over 3 trials");
  });
  await sentence("before it the dead end, with its reason", async () => {
    await page.key("ArrowLeft");
    await page.has(`${NARRATION} .said.cut`);
    await page.says(`${NARRATION} .rule`, /[a-z]/);
  });
  await sentence("to the end it finds the one solution", async () => {
    await page.follow(LINK);
    await page.solve();
    await page.over("exactly 1 solution");
  });
});

test("what was learned is listed up to the moment and leads there and back", async () => {
  const page = await openPage(watched(LAST));
  const back = `Back to moment ${LAST.toLocaleString("en")}`;
  await sentence("all that was learned, the facts that cut most first, each in one sentence", async () => {
    await page.says(LEARNED, "42 facts; cuts by them since: 9.");
    await page.has(FACTS, 6);
    for (const words of ["Fact 3", "3 cuts", "r3c4 = 3 and r9c4 = 3/8 can never stand together"])
      await page.says(`${FACTS}:first-child`, words);
    await page.says(`${FACTS}:last-child`, /no cut yet.*\./);
  });
  await sentence("more of them on demand", async () => {
    await page.press("Show more (36 left)");
    await page.has(FACTS, 12);
  });
  await sentence("a fact leads to where it was learned, where less is known and has cut", async () => {
    await page.click(`${FACTS}:first-child button`);
    await page.says(NARRATION, "Learned, fact 3");
    await page.says(LEARNED, "3 facts; cuts by them since: 0.");
    await page.has(FACTS, 3);
  });
  await sentence("and from there back", async () => {
    await page.press(back);
    await page.says(LEARNED, "42 facts; cuts by them since: 9.");
    assert.equal(page.named(/^Back to moment/).length, 0);
  });
  await sentence("a step that rests on what was learned leads there and back", async () => {
    await page.follow(watched(RESTING));
    const rests = "Only 6 is left for row 1, column 2, as was learned";
    await page.says(NARRATION, rests);
    await page.press("Where fact 1 was learned");
    await page.says(NARRATION, "Learned, fact 1");
    await page.press(`Back to moment ${RESTING}`);
    await page.says(NARRATION, rests);
  });
});

test("Compare says what learning saved, or that it saved nothing", async () => {
  const page = await openPage();
  for (const [link, told] of /** @type {[string, (plain: number, learned: number) => string][]} */ ([
    [
      STARS,
      (plain, learned) => `“Propagate”, which does not learn, walked ${said(plain - learned)} more nodes than “Learn”`,
    ],
    [
      "#puzzle=star-battle",
      (plain, learned) =>
        `Learning saved nothing here: “Learn” walked ${said(learned - plain)} more nodes than “Propagate”`,
    ],
  ]))
    await sentence(link, async () => {
      await page.follow(`${link}&strategy=propagate&panels=tree&beside=learn`);
      await page.press(/^Let it grow/);
      await page.press("Run this one too");
      await page.says(COMPARISON, "cuts by facts: ");
      const nodes = page.texts(".tree-side .summary").map((text) => /Nodes: ([\d,]+)/.exec(text)?.[1] ?? "");
      const [plain = 0, learned = 0] = nodes.map((number) => Number(number.replaceAll(",", "")));
      await page.says(COMPARISON, told(plain, learned));
    });
});

/** @type {(number: number) => string} */
const said = (number) => number.toLocaleString("en");
