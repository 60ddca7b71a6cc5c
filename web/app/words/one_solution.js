/** The texts about searches for one solution: their seeds, and the steps of those that mend a full board. */

import { joined, many, text } from "./text.js";

export const ONE_SOLUTION = {
  searchSeed: text("Search seed", "探索のシード"),
  seedHint: text(
    "The same seed makes the same search, on any machine; another one searches differently.",
    "同じ数なら、どこでも同じ探索になります。数を変えると別の探索になります。",
  ),
  noSeed: text(
    (/** @type {string} */ typed) => `The seed must be a whole number from 0 to 999999999, not “${typed}”.`,
    (typed) => `シードには 0〜999999999 の整数を入れてください（「${typed}」は使えません）。`,
  ),
  foundWithSeed: text(
    (/** @type {string} */ seed) => `Seed ${seed}`,
    (seed) => `シード ${seed}`,
  ),
  filledAtRandom: text("Every cell is filled at random.", "すべてのマスを無作為に埋めます。"),
  shaken: text(
    "No swap helps any more: some cells are changed at random.",
    "入れ替えても良くならないので、いくつかのマスを無作為に変えます。",
  ),
  swapped: text(
    (/** @type {string} */ cell, /** @type {string} */ value, /** @type {string} */ other, /** @type {string} */ its) =>
      `${value} into ${cell}, ${its} into ${other}`,
    (cell, value, other, its) => `${joined(cell, "を", value, "に")}、${joined(other, "を", its, "に入れ替えます。")}`,
  ),
  exchanged: text(
    (/** @type {string} */ cell, /** @type {string} */ value) => `${value} into ${cell}; it was not on the board`,
    (cell, value) => joined(cell, "を、盤になかった", value, "に替えます。"),
  ),
  rested: text(
    (/** @type {string} */ cell) => `Tabu for a while: ${cell}`,
    (cell) => joined(cell, "はしばらく動かしません（タブー）。"),
  ),
  stillWrong: text(
    (/** @type {string} */ wrong) => `Error: ${wrong}.`,
    (wrong) => `条件の破れ：${wrong}`,
  ),
  restarted: text(
    (/** @type {number} */ failures) => `Begun anew, after ${many(failures, "dead end")}.`,
    (failures) => `${failures} 回行き詰まったので、最初からやり直します。`,
  ),
  oneOnly: text("for one solution; others are not looked for", "（解 1 つだけ。ほかは探さない）"),
  curve: text("What is still wrong (logarithmic)", "残っている条件の破れ（対数目盛り）"),
  curveSays: text(
    (/** @type {string} */ first, /** @type {string} */ least, /** @type {string} */ now) =>
      `at first ${first}, at best ${least}, here ${now}`,
    (first, least, now) => `初め ${first}、最小 ${least}、この時点 ${now}`,
  ),
};
