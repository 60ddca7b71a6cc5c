/** The texts about searches that begin anew, learn, or look for one solution: their seeds, and the steps of those that mend a full board. */

import { joined, many, text } from "./text.js";

export const ONE_SOLUTION = {
  searchSeed: text("Search seed", "探索のシード"),
  noSeed: text(
    "The seed must be a whole number from 0 to 999999999.",
    "シードには 0〜999999999 の整数を入れてください。",
  ),
  shaken: text("Values are dealt out at random.", "数を無作為に入れます。"),
  swapped: text(
    (/** @type {string} */ cell, /** @type {string} */ value, /** @type {string} */ other, /** @type {string} */ its) =>
      `${value} placed in ${cell}, ${its} in ${other}`,
    (cell, value, other, its) => `${joined(cell, "に", value)}、${joined(other, "に", its, "を置きます。")}`,
  ),
  rested: text(
    (/** @type {string} */ cell) => `Tabu for a while: ${cell}`,
    (cell) => joined(cell, "はしばらく動かしません（タブー）。"),
  ),
  stillWrong: text("Error", "条件の破れ"),
  learned: text(
    (/** @type {string} */ number) => `Learned, fact ${number}`,
    (number) => `学び ${number}`,
  ),
  handedOver: text(
    (/** @type {string} */ said, /** @type {number} */ nodes) =>
      `Not ended after ${said} ${nodes === 1 ? "node" : "nodes"}: from here on it learns from its dead ends.`,
    (said) => `ノード ${said} 個で終わらないので、ここからは失敗から学びながら続けます。`,
  ),
  handedOverWith: text(
    "What it has searched it notes first, and does not search again.",
    "調べ終えたところはまず覚えておき、二度は調べません。",
  ),
  handedBack: text(
    "Learning has not ended it either: it goes on by propagation from where it was.",
    "学んでもまだ終わらないので、元の絞り込みに戻り、続きから調べます。",
  ),
  wentOnLearning: text(
    (/** @type {string} */ said, /** @type {number} */ nodes) =>
      `After ${said} ${nodes === 1 ? "node" : "nodes"} it began to learn from its dead ends; what was searched by then is not searched again.`,
    (said) =>
      `ノード ${said} 個で終わらなかったので、そこからは失敗から学ぶ方法も使います（調べ終えたところはくり返しません）。`,
  ),
  restarted: text(
    (/** @type {number} */ failures) => `Begun anew, after ${many(failures, "dead end")}.`,
    (failures) => `${failures} 回行き詰まったので、最初からやり直します。`,
  ),
};
