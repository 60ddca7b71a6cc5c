/** The texts of the path to the present board, which are loaded with it. */

import { joined, many, text } from "./text.js";

export const PATH = {
  pathEmpty: text("Nothing has been tried yet.", "まだ何も試していません。"),
  pathHint: text(
    "Click or tap a branch of the whole tree to see how the search came to it.",
    "木全体の図で枝をクリックかタップすると、そこまでの道筋が見られます。",
  ),
  pathAbove: text(
    (/** @type {number} */ levels) => `${many(levels, "level")} above`,
    (levels) => `この上に ${levels} 段`,
  ),
  pathOf: text(
    (/** @type {string} */ path) => `The path from the root: ${path}.`,
    (path) => `根からの道筋：${path}。`,
  ),
  pathAtRoot: text("The root of the tree.", "木の根です。"),
  stillToTry: text(
    (/** @type {number} */ left) => `${left} left`,
    (left) => `残り ${left}`,
  ),
  wayGiven: text("given", "初めの数"),
  wayFollows: text("follows", "決まる"),
  wayComputed: text("computed", "計算"),
  wayGuess: text(
    (/** @type {number} */ nth, /** @type {number} */ of) => `guess ${nth}/${of}`,
    (nth, of) => `仮 ${nth}/${of}`,
  ),
  saidGuess: text(
    (/** @type {string} */ twig, /** @type {number} */ nth, /** @type {number} */ of) =>
      `${twig} (guess, ${nth} of ${of})`,
    (twig, nth, of) => `${twig}（仮置き、${of} 通りのうち ${nth} 番目）`,
  ),
  saidWay: text(
    (/** @type {string} */ twig, /** @type {string} */ way) => `${twig} (${way})`,
    (twig, way) => `${twig}（${way}）`,
  ),
  jump: text(
    (/** @type {number} */ over) => `back over ${many(over, "trial")}`,
    (over) => `仮定 ${over} 個を飛び越えて戻る`,
  ),
  jumpSaid: text(
    (/** @type {number} */ over) =>
      `From here the search goes back over ${many(over, "more trial")}, which ${over === 1 ? "was" : "were"} not to blame.`,
    (over) => `ここから、原因ではなかった仮定 ${over} 個も飛び越えて戻ります。`,
  ),
  twigsOmitted: text(
    (/** @type {number} */ twigs) => `${twigs} more before these`,
    (twigs) => `この前にさらに ${twigs} 個`,
  ),
  twigBare: text(
    (/** @type {string} */ cell) => `nothing fits into ${cell}`,
    (cell) => joined(cell, "に置けるものなし"),
  ),
};
