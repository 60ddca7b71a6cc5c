/**
 * Random input from the page around a frame: messages both ways, attributes and addresses, boards as text.
 */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { readCells, readFaces } from "../../../web/app/draft/notation.js";
import { readOptions } from "../../../web/app/embed/options.js";
import { LANGS, THEMES } from "../../../web/app/state/index.js";
import { cleanSavedSearch } from "../../../web/app/storage/checkpoints.js";
import { cleanDraft } from "../../../web/app/storage/validate.js";
import { addressOf, htmlOf, iframeOf, isAsked } from "../../../web/element/address.js";
import { FROM_FRAME, readMessage, TO_FRAME, written } from "../../../web/element/messages.js";
import { CATALOG, furnish, position, puzzle } from "../workbench.js";
import { chanceFrom, mutated, oddText, oddValue, one, spoiled, whole } from "./chance.js";
import { guarded } from "./guard.js";

/** @import { Chance } from "./chance.js" */

const SEED = 20;
beforeEach(() => void furnish());

const sentence = { en: "a", ja: "あ" };
const lap = { strategy: "walk", state: "done", nodes: 1, solutions: 2, seconds: 0.5 };
const counts = { nodes: 1, cuts: 2, solutions: 3 };
const RIGHT = [
  written("show", { address: "puzzle=square&given=0:1" }),
  written("seek", { at: 40 }),
  written("rest", { at: 1.5 }),
  written("ready", { puzzle: "square", title: "Square" }),
  written("size", { height: 300 }),
  written("amiss", { faults: [sentence, sentence] }),
  written("state", {
    ...{
      python: "ready",
      search: "done",
      finished: 0.5,
      at: 1,
      end: 2,
      faults: [sentence],
      board: "1 . 3",
      solved: false,
    },
    ...counts,
  }),
  written("solution", { number: 1, values: [1, 2, 3], moves: null, states: null, text: "1 2 3" }),
  written("solution", { number: 2, values: null, moves: [[0, 2]], states: ["ab.", ".ba"], text: ".ba" }),
  written("finished", {
    ...{ what: "race", state: "done", strategy: "walk", seconds: 1, verdict: sentence, laps: [lap, lap] },
    ...counts,
  }),
];

/** What JSON cannot say, but a message can. @type {(chance: Chance, message: Record<string, unknown>) => unknown} */
function beyondJson(chance, message) {
  const ring = { ...message };
  Object.assign(ring, { at: ring, faults: [ring], laps: ring });
  const name = one(chance, Object.keys(message));
  const odd = [
    10n,
    new Date(0),
    new Map([["edagari", 1]]),
    new Uint8Array(9),
    new Array(4e9),
    Number.NaN,
    /x/,
    undefined,
  ];
  return one(chance, [ring, { ...message, [name]: one(chance, odd) }, Object.create(message), [message]]);
}

test("3,000 messages: what is read has the fields of its shape and no others", () => {
  for (const message of RIGHT)
    assert.ok(readMessage(TO_FRAME, message) ?? readMessage(FROM_FRAME, message), JSON.stringify(message));
  guarded(3000, (number) => {
    const chance = chanceFrom(SEED + number);
    const right = /** @type {Record<string, unknown>} */ (one(chance, RIGHT));
    const sent =
      chance() < 0.2 ? beyondJson(chance, right) : chance() < 0.1 ? oddValue(chance) : spoiled(chance, right);
    for (const table of [TO_FRAME, FROM_FRAME]) {
      const read = readMessage(table, sent);
      if (!read) continue;
      const shape = /** @type {Record<string, object>} */ (table)[read.type] ?? {};
      assert.deepEqual(Object.keys(read).sort(), [...Object.keys(shape), "type"].sort());
      assert.ok(JSON.stringify(read).length < 3_000_000);
      assert.deepEqual(readMessage(table, written(read.type, read)), read, "it can be sent on");
    }
  });
});

test("2,000 sets of attributes, through the address to what a frame shows, and as HTML", () => {
  const names = [
    "puzzle",
    "givens",
    "start",
    "moves",
    "strategy",
    "view",
    "step",
    "lang",
    "theme",
    "controls",
    "option-order",
  ];
  guarded(2000, (number) => {
    const chance = chanceFrom(SEED + number);
    const values = ["square", "game", "walk", "player plan", "40", "ja", "dark", "none", "3", "1 2 . ."];
    /** @type {[string, string][]} */
    const attributes = Array.from({ length: whole(chance, 8) }, () => [
      chance() < 0.8 ? one(chance, names) : oddText(chance),
      chance() < 0.5 ? one(chance, values) : mutated(chance, one(chance, values)),
    ]);
    const address = addressOf(attributes.filter(([name]) => chance() < 0.1 || isAsked(name)));
    const wish = readOptions(CATALOG, chance() < 0.5 ? address : mutated(chance, `#${address}`), "en");
    assert.ok(CATALOG.puzzles.includes(wish.puzzle) && LANGS.includes(wish.lang) && THEMES.includes(wish.theme));
    assert.deepEqual(cleanDraft(wish.puzzle, structuredClone(wish.draft)), wish.draft);
    assert.ok(
      wish.views.length <= 2 && wish.views.every((view) => /^[a-z]+$/.test(view)) && wish.givens.length <= 2000,
    );
    const html = iframeOf("https://example.org/", attributes, { title: oddText(chance), width: 0, height: 40 });
    assert.equal(html.match(/</g)?.length, 2, "an iframe, and nothing else");
    const tags = htmlOf(
      "https://example.org/",
      attributes.filter(([name]) => names.includes(name)),
      { title: oddText(chance), link: oddText(chance) },
    );
    assert.equal(tags.match(/</g)?.length, 6, "a script, an element with a link, and nothing else");
  });
});

test("1,500 boards as text that are read without Python, and 1,000 searches that were kept", () => {
  const square = puzzle("square").shown.drawing;
  guarded(1500, (number) => {
    const chance = chanceFrom(SEED + number);
    const entries = Array.from({ length: 4 }, () => one(chance, [".", "1", "4", "_", "12"]));
    const text = mutated(chance, entries.join(one(chance, [" ", ",", "", "\n"])));
    const givens = readCells(text, square, chance() < 0.5) ?? {};
    assert.ok(Object.entries(givens).every(([cell, typed]) => Number(cell) < 4 && /^-?\d{1,9}$/.test(typed)));
    const faces = readFaces(mutated(chance, "abab"), position("abab"));
    assert.ok(faces === null || [...faces].sort().join("") === "aabb");
  });
  const stand = { version: 1, when: 1e12, nodes: 1000, solutions: 7, finished: 0.5, checkpoint: "{}" };
  guarded(1000, (number) => {
    const chance = chanceFrom(SEED + number);
    const read = cleanSavedSearch(chance() < 0.2 ? oddValue(chance) : spoiled(chance, stand));
    if (read) assert.deepEqual([Object.keys(read), cleanSavedSearch(read)], [Object.keys(stand), read]);
  });
});
