/** A figure that was drawn is a puzzle like any other: everything that the page does with one it does with the hexagram of the designer. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyFigure, filled, withLine, withoutCell } from "../../../web/app/designer/figure.js";
import { fileOf } from "../../../web/app/designer/file.js";
import { openPage } from "../native/page.js";
import { sentence } from "../native/reading.js";

/** @import { DesignedFigure, LineRule } from "../../../web/app/state/designer.js" */
/** @import { Workbench } from "../native/workbench.js" */

/** The six lines of the star ground without its middle, whose cells are a to l. */
const LINES = ["acfh", "adgk", "bcde", "hijk", "bfil", "egjl"];
const ADVICE = "#advice";

/** The file of a hexagram as it is drawn. @type {(rule?: LineRule, totals?: number[]) => string} */
function hexagram(rule = "same", totals = []) {
  let figure = /** @type {DesignedFigure} */ (filled(emptyFigure({ kind: "star", size: 6 })));
  const { cells: placed } = withoutCell(figure, 12);
  const cells = placed.toSorted((one, other) => one.y - other.y || one.x - other.x); // as if put row by row
  figure = { ...figure, title: "Hexagram", cells, values: cells.map((_, cell) => cell + 1) };
  for (const [at, signs] of LINES.entries()) {
    const cells = [...signs].map((sign) => sign.charCodeAt(0) - 97);
    const line = { cells, look: /** @type {const} */ ("line"), rule, number: totals[at] ?? null, differs: false };
    figure = /** @type {DesignedFigure} */ (withLine(figure, line));
  }
  return fileOf(figure).text;
}

/** The link to a figure, as somebody sends it. @type {(text: string) => Promise<string>} */
async function linkOf(text) {
  const page = await opened(text);
  return page.document.location.hash;
}

/** A page with it on the board, as the one who drew it sends it. @type {(text?: string) => Promise<Workbench>} */
async function opened(text = hexagram()) {
  const page = await openPage();
  await page.ready();
  await page.paste(text);
  await page.press("Open: Hexagram");
  await page.reads("h1", "Hexagram");
  await page.has(".board input.cell", 12);
  return page;
}

/** The name and the text of the file that is saved meanwhile. @type {(act: () => Promise<void>) => Promise<[string, string]>} */
async function savedBy(act) {
  const [{ createObjectURL }, link] = [URL, HTMLAnchorElement.prototype];
  const { click } = link;
  let [name, file] = ["", new Blob()];
  URL.createObjectURL = (made) => {
    file = /** @type {Blob} */ (made);
    return "";
  };
  link.click = function () {
    name = this.download;
  };
  await act();
  Object.assign(URL, { createObjectURL });
  Object.assign(link, { click });
  return [name, await file.text()];
}

test("it is solved, sorted by orbits, planned and programmed", async () => {
  const page = await opened();
  await sentence("its rules are in words", () => page.says(".rules", "6 lines: the same sum."));
  await sentence("all solutions are found, and how many differ by more than a symmetry", async () => {
    await page.solve();
    await page.over("exactly 960 solutions");
    await page.says(".results .orbits", "960 solutions = 80 kinds × 12 images");
  });
  await sentence("the plan knows its symmetries and its sum", async () => {
    await page.openPanel("Plan");
    await page.says("#page", "The puzzle has 48 symmetries");
    await page.says("#page", "The rules taken together fix the common sum: 26.");
  });
  await sentence("the program is written", async () => {
    await page.openPanel("Program");
    await page.says(".listing", "for ");
  });
});

test("it is played with hints and notes, watched and printed, from its link", async () => {
  const page = await openPage(await linkOf(hexagram()));
  await page.reads("h1", "Hexagram");
  await page.ready();
  await sentence("notes are filled in, and a hint goes on from them", async () => {
    await page.type({ 1: "1", 2: "2", 3: "11" });
    await page.ask("Fill in pencil marks");
    await page.has(".board .marks.own", 9);
    await page.press("Check");
    await page.says(ADVICE, "Yes, it can still be solved.");
    await page.press("Hint");
    await page.says(ADVICE, /\w/);
    await page.ask("Count");
    await page.says(ADVICE, /^Exactly \d+ solutions/);
  });
  await sentence("a line that is full and wrong is told at once", async () => {
    await page.type({ 4: "3" });
    await page.says("#page", "1 + 2 + 11 + 3 = 17, and 26 is needed here.");
  });
  await sentence("numbers that cannot stand together are named", async () => {
    await page.type({ 0: "5", 4: "12", 5: "4" });
    await page.solve();
    await page.over("no solution");
    await page.says("#page", "These clash: 11 in cell d; 12 in cell e; 4 in cell f.");
  });
  await sentence("one moment of its search is watched, with its reason", async () => {
    await page.choose("forced");
    await page.enter("Watch");
    await page.says(".narration", "5 + 2 + 4 = 11 and 26 is needed, so cell h would be 15, but 12 is the largest.");
    await page.has(".of-program .listing .line.lit");
    await page.has(".of-path .twig.here");
    await page.enter("Solve");
  });
  await sentence("a worksheet has two of it, each with its solution", async () => {
    await page.press("Share");
    await page.press("Worksheet");
    await page.select("dialog.sheet select[name=sheet-number]", "2");
    await page.press("Make the puzzles");
    await page.says("dialog.sheet", "2 of 2 made");
    await page.has("dialog.sheet .sheet-page li", 4);
  });
});

test("it is raced, and all that see everything find the same", async () => {
  const page = await openPage(`${await linkOf(hexagram())}&panels=race&given=0:1,1:2`);
  await page.ready();
  await page.select(".race select[name=limit]", "1");
  await page.press("Start the race");
  await page.says(".panel.race [role=status]", /strategies finished; the \d+ that see everything find 14 solutions/);
  await page.has(".race table");
});

test("its picture has the lines as drawn, and the numbers on the board", async () => {
  const page = await openPage(await linkOf(hexagram()));
  await page.reads("h1", "Hexagram");
  await page.ready();
  await page.type({ 0: "1", 1: "12" });
  await page.expectBoard({ 0: "1", 1: "12" });
  await page.press("Share");
  const [name, svg] = await savedBy(() => page.press("SVG"));
  assert.match(name, /^\S+\.svg$/);
  assert.match(svg, /<title>[^<]*Hexagram[^<]*<\/title>/);
  assert.equal(svg.match(/<circle /g)?.length, 12);
  assert.equal(svg.match(/<polyline /g)?.length, LINES.length);
  assert.deepEqual([...svg.matchAll(/<text [^>]*>(\d+)</g)].map(([, number]) => number).toSorted(), ["1", "12"]);
});
