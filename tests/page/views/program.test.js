/** The program of a strategy: its lines are lit as the search goes on, in every form and language. How it is scrolled, copied and saved: tests/site/test_program.py. */

import { test } from "node:test";
import { openPage, reloadPage } from "../native/page.js";
import { sentence } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const [PROGRAM, LISTING, LIT, MOMENT] = [".panel.program", ".program .listing", ".program .line.lit", ".moment"];
const VALUES = ".program .listing b";
const RADIO = ".program input[type=radio]";

/** @type {(page: Workbench, link: string) => Promise<void>} */
async function open(page, link) {
  await page.follow(link);
  if (page.count(PROGRAM) === 0) await page.openPanel("Program");
  await page.has(PROGRAM);
}

/** The one line that is lit says this, and has this value beside it. @type {(page: Workbench, line: string, value: string) => Promise<void>} */
async function lights(page, line, value) {
  await page.has(LIT, 1);
  await page.says(LIT, line);
  await page.reads(`${LIT} b`, value);
}

test("its lines are lit as the search goes on and back", async () => {
  let page = await openPage();
  await open(page, "#puzzle=magic-star&strategy=forced");
  await sentence("the loops are lit as the search goes on and back", async () => {
    await page.says(PROGRAM, "While you step through or play the search");
    await page.lacks(LIT);
    await page.press("Step");
    await lights(page, "for a in range(1, 8):", "a = 1");
    await page.press("Step");
    await page.says(LIT, "for h in range(1, 12):");
    await page.reads(VALUES, ["a = 1", "h = 2"]);
    await page.key("ArrowLeft");
    await page.says(LIT, "for a in range(1, 8):");
    await page.reads(VALUES, "a = 1");
  });
  await sentence("forms and languages are switched, and the board goes on", async () => {
    await page.press("Recursion", RADIO);
    await page.says(LISTING, "def place(step):");
    await page.has(LIT, 2);
    await page.press("C", RADIO);
    await page.says(LISTING, "static void place(int step)");
    await page.until(() => page.named("Save as .c").length === 1);
    await page.press("Stop");
    await page.choose("Prune");
    await page.says(LISTING, "strategy prune");
    await page.says(LISTING, "static void place(int step)");
  });
  await sentence("the language and the form are those of the last visit", async () => {
    page = await reloadPage();
    await page.says(LISTING, "static void place(int step)");
    const recursion = () => /** @type {HTMLInputElement | undefined} */ (page.named("Recursion", RADIO)[0]);
    await page.until(() => recursion()?.checked);
  });
});

test("a cut lights the line that leaves the loop", async () => {
  const page = await openPage();
  await open(page, "#puzzle=magic-star&strategy=forced&given=0:1,1:2");
  await page.solve();
  await page.over("exactly 14 solutions");
  await page.press("To the start");
  await page.reads(MOMENT, /^0 \/ /);
  await page.lacks(LIT);
  await page.key("Shift+ArrowRight");
  await page.says(LIT, "continue");
  await page.key("]");
  await page.says(LIT, "print(a, b, c, d, e, f, g, h, i, j, k, l)");
  await page.has(VALUES, 12);
});

test("programs of other strategies and puzzles", async () => {
  const page = await openPage();
  await sentence("the recursion has a call stack of cells with names", async () => {
    await open(page, "#puzzle=sudoku&option.size=4&strategy=fewest-first");
    await page.step(2);
    await page.reads(MOMENT, "2 / 2");
    await page.has(".program .values li", 2);
    await page.says(".program .values li", "board[0] = 1 row 1, column 1");
    await page.says(LIT, "for value in candidates(cell):");
  });
  await sentence("a movement has its program too", async () => {
    await open(page, "#puzzle=flip-it&strategy=deepening");
    await page.says(LISTING, "def walk(line, bound):");
    await page.press("Step");
    await lights(page, "walk([START], bound)", "bound = 1");
    await page.press("Step");
    await page.reads(`${LIT} b`, "bound = 2");
    await page.press("Step");
    await page.says(LIT, "walk([*line, state], bound)");
    await page.has(".program .values li", 1);
  });
  await sentence("what cannot be written says why", async () => {
    await open(page, "#puzzle=sudoku&option.size=9&strategy=prune");
    await page.says(LISTING, "def place(step):");
    await page.press("Nested loops", RADIO);
    await page.says(`${PROGRAM} [role=alert]`, "81 in each other");
    await page.press("Recursion", RADIO);
    await page.says(LISTING, "def place(step):");
  });
  await sentence("where no line is lit, Watch is offered with a strategy that lights them", async () => {
    await open(page, "#puzzle=queens&option.n=6&strategy=compiled");
    await page.press("Watch “Forced cells”", `${PROGRAM} button`);
    await page.until(
      () => location.hash.includes("strategy=forced"),
      () => location.hash,
    );
    await page.has(".watch-mode .line.lit");
  });
});

test("where there is no program that is said without alarm, and not under what was learned", async () => {
  const page = await openPage("#puzzle=star-battle&strategy=learn&view=watch&at=2");
  const pane = ".pane.of-program";
  await sentence("instead it is said what the strategy does", async () => {
    await page.says(pane, "Learn has no program for these rules");
    await page.says(pane, /dead end/);
    await page.lacks(`${pane} :is(.bad, [role=alert])`);
  });
  await sentence("facts that were learned take its place", async () => {
    await page.press("Search to the end");
    await page.has(`${pane} .lessons`);
    await page.saysNot(pane, "no program");
  });
});
