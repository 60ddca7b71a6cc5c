/** What a search has found: how many, of how many kinds, one beside the other, filtered and sorted. Where the list and its keys stand: tests/site. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "../native/page.js";
import { STAR_SOLVED } from "../native/puzzles.js";
import { sentence } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const STAR = "#puzzle=magic-star";
const SQUARE = "#puzzle=magic-square&option.order=3";
const [LINE, HOW, PICKED] = [".narration.solution", ".narration .how", ".picked [role=status]"];
const [HEADING, ABOUT, TIMES, BY] = [".gallery h2", ".gallery .about", ".shelf .times", "select[name=by]"];
/** The first of the star's solutions, in the order of the cells. */
const FIRST = [1, 5, 2, 10, 9, 11, 8, 12, 4, 3, 7, 6];
const ONE_OF_EACH = "one of each kind, as drawn";

/** What the cells of the board say, once each number from 1 to 12 stands there. @param {Workbench} page */
async function star(page) {
  await page.until(() => new Set(page.board().map(Number).filter(Boolean)).size === 12);
  return page.board().map(Number);
}

/** Where the pieces stand. @param {Workbench} page */
const pieces = (page) => page.all("#board [aria-pressed=true]").map((piece) => piece.getAttribute("aria-label"));

/** @type {(page: Workbench, link: string, verdict: string) => Promise<void>} */
async function solve(page, link, verdict) {
  await page.follow(link);
  await page.solve();
  await page.over(verdict);
}

/** Scrolls down the list of solutions. @type {(page: Workbench, top: number) => Promise<void>} */
async function scrollList(page, top) {
  await page.has(".shelf li");
  page.one(".shelf").scrollTop = top;
  page.one(".shelf").dispatchEvent(new Event("scroll"));
  await page.drawn();
}

/** Presses a key on what has this name. @type {(page: Workbench, name: string, key: string) => Promise<void>} */
async function pressWith(page, name, key) {
  await page.until(() => page.named(name).length === 1);
  page.named(name)[0]?.focus();
  await page.key(key);
}

test("searches are made to their end and list what they find", async () => {
  const page = await openPage(`${STAR}&v=2`, { shelf: true });
  await sentence("Compiled finds exactly 960 and lists them all", async () => {
    await page.choose("Compiled");
    await page.solve();
    await page.over("exactly 960 solutions");
    await page.reads("[data-figure=solutions]", "960");
    await page.reads(".orbits", "960 solutions = 80 kinds × 12 images");
    await page.reads(".saved", "About 820 million nodes became 651.");
    await page.reads(".by-symmetry", "20 solutions were searched for; symmetry gives the other 940.");
    await page.says(HEADING, "960");
    assert.deepEqual(await star(page), FIRST, "the first one is opened");
    await scrollList(page, 100_000);
    await page.press("Solution 960");
    await page.says(LINE, "Solution 960 of 960");
    await page.until(() => page.board().join() !== FIRST.join());
    const sum = (await star(page)).slice(1, 5).reduce((one, other) => one + other);
    assert.equal(sum, 26);
    await page.press("Previous");
    await page.says(LINE, "Solution 959 of 960");
  });
  await sentence("how many kinds there are is asked beside the verdict", async () => {
    await page.press("How many kinds?");
    await page.until(() => page.named("How many kinds?").length === 0);
    await page.reads(HEADING, "Solutions 80 of 960");
    await page.says(ABOUT, "rotating or reflecting");
    await page.holds(BY, "drawing");
    await page.select(BY, "structure");
    await page.reads(HEADING, "Solutions 20 of 960");
    await page.says(ABOUT, "all rules");
    assert.equal(page.named("How many kinds?").length, 0);
    await page.select(BY, "");
    await page.reads(HEADING, "Solutions 960");
  });
  await sentence("Forced cells visits one of each kind", async () => {
    await page.choose("Forced cells");
    await page.solve();
    await page.over("80 solutions (960 with rotations and reflections)");
    await page.reads("[data-figure=solutions]", "960");
    await page.lacks(".by-symmetry"); // the verdict says it
  });
  await sentence("Generate and test ends when seven cells are given", async () => {
    const given = STAR_SOLVED.slice(0, 7).map((value, cell) => `${cell}:${value}`);
    await solve(page, `${STAR}&strategy=generate-and-test&given=${given}`, "exactly 1 solution");
    assert.deepEqual(await star(page), STAR_SOLVED);
  });
  await sentence("a search without solution says so", async () => {
    await solve(page, `${STAR}&strategy=compiled&given=0:1,4:2,7:3`, "no solution");
    await page.expectBoard({ 0: "1", 4: "2", 7: "3" });
  });
  await sentence("other puzzles go through the same page", async () => {
    await solve(page, "#puzzle=queens", "exactly 92 solutions");
    await solve(page, `${SQUARE}&strategy=symmetry`, "1 solution (8 with rotations and reflections)");
  });
});

test("the star is 80 kinds of 12, or 20 of 48", async () => {
  const page = await openPage(STAR, { shelf: true });
  await page.solve();
  await page.over("exactly 960 solutions");
  await sentence("one of each kind is shown, as drawn", async () => {
    await page.select(BY, ONE_OF_EACH);
    await page.reads(PICKED, "80 kinds among 960 solutions");
    await page.until(() => page.texts(TIMES)[0] === "×12");
  });
  await sentence("a new search is shown by kinds too", async () => {
    await page.choose("Forced cells");
    await page.press("Solve");
    await page.reads(PICKED, "80 kinds among 80 solutions");
  });
  await sentence("one of each kind is shown, by structure", async () => {
    await solve(page, `${STAR}&strategy=compiled`, "exactly 960 solutions");
    await page.select(BY, "one of each kind, by structure");
    await page.reads(PICKED, "20 kinds among 960 solutions");
    await page.reads(TIMES, Array(20).fill("×48"));
  });
  await sentence("of one kind all images are shown, and how they come from the first", async () => {
    await page.press(/^Kind 3( |$)/);
    await page.reads(PICKED, "48 images");
    await page.says(LINE, "Image 1 of 48");
    await page.reads(HOW, "as it is");
    const first = await star(page);
    await page.has(".shelf li", 48);
    const turned = () => page.all(".shelf button").filter((each) => each.textContent?.includes("turned by 180°"));
    await page.until(() => turned().length > 0);
    await page.click(/** @type {HTMLElement} */ (turned()[0]));
    await page.says(LINE, "turned by 180°");
    await page.until(() => page.board().join() === first.toReversed().join()); // they are numbered from the top down
  });
  await sentence("and all kinds again", async () => {
    await page.press("All kinds");
    await page.reads(PICKED, "20 kinds among 960 solutions");
  });
});

test("the kinds of queens and of squares", async () => {
  const page = await openPage("#puzzle=queens", { shelf: true });
  await page.solve();
  await page.over("exactly 92 solutions");
  await page.select(BY, ONE_OF_EACH);
  await sentence("images go back and forth on the board", async () => {
    await page.reads(PICKED, "12 kinds among 92 solutions");
    await page.press(/^Kind 1 /);
    await page.says(LINE, "Image 1 of 8");
    await page.press("Next");
    await page.says(LINE, "Image 2 of 8");
    await page.says(HOW, /\w/);
    await page.press("All kinds");
    await page.reads(PICKED, "12 kinds among 92 solutions");
  });
  await sentence("the way back to all kinds leads to the one that was open", async () => {
    await pressWith(page, "Kind 3 ×8", "Enter");
    await page.until(() => document.activeElement?.textContent?.includes("Image 1"));
    await page.says(LINE, "Image 1 of 8");
    const before = pieces(page);
    for (let image = 2; image < 7; image++) {
      await page.press("Next");
      await page.says(LINE, `Image ${image} of 8`);
    }
    await pressWith(page, "All kinds", "Enter");
    await page.until(() => document.activeElement?.textContent?.includes("Kind 3"));
    await page.says(LINE, "Kind 3 of 12");
    await page.until(() => pieces(page).join() === before.join());
  });
  await solve(page, SQUARE, "exactly 8 solutions");
  await sentence("where nothing fits, no picture is spoken of", async () => {
    await page.select(BY, ONE_OF_EACH);
    await page.reads(TIMES, ["×8"]);
    await page.select(BY, "all that were found");
    await page.says(LINE, "Solution 1 of 8");
    await page.select(".filter [name=cell]", "4"); // in the middle, which has 5
    await page.select(".filter [name=value]", "1");
    await page.press("Filter");
    await page.reads(PICKED, "0 of 8 solutions");
    await page.lacks(LINE);
  });
});

test("the list is filtered and sorted", async () => {
  const page = await openPage(STAR, { shelf: true });
  await page.solve();
  await page.over("exactly 960 solutions");
  await sentence("what is offered first is the cell that was touched, with its value", async () => {
    await page.press("Solution 1");
    await page.click(page.cell(4));
    await page.holds(".filter [name=cell]", "4");
    await page.holds(".filter [name=value]", page.value(4));
  });
  await sentence("only what fits is shown, sorted", async () => {
    page.cell(0).focus();
    await page.holds(".filter [name=cell]", "0");
    await page.select(".filter [name=value]", "12");
    await page.press("Filter");
    await page.reads(PICKED, "80 of 960 solutions");
    await page.expectBoard({ 0: "12" });
    await page.select("select[name=order]", "1"); // by the second cell
    await page.expectBoard({ 1: "2" });
    await page.press("Smallest first");
    await page.expectBoard({ 1: "11" });
    await page.press(/^Drop the filter/);
    await page.reads(PICKED, "960 solutions");
    await page.expectBoard({ 1: "12" });
  });
});
