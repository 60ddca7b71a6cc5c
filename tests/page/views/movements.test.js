/** What is said of moves and their number, links from strangers, and tiles and pegs that are played. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ARTICLE_A, expectPlace, expectRow, FLIP_IT, LONG_ROW, MOVES, place, touch, WORD } from "../native/game.js";
import { openPage } from "../native/page.js";
import { sentence } from "../native/reading.js";

const TILES = "#puzzle=sliding-tiles&start=1 2 3 4 5 6 7 _ 8";
const PEGS = "#puzzle=peg-solitaire&start=";

test("links from a stranger do no harm", async () => {
  const page = await openPage();
  for (const link of [
    "start=<img src=x onerror=alert(1)>",
    "start=●●_●●●&moves=1-2",
    "start=●●_●●●&moves=a-b.9",
    "start=●●_●●●&option.n=9",
    `start=${"b".repeat(3000)}_`,
    `moves=${Array(4000).fill("0-2").join(".")}`,
  ])
    await sentence(`this link is refused in words: ${link.slice(0, 40)}`, async () => {
      await page.follow(`#puzzle=flip-it&${link}`);
      await page.has(".notice.bad");
      await page.hasNone(".game img", ".game .place.can");
      await page.removes(".notice.bad", () => page.press("Dismiss"));
    });
});

test("what is said of moves and their number", async () => {
  const page = await openPage(FLIP_IT);
  await page.ready();
  for (const [language, beside, gap] of /** @type {const} */ ([
    ["English", "has nothing to jump over", "choose a piece that jumps into it"],
    ["日本語", "跳び越す石がない", "ここへ跳ぶ石を選んでください"],
  ]))
    await sentence(`a move against the rules says why (${language})`, async () => {
      if (language !== "English") await page.press(language);
      await touch(page, 1);
      await page.says(WORD, beside);
      await touch(page, 2);
      await page.says(WORD, gap);
      await page.reads(MOVES, "0");
    });
  await page.press("English");
  await sentence("advice tells the number of moves and the next one until it is done", async () => {
    await page.press("How many moves?");
    await page.reads(WORD, "From here it can be done in 8 moves.");
    for (let left = 7; left >= 0; left--) {
      await page.press("Hint");
      await page.says(WORD, left ? `${left} more` : "and it is done");
      await page.click(".place.hinted");
      await page.reads(MOVES, String(8 - left));
    }
    await page.reads(WORD, "Solved in 8 moves, which is the best.");
  });
  for (const [link, invitation, japanese] of /** @type {const} */ ([
    [
      TILES,
      "Click or tap a tile to move it, or click the board and use the arrow keys.",
      "動かす駒を選んでください。盤をクリックすれば、矢印キーでも動かせます。",
    ],
    [`${PEGS}○/○○/●●○/○○○○/●○○○○`, "Click or tap a peg to move it.", "動かすペグを選んでください。"],
    ["#puzzle=flip-it&v=2", "Click or tap a piece to move it.", "動かす石を選んでください。"],
  ]))
    await sentence(`what is to be moved has its name (${invitation})`, async () => {
      await page.follow(link);
      await page.reads(WORD, invitation);
      await page.press("日本語");
      await page.reads(WORD, japanese);
      await page.press("English");
    });
  await page.follow(FLIP_IT);
  await sentence("a quiet word follows every move", async () => {
    for (const [places, word] of /** @type {const} */ ([
      [[0], "Still on a shortest way: 7 to go."],
      [[2, 2], "2 moves longer: 10 in all."],
      [[0, 0], "Still on a shortest way: 7 to go."],
    ])) {
      await touch(page, ...places);
      await page.reads(WORD, word);
    }
    await page.press("Undo");
    await page.press("Undo");
    await page.reads(WORD, "Still on a shortest way: 7 to go.");
    await page.press("日本語");
    await page.reads(WORD, "最短の手順のままです。あと 7 手です。");
    await page.press("English");
  });
  await sentence("at the end it is told what would have been the best", async () => {
    await page.follow(TILES);
    for (const [places, word] of /** @type {const} */ ([
      [[6], "2 moves longer: 3 in all."],
      [[7, 7], "Still on a shortest way: 1 to go."],
      [[8], "Solved in 3 moves; the best is 1."],
    ])) {
      await touch(page, ...places);
      await page.reads(WORD, word);
    }
  });
  await sentence("a move after which it cannot be solved is told", async () => {
    await page.follow(`${PEGS}○/○○/●●●/●○○○/○○○○○`);
    await touch(page, 3);
    await page.reads(WORD, "From here it cannot be solved any more.");
  });
  await sentence("a game in which no move is left says so and how much is", async () => {
    await page.follow(`${PEGS}○/○○/●●○/○○○○/●○○○○`);
    await touch(page, 3);
    await page.reads(WORD, "No move is left: 2 pegs remain.");
    await page.press("日本語");
    await page.reads(WORD, "もう跳べません。ペグが 2 個残りました。");
    await page.press("English");
  });
  await sentence("nothing is said where the shortest number takes too long", async () => {
    await page.follow(`#puzzle=flip-it&start=${LONG_ROW}`);
    await touch(page, 0);
    await page.reads(MOVES, "1");
    await touch(page, 5); // Python answers at once, whatever is being worked out
    await page.reads(MOVES, "2");
    await page.reads(WORD, "");
  });
});

test("tiles and pegs are played", async () => {
  const page = await openPage(TILES);
  await page.ready();
  await sentence("labelled tiles slide, and an odd arrangement is said to be hopeless", async () => {
    await page.has(".tile", 8);
    await touch(page, 0);
    await page.reads(WORD, "Only a tile beside the gap can slide.");
    await touch(page, 8);
    await page.reads(WORD, "Solved in 1 move, which is the best.");
    await page.paste("1 2 3\n4 5 6\n8 7 _");
    await expectPlace(page, 6, /^row 3, column 1, 8/);
    await page.press("Hint");
    await page.says(WORD, "cannot be solved: two tiles");
  });
  await sentence("an arrow key slides the tile that can go that way, and back", async () => {
    await page.paste("1 2 3\n4 5 6\n7 _ 8");
    await expectPlace(page, 7, /gap/);
    page.one(place(0)).focus();
    for (const [key, gap] of /** @type {[string, number][]} */ ([
      ["Down", 4],
      ["Right", 3],
      ["Up", 6],
      ["Up", 6],
      ["Left", 7],
      ["Left", 8],
    ])) {
      await page.key(`Arrow${key}`);
      await expectPlace(page, gap, /gap/);
    }
    await page.reads(MOVES, "5");
    assert.equal(page.document.activeElement, page.one(place(0)));
  });
  await sentence("a peg with two ways asks where to", async () => {
    await page.follow(`${PEGS}○/●○/○●○/○○○○/○○○○○`);
    await page.has(".peg", 2);
    await page.paste("●/●●/○●○/○○○○/○○○○○");
    await page.has(".peg", 4);
    await touch(page, 0);
    await page.reads(WORD, "Choose where it goes.");
    await page.has(".place.aim", 2);
    await touch(page, 3);
    await page.has(".peg", 3);
    await expectPlace(page, 3, /peg/);
  });
  await sentence("a new position needs as many moves as wished", async () => {
    await page.follow(FLIP_IT);
    await page.unfold("generate");
    const [moves, seed] = [".generate [name=moves]", ".generate [name=seed]"];
    await page.fill(moves, "6");
    await page.fill(seed, "4");
    await page.press("Make a position");
    await page.says(".generate .made", "in 6 moves and no fewer, seed 4");
    await page.says(".notice.good", "in 6 moves and no fewer");
    await page.press("How many moves?");
    await page.reads(WORD, "From here it can be done in 6 moves.");
    await page.press("Undo");
    await expectRow(page, ARTICLE_A);
    await page.fill(moves, "60");
    await page.press("Make a position");
    await page.says(".generate .note.bad", "none needs more than");
    await page.fill(moves, "x");
    await page.press("Make a position");
    await page.says(".generate .option.fault", "from 1 to 200");
  });
});
