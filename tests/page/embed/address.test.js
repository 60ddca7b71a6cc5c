/** What an author writes, and what the frame takes from it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readWish } from "../../../web/app/embed/wish.js";
import { addressOf, htmlOf, iframeOf } from "../../../web/element/index.js";
import { CATALOG } from "../workbench.js";

/** @type {(attributes: Record<string, string>) => ReturnType<typeof readWish>} */
const wish = (attributes) => readWish(CATALOG, `#${addressOf(Object.entries(attributes))}`, "en");

test("attributes become what is wished for", () => {
  const { puzzle, draft, views, step, lang, theme, bare, autoplay, givens, whole } = wish({
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
  assert.deepEqual([givens, whole], ["1 . . 4", true]);
});

test("a movement is given a position and moves", () => {
  const { draft, whole } = wish({ puzzle: "game", start: "ab ab", moves: "4-2.0-4" });
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
  assert.ok(whole);
});

test("what is not asked for is usual; other attributes are not looked at", () => {
  const { puzzle, views, step, lang, theme, bare, autoplay, whole } = wish({ class: "wide", id: "a", style: "x" });
  assert.deepEqual([puzzle.name, views, step], ["square", ["board"], null]);
  assert.deepEqual([lang, theme, bare, autoplay, whole], ["en", "auto", false, false, true]);
  assert.equal(wish({ autoplay: "false" }).autoplay, false);
});

test("what cannot be read is left out, and known to be", () => {
  /** @type {Record<string, string>[]} */
  const wrong = [
    { puzzle: "none" },
    { puzzle: "square", step: "-1" },
    { puzzle: "square", step: "many" },
    { puzzle: "square", "option-none": "1" },
    { puzzle: "square", strategy: "none" },
    { puzzle: "square", givens: "1".repeat(2001) },
  ];
  for (const attributes of wrong) {
    const { whole, step, givens } = wish(attributes);
    assert.deepEqual([whole, step, givens], [false, null, ""], JSON.stringify(attributes));
  }
  assert.deepEqual(wish({ view: "<b> board __proto__ race plan" }).views, ["board", "race"]);
  assert.equal(wish({ lang: "__proto__" }).lang, "en");
  assert.equal(wish({ theme: "constructor" }).theme, "auto");
});

test("an address of any kind gives a wish", () => {
  for (const address of ["", "#", "#%%%&&&===", "#puzzle=__proto__", `#${"view=race&".repeat(10_000)}`]) {
    assert.ok(readWish(CATALOG, address, "ja").puzzle, address.slice(0, 40));
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
  const frame = iframeOf(site, attributes, "A");
  assert.match(frame, /^<iframe src="https:\/\/host\.example\/edagari\/embed\.html#puzzle=square&amp;start=%22/);
  assert.equal(frame.match(/</g)?.length, 2);
});
