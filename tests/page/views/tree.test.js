/** The tree of a search: its path, the whole, level by level; walked in and told; two beside each other. How it is drawn, zoomed and saved: tests/site/test_tree.py. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "../native/page.js";
import { nameOf, sentence, textOf } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

const LINK = "#puzzle=magic-star&strategy=prune&given=0:1,1:2&panels=tree"; // 14 solutions
const SQUARE = "#puzzle=magic-square&option.order=3";
const [PANEL, SUMMARY, SAID, MOMENT] = [".panel.tree", ".panel.tree .summary", ".panel.tree .picked", ".moment"];
const [PATH, WHOLE] = [
  ".panel.tree [role=img][aria-label^='The path from the root']",
  ".panel.tree [role=application]",
];
const [LEGEND, FOLD, BESIDE, COMPARISON] = [
  ".panel.tree .legend",
  ".panel.tree button.fold",
  ".panel.tree select[name=beside]",
  ".panel.tree .comparison",
];
const FOUND = /solutions: [1-9]/;

/** The puzzle of a link with its tree: no search begins by itself. @param {string} link */
async function treeOf(link) {
  const page = await openPage(link);
  await page.ready();
  await page.has(PANEL);
  return page;
}

/** A puzzle in Compare. @param {string} link */
async function compared(link) {
  const page = await openPage(link);
  await page.ready();
  await page.enter("Compare");
  return page;
}

/** Takes a step to each of the moments; the first step places all givens. @type {(page: Workbench, ...moments: number[]) => Promise<void>} */
async function stepTo(page, ...moments) {
  for (const moment of moments) {
    await page.press("Step");
    await page.reads(MOMENT, `${moment} / ${moment}`);
  }
}

/** What is said of the tree of one strategy. @type {(page: Workbench, strategy: string) => string} */
const side = (page, strategy) =>
  textOf(
    page.all(".tree-side").find((each) => nameOf(each) === strategy || textOf(each.querySelector("h3")) === strategy),
  );

/** @param {string | undefined} told */
const number = (told) => Number((told ?? "").replaceAll(",", ""));
/** @param {number[]} all */
const sum = (all) => all.reduce((one, other) => one + other, 0);

test("it grows while one steps, is walked in and told", async () => {
  const page = await treeOf(LINK);
  await sentence("while stepping, the path says what was tried and what is left", async () => {
    await page.says(PANEL, "The tree grows with the search");
    await stepTo(page, 2, 3, 4, 5, 6);
    await page.has(PATH, 1);
    const told = /^The path from the root: (.+ = \d+ \((?:given|guess, 1 of \d+)\), ){4}.+ = \d+\.$/;
    await page.until(
      () => told.test(nameOf(page.one(PATH))),
      () => nameOf(page.one(PATH)),
    );
    await page.has(`${PATH} .twig.here`, 5);
    await page.has(`${PATH} .twig.here.cut`, 1);
    await page.until(() => page.texts(`${PATH} .left`).filter((text) => text.includes("9 left")).length === 1);
    await page.has(`${PATH} .twig.waits`, 9 + 8);
    await page.reads(SUMMARY, "Nodes so far: 4, cuts: 2, solutions: 0. 5 levels.");
    await page.press("One event back");
    await page.press("One event back");
    await page.has(`${PATH} .twig.here`, 4);
  });
  await page.press("Search to the end");
  await page.over("exactly 14 solutions");
  await sentence("what is found is counted level by level, and cuts are told by their rule", async () => {
    const rows = `${PANEL} table.levels tbody tr`;
    await page.has(rows, 12);
    const column = (/** @type {number} */ at) => sum(page.texts(`${rows} > :nth-child(${at})`).map(number));
    const figure = (/** @type {string} */ name) => number(page.text(`[data-figure=${name}]`));
    await page.until(
      () => column(2) === figure("nodes") && column(3) === figure("cuts"),
      () => [column(2), column(3), figure("nodes"), figure("cuts")],
    );
    const byRule = () =>
      sum(page.texts(`${LEGEND} li:has([class^=cut])`).map((text) => number(/\(([\d,]+)\)/.exec(text)?.[1])));
    await page.until(() => byRule() === figure("cuts"), byRule);
  });
  await sentence("the board goes from one cut of a kind to the next", async () => {
    const line = () => page.named(/^the line from a to h/, `${PANEL} button`)[0];
    await page.press(/^the line from a to h/, `${PANEL} button`);
    await page.until(() => line()?.getAttribute("aria-pressed") === "true");
    for (let time = 0; time < 2; time++) {
      await page.changes(MOMENT, () => page.press("Next cut of this kind"));
      await page.has(`${PATH} .twig.here.cut`, 1);
    }
    await page.says(SAID, "cut: the line from a to h must add up to 26");
    await page.press(/^the line from a to h/, `${PANEL} button`);
    await page.until(() => line()?.getAttribute("aria-pressed") === "false");
  });
  await sentence("what led nowhere is folded by one click, and a branch by F", async () => {
    const nowhere = "Fold branches without solutions";
    await page.press("To the end");
    await page.press(nowhere);
    await page.until(() => page.named(nowhere)[0]?.getAttribute("aria-pressed") === "true");
    page.one(WHOLE).focus();
    await page.key("ArrowDown");
    await page.reads(FOLD, "Fold this branch");
    await page.key("f");
    await page.reads(FOLD, "Unfold this branch");
    await page.click(FOLD);
    await page.reads(FOLD, "Fold this branch");
    await page.press(nowhere);
    page.one(WHOLE).focus();
    await page.key("ArrowUp");
  });
  await sentence("arrows walk in the tree, and Enter brings the board there", async () => {
    page.one(WHOLE).focus();
    await page.reads(SAID, "the root");
    for (const level of [1, 2, 3, 4]) {
      await page.key("ArrowDown");
      await page.says(SAID, `level ${level}: `);
    }
    await page.changes(SAID, () => page.key("ArrowRight"));
    await page.key("Enter");
    await page.has(`${PATH} .twig.here`, 4);
    const value = /= (\d+), level 4/.exec(page.text(SAID))?.[1];
    assert.ok(value, page.text(SAID));
    await page.says(".narration", `${value} placed in`);
    await page.key("ArrowUp");
    await page.says(SAID, "level 3: ");
  });
});

test("a chosen rule can be let go before it cuts again", async () => {
  const page = await treeOf(`${SQUARE}&strategy=prune&panels=tree`);
  await page.solve();
  await page.over("exactly 8 solutions");
  const rule = () => /** @type {HTMLElement} */ (page.all(`${LEGEND} button`)[0]);
  const isPressed = (/** @type {string} */ pressed) =>
    page.until(() => rule().getAttribute("aria-pressed") === pressed);
  await page.click(rule());
  await isPressed("true");
  await page.choose("Generate and test");
  await stepTo(page, 1);
  await page.until(() => textOf(rule()).includes("(0)"));
  await isPressed("true");
  await page.click(rule());
  await page.until(() => rule().hasAttribute("disabled"));
  await isPressed("false");
});

test("a strategy tells what it has of a tree", async () => {
  const page = await treeOf("#puzzle=magic-star&strategy=compiled&given=0:1,1:2&panels=tree");
  await sentence("one that tells nothing says so and offers one that does", async () => {
    await page.says(PANEL, "does not show its tree");
    await page.press(/^Let it grow: /);
    await page.says(SUMMARY, "solutions: ");
    await page.over("exactly 14 solutions");
  });
  await page.follow("#puzzle=sliding-tiles&strategy=deepening&panels=tree");
  await sentence("each bound of a search that deepens has a tree", async () => {
    const bounds = () => /** @type {HTMLSelectElement} */ (page.labelled(/^Bound/)[0]);
    await page.press("Step");
    await page.until(() => bounds()?.options.length === 1); // there before it has a second one
    await page.press("Search to the end");
    await page.has(".results .verdict.over");
    await page.says(PANEL, "shows only now and then where it is");
    const last = () => bounds().options[bounds().options.length - 1]?.textContent?.trim() ?? "";
    await page.until(() => last() !== "" && page.text("table.rows").includes(last()), last);
    await page.select(bounds(), /** @type {HTMLOptionElement} */ (bounds().options[0]).value);
    await page.has(WHOLE);
  });
});

test("a tree that has not begun says so", async () => {
  const page = await openPage();
  for (const [given, said] of /** @type {const} */ ([
    ["0:1", "Not begun yet"],
    ["0:1,1:1", "The search did not start"],
  ])) {
    await page.follow(`#puzzle=magic-star&strategy=prune&panels=tree&beside=order&given=${given}`);
    for (const name of ["Prune", "Order"])
      await page.until(
        () => side(page, name).includes(said),
        () => page.texts(".tree-side"),
      );
  }
});

test("two trees are compared in numbers", async () => {
  const page = await compared(SQUARE);
  await sentence("the cuts of each rule are those of each tree", async () => {
    await page.reads(`${PANEL} .cuts-of`, "Cuts of each rule: “Forced cells” / “Prune”");
    await page.reads(SUMMARY, [/^Nodes: /, /^Nodes: /]);
    const rules = () => [
      ...page
        .texts(`${PANEL} .sorts li`)
        .join(" ")
        .matchAll(/\(([\d,]+) \/ ([\d,]+)\)/g),
    ];
    const counted = () => [1, 2].map((at) => sum(rules().map((each) => number(each[at]))));
    const cuts = () => page.texts(SUMMARY).map((text) => number(/cuts: ([\d,]*\d)/.exec(text)?.[1]));
    await page.until(
      () => counted().join() === cuts().join(),
      () => [counted(), cuts()],
    );
    const [one = 0, other = 0] = cuts();
    assert.ok(one < other, `${one} < ${other}`);
  });
  await sentence("the ratio of nodes that were counted beforehand is exact from the beginning", async () => {
    await page.enter("Solve");
    await page.follow("#puzzle=magic-star");
    await page.enter("Compare");
    await page.reads(COMPARISON, "“Prune” takes 101 times as many nodes as “Forced cells”.");
    await page.until(() => side(page, "Prune").includes("Nodes so far"));
  });
});

test("solutions that stand for others are counted as all of them too", async () => {
  const page = await treeOf("#puzzle=magic-star&strategy=forced&panels=tree");
  await stepTo(page, 1);
  await page.press("To the next solution");
  await page.says(".narration", "A solution!");
  const soFar = /^Nodes so far: .*, solutions: (\d+) \((\d+) with .+\)\. \d+ levels\.$/;
  const each = () => {
    const [, some, all] = soFar.exec(page.text(SUMMARY)) ?? [];
    return Number(all) / Number(some);
  };
  await page.until(
    () => each() === 12,
    () => page.text(SUMMARY),
  );
});

test("another puzzle chosen in Compare begins with two trees too", async () => {
  const page = await compared(SQUARE);
  await page.select(await page.labelledOnce(/^Compare with/), "order");
  for (const [title, second] of /** @type {const} */ ([
    ["Magic triangle", "order"],
    ["Flip It", ""],
    ["Queens", "prune"],
  ]))
    await sentence(title, async () => {
      await page.click("button.choose");
      await page.press(new RegExp(`^${title}`), "dialog[open] button");
      await page.reads("h1", title);
      if (second === "") {
        await page.says(PANEL, "Only “Iterative deepening” has a tree here"); // and it says why
        await page.reads(SUMMARY, FOUND);
      } else {
        await page.holds(BESIDE, second); // it stays, or is the usual one, and both grow
        await page.reads(SUMMARY, [FOUND, FOUND]);
      }
    });
});

test("a second search that is not over goes on in Watch, and the first beside it", async () => {
  const page = await compared("#puzzle=magic-star&strategy=prune&given=0:1");
  await page.select(await page.labelledOnce(/^Compare with/), "Generate and test");
  await page.press("Watch", ".tree-side[aria-label='Generate and test'] button");
  await page.has(".watch-mode");
  await page.holds(await page.labelledOnce("Strategy"), "generate-and-test");
  await sentence("the first comes to its end", () =>
    page.says("section[aria-label=Prune] .beside-title", "Nodes: 131,224"),
  );
  await sentence("and the second takes further steps", async () => {
    await page.key("End");
    await page.reads(MOMENT, /^([\d,]+) \/ \1/);
    await page.changes(MOMENT, () => page.key("n"));
    await page.reads(MOMENT, /^([\d,]+) \/ \1/);
  });
  await sentence("after Stop, where they part is said as far as both have come", async () => {
    await page.key("x");
    await page.until(() => page.text(".band .outcome").includes("stopped"));
    await page.says("section", /so far, in the order|differs yet/);
  });
});
