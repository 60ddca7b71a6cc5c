/** Another puzzle that is opened in Compare; searches of moves, of which one alone has a tree. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "../native/page.js";
import { sentence } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const [PANEL, SUMMARY] = [".panel.tree", ".panel.tree .summary"];

/** Drops a file on the page. @type {(page: Workbench, name: string, text: string) => Promise<void>} */
async function drop(page, name, text) {
  const dropped = new Event("drop", { bubbles: true, cancelable: true });
  const file = new File([text], name);
  Object.assign(dropped, { dataTransfer: { files: [file], items: [], types: ["Files"], getData: () => "" } });
  page.one("main").dispatchEvent(dropped);
  await page.drawn();
}

test("a link or a file opened in Compare begins with two trees too", async () => {
  const page = await openPage("#puzzle=magic-triangle");
  await page.ready();
  await page.enter("Compare");
  const found = /^Nodes: .*solutions: \d/;
  const ours = (/** @type {string} */ first) =>
    `{"edagari": 1, "puzzle": "magic-square", "options": {"order": "3"}, "givens": {"0": "${first}"}}`;
  for (const [step, act, title, corner] of /** @type {[string, () => Promise<void>, string, string | null][]} */ ([
    ["a link", () => page.follow("#puzzle=magic-square&option.order=3&given=0:2"), "Magic square", "2"],
    ["a file", () => drop(page, "a.json", ours("4")), "Magic square", "4"],
    ["a text", () => drop(page, "a.txt", "6 1 8\n7 . .\n. . ."), "Magic square", "6"],
    [
      "a file of another puzzle",
      () => drop(page, "a.json", '{"edagari": 1, "puzzle": "magic-ring"}'),
      "Magic ring",
      null,
    ],
  ]))
    await sentence(step, async () => {
      await act();
      await page.reads("h1", title);
      if (corner) await page.expectBoard({ 0: corner });
      await page.saysNot("#page", "Grown for the numbers before your last change.");
      await page.reads(SUMMARY, [found, found]);
    });
});

test("where one strategy alone has a tree, Compare says why there is no second", async () => {
  const page = await openPage("#puzzle=flip-it");
  await page.ready();
  await page.enter("Compare");
  await page.says(PANEL, "Only “Iterative deepening” has a tree here");
  await page.says(SUMMARY, /solutions: [1-9]/); // the search may be some events ahead of the first
  assert.ok(page.labelled(/^Strategy/).length > 0);
  assert.equal(page.labelled(/^Compare with/).length, 0);
});

test("no row comes and goes over the buttons of a search of moves in Compare", async () => {
  const page = await openPage("#puzzle=peg-solitaire&panels=tree.race");
  await page.ready();
  await page.until(() => page.labelled(/^Compare with/).length > 0);
  assert.equal(page.named(/^Watch “/).length, 0);
  await page.saysNot(PANEL, "has a tree here");
});
