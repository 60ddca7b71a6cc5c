/** Puzzles, strategies and languages are chosen, and what is said of it, aloud too. Back and Forward: tests/site/test_wandering.py. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue, openPage, reloadPage } from "../native/page.js";
import { sentence } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const STAR = "#puzzle=magic-star";
const SAID = "#said";
const ONE_SOLUTION = `${STAR}&given=0:1,1:2,2:4&strategy=prune`;

/** @type {(page: Workbench, name: string) => Promise<void>} */
const offers = (page, name) => page.until(() => page.named(name).length === 1);

/** Waits until the link to what is on the page has this in it. @type {(page: Workbench, words: string) => Promise<void>} */
async function linkHas(page, words) {
  await page.until(
    () => location.hash.includes(words),
    () => location.hash,
  );
}

/** Chooses another puzzle from its picture. @type {(page: Workbench, title: string) => Promise<void>} */
async function choosePuzzle(page, title) {
  await page.click(".choose");
  await page.press(new RegExp(`^${title}`), "dialog[open] button");
  await page.reads("h1", title);
}

test("what was not counted beforehand is not promised", async () => {
  const page = await openPage("#puzzle=magic-ring", { python: false });
  await page.choose("Symmetry");
  await offers(page, "Watch “Symmetry”: about 69 thousand nodes become 3,562");
  await page.go("#puzzle=magic-triangle");
  await offers(page, "Watch “Forced cells”: about 620 thousand nodes become 1,373");
  await page.choose("Prune");
  await page.reads(/** @type {HTMLElement} */ (page.named("Watch “Prune”")[0]), "Watch “Prune”");
});

test("a puzzle is chosen from pictures", async () => {
  const page = await openPage(`${STAR}&v=2`, { python: false });
  await page.type({ 0: "7" });
  await page.click(".choose");
  await sentence("each puzzle that is filled in has one", async () => {
    const placements = catalogue().puzzles.filter(({ kind }) => kind === "placement");
    await page.has("dialog[open] button:has(svg.thumbnail)", placements.length);
  });
  await page.press(/^Queens/, "dialog[open] button");
  await page.reads("h1", "Queens");
  await linkHas(page, "puzzle=queens");
  await choosePuzzle(page, "Magic star");
  await page.expectBoard({ 0: "7" });
});

test("a piece is put with a click", async () => {
  const page = await openPage("#puzzle=queens");
  await page.ready();
  const isPut = (/** @type {boolean} */ put) =>
    page.until(() => page.named("row 3, column 4")[0]?.getAttribute("aria-pressed") === String(put));
  await page.press("row 3, column 4");
  await isPut(true);
  await page.press("row 4, column 5");
  await page.has(".faults li", 1);
  await page.removes(".faults li", () => page.press("row 3, column 4"));
  await isPut(false);
});

test("the language is the browser's at first, then the one chosen", async () => {
  let page = await openPage("#puzzle=magic-star&v=2", { languages: ["ja-JP"], python: false });
  await page.reads("h1", "マジックスター");
  assert.equal(document.documentElement.lang, "ja");
  await offers(page, "解く");
  await page.press("English");
  await page.reads("h1", "Magic star");
  await page.until(
    () => document.title === "Magic star – Edagari",
    () => document.title,
  );
  page = await reloadPage({ languages: ["ja-JP"], python: false });
  await page.reads("h1", "Magic star");
});

test("what is done is said aloud", async () => {
  const page = await openPage(`${STAR}&strategy=forced`);
  await page.ready();
  await sentence("that Python is ready, until the language is another", async () => {
    await page.reads(SAID, "Python is ready");
    await page.press("日本語");
    await page.reads(SAID, "");
    await page.press("English");
  });
  await sentence("each step, but not each of a fast search", async () => {
    await page.press("Step");
    await page.says(SAID, "1 placed in");
    await page.press("Step");
    await page.says(SAID, "2 placed in");
    await page.press("Search to the end");
    await page.over("80 solutions (960 with rotations and reflections)");
    await page.reads(SAID, "80 solutions (960 with rotations and reflections)");
  });
  await sentence("the verdict, which changes its language with the page", async () => {
    await page.follow(ONE_SOLUTION);
    await page.solve();
    await page.over("exactly 1 solution");
    await page.reads(SAID, "exactly 1 solution");
    await page.press("日本語");
    await page.reads(".results .verdict", "解はちょうど 1 通り");
  });
  await sentence("another puzzle, with the full stop of its language", async () => {
    await page.follow("#puzzle=sudoku&v=2");
    await page.reads(SAID, /^数独。[^.]+$/);
    await page.press("English");
    await choosePuzzle(page, "Queens");
    await choosePuzzle(page, "Sudoku");
    await page.says(SAID, "Sudoku.");
  });
});
