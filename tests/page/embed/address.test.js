/** The attributes of an author, and the options that the frame reads from them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readOptions } from "../../../web/app/embed/options.js";
import { addressOf, htmlOf, iframeOf } from "../../../web/element/index.js";
import { CATALOG } from "../workbench.js";

/** @type {(attributes: Record<string, string>) => ReturnType<typeof readOptions>} */
const options = (attributes) => readOptions(CATALOG, `#${addressOf(Object.entries(attributes))}`, "en");

test("attributes become what is wished for", () => {
  const { puzzle, draft, views, step, lang, theme, bare, autoplay, givens, faults } = options({
    puzzle: "other",
    "option-order": "3",
    givens: "1 . . 4",
    strategy: "walk",
    view: "player plan",
    step: "40",
    lang: "ja",
    theme: "dark",
    autoplay: "",
    controls: "none",
  });
  assert.deepEqual([puzzle.name, draft.options, draft.strategy], ["other", { order: "3" }, "walk"]);
  assert.deepEqual([views, step, lang, theme, bare, autoplay], [["player", "plan"], 40, "ja", "dark", true, true]);
  assert.deepEqual([givens, faults], ["1 . . 4", []]);
});

test("a second strategy stands beside the tree, if the puzzle has it", () => {
  const { beside, faults, views } = options({ puzzle: "square", view: "tree", beside: "walk" });
  assert.deepEqual([beside, faults, views], ["walk", [], ["tree"]]);
  const other = options({ puzzle: "square", view: "tree", beside: "none" });
  assert.equal(other.beside, "");
  assert.equal(other.faults.length, 1);
});

test("a third view is not called unknown", () => {
  const { views, faults } = options({ view: "player program tree" });
  assert.deepEqual(views, ["player", "program"]);
  assert.match(faults[0]?.en ?? "", /wrote a third view, view="tree"; it was left out\.$/);
  assert.match(faults[0]?.ja ?? "", /^表示は 2 つまでなので、view="tree" は/);
  assert.match(options({ view: "player program forest" }).faults[0]?.en ?? "", /view="forest", which is unknown here/);
});

test("an exercise has a program, a text and what is to be reached", () => {
  const { exercise, faults } = options({
    view: "python",
    code: "a = 1\nb = '枝'",
    task: "Go.",
    solutions: "8",
    nodes: "90",
  });
  assert.deepEqual(exercise, { code: "a = 1\nb = '枝'", task: "Go.", solutions: 8, nodes: 90 });
  assert.deepEqual(faults, []);
  const none = { code: "", task: "", solutions: null, nodes: null };
  assert.deepEqual(options({ view: "python" }).exercise, none);
  const wrong = options({ code: "x".repeat(10_001), task: "y".repeat(2001), solutions: "all", nodes: "-1" });
  assert.deepEqual([wrong.exercise, wrong.faults.length, wrong.barred], [none, 4, false]);
  assert.equal(options({ code: "枝".repeat(10_000) }).exercise.code.length, 10_000);
});

test("a movement is given a position and moves", () => {
  const { draft, faults } = options({ puzzle: "game", start: "ab ab", moves: "4-2.0-4" });
  assert.deepEqual(
    [draft.start, draft.moves],
    [
      "ab ab",
      [
        [4, 2],
        [0, 4],
      ],
    ],
  );
  assert.deepEqual(faults, []);
});

test("what is not asked for is usual; other attributes are not looked at", () => {
  const { puzzle, views, step, lang, theme, bare, autoplay, faults } = options({ class: "wide", id: "a", style: "x" });
  assert.deepEqual([puzzle.name, views, step], ["square", ["board"], null]);
  assert.deepEqual([lang, theme, bare, autoplay, faults], ["en", "auto", false, false, []]);
  assert.equal(options({ autoplay: "false" }).autoplay, false);
});

test("what cannot be read is left out, and named to the author", () => {
  /** @type {[part: string, attributes: Record<string, string>][]} */
  const wrong = [
    ["“none”", { puzzle: "none" }],
    ['step="-1"', { step: "-1" }],
    ['step="many"', { puzzle: "square", step: "many" }],
    ['option-none="1"', { puzzle: "square", "option-none": "1" }],
    ['option-none="2"', { "option-none": "2", "option-order": "3" }],
    ['strategy="none"', { puzzle: "square", strategy: "none" }],
    ['given="9999:1"', { puzzle: "square", given: "9999:1" }],
    ['moves="a-b"', { puzzle: "game", moves: "a-b" }],
    ['givens="1111111111', { puzzle: "square", givens: "1".repeat(2001) }],
    ['view="forest"', { view: "forest" }],
    ['view="plan"', { view: "board race plan" }],
    ['theme="constructor"', { theme: "constructor" }],
    ['lang="__proto__"', { lang: "__proto__" }],
    ['controls="few"', { controls: "few" }],
    ['autoplay="maybe"', { autoplay: "maybe" }],
  ];
  for (const [part, attributes] of wrong) {
    const { faults, step, givens } = options(attributes);
    assert.deepEqual([faults.length, step, givens], [1, null, ""], JSON.stringify(attributes));
    for (const words of Object.values(faults[0] ?? {}))
      assert.ok(words.includes(part.replace(/[“”]/g, "")), `${words} names ${part}`);
  }
  assert.deepEqual(options({ view: "<b> board __proto__ race plan" }).views, ["board", "race"]);
  assert.deepEqual([options({ theme: "constructor" }).theme, options({ lang: "__proto__" }).lang], ["auto", "en"]);
});

test("another puzzle is not started in the place of one that is not here", () => {
  const { barred, faults } = options({ puzzle: "squre", step: "4" });
  assert.deepEqual([barred, faults[0]?.en], [true, "There is no puzzle called “squre”."]);
  assert.equal(options({ puzzle: "square", step: "x" }).barred, false);
});

test("an address of any kind gives a wish", () => {
  for (const address of ["", "#", "#%%%&&&===", "#puzzle=__proto__", `#${"view=race&".repeat(10_000)}`]) {
    assert.ok(readOptions(CATALOG, address, "ja").puzzle, address.slice(0, 40));
  }
});

test("HTML to be copied holds nothing but what was asked for", () => {
  /** @type {[string, string][]} */
  const attributes = [
    ["puzzle", "square"],
    ["start", '"><script>alert(1)</script>'],
    ["autoplay", ""],
  ];
  const site = "https://host.example/edagari/";
  const code = htmlOf(site, attributes, { title: "A & B <i>", link: `${site}#puzzle=square&start=%22` });
  assert.match(code, /^<script async src="https:\/\/host\.example\/edagari\/embed\.js"><\/script>\n<edagari-puzzle /);
  assert.match(code, / autoplay>/);
  assert.match(code, />A &amp; B &lt;i></);
  assert.equal(code.match(/<script/g)?.length, 1);
  const frame = iframeOf(site, attributes, { title: "A", width: 24, height: 40 });
  assert.match(frame, /^<iframe src="https:\/\/host\.example\/edagari\/embed\.html#puzzle=square&amp;start=%22/);
  assert.match(frame, /style="width: 100%; max-width: 24rem; height: 40rem; border: 0"/);
  assert.equal(frame.match(/</g)?.length, 2);
});

test("the size of the text is a number of pixels, or a word", () => {
  /** @type {[string, number | null][]} */
  const sizes = [
    ["18", 18],
    ["17.5", 17.5],
    ["large", 26],
    ["9", null],
    ["41", null],
    ["1e1", null],
    ["-18", null],
    ["", null],
  ];
  for (const [size, pixels] of sizes) {
    const { textSize, faults } = options({ size });
    assert.equal(textSize, pixels, size);
    assert.equal(faults.length, pixels === null ? 1 : 0, size);
  }
});
