/** The texts about two trees that are loaded with the views of a search. */

import { joined, text } from "./text.js";

export const BESIDE = {
  alone: text(
    (/** @type {string} */ title, /** @type {string} */ race) =>
      `Only “${title}” has a tree here: the other strategies go level by level, or do not report their steps. “${race}” compares them all.`,
    (title, race) =>
      `ここで木があるのは「${title}」だけです。ほかの解き方は、手数ごとに進むか、途中の手を示しません。すべての解き方は「${race}」で比べられます。`,
  ),
  watchSecond: text("Watch", "見る"),
  watchSecondHint: text(
    "Watch this strategy at this moment; the two trees change places",
    "この解き方のこの場面をじっくり見ます（2 つの木は入れ替わります）",
  ),
  secondHint: text(
    "The board shows the first tree; “Watch” under the second shows the board of its branch.",
    "盤に出るのは 1 つ目の木です。2 つ目の木の枝の盤は、その下の「見る」で出ます。",
  ),
  idle: text("Not begun yet: ▶ grows this tree.", "まだ始めていません。▶ で木が伸びます。"),
  details: text("Path and levels of both trees", "両方の木の道筋と深さごとの数"),
  cutsOf: text(
    (/** @type {string} */ first, /** @type {string} */ second) => `Cuts of each rule: “${first}” / “${second}”`,
    (first, second) => `条件ごとの枝刈りの数：「${first}」 / 「${second}」`,
  ),
  partingsAwaited: text(
    "The places where the trees part are listed here once both show every step of this puzzle.",
    "両方の木がこのパズルのすべての手を示すと、分かれるところがここに並びます。",
  ),
  partings: text("Where they part", "分かれるところ"),
  partingsInAll: text(
    (/** @type {number} */ places, /** @type {string} */ said) =>
      `${said} ${places === 1 ? "place" : "places, the largest first"}.`,
    (_, said) => `${said} か所（違いの大きい順）。`,
  ),
  partingsSoFar: text(
    (/** @type {number} */ places, /** @type {string} */ said) =>
      `${said} ${places === 1 ? "place" : "places"} so far, in the order found.`,
    (_, said) => `これまでに ${said} か所（見つかった順）。`,
  ),
  partingsHint: text(
    "What both trees have is faint in the second one; an entry goes there in both.",
    "両方にある枝は、2 つ目の木では薄く描いています。選ぶと、両方の木がその場所に移ります。",
  ),
  partingsNone: text("They do not part anywhere.", "どこでも分かれていません。"),
  partingsNoneYet: text(
    "No branch that both have finished differs yet.",
    "両方が調べ終えた枝には、まだ違いがありません。",
  ),
  partingsMinor: text(
    (/** @type {number} */ places, /** @type {string} */ said) =>
      `In ${said} more ${places === 1 ? "place" : "places"} only refused values differ.`,
    (_, said) => `ほかに、置けない数だけが違うところが ${said} か所。`,
  ),
  partingsMore: text(
    (/** @type {string} */ left) => `Show more (${left} left)`,
    (left) => `もっと表示（残り ${left}）`,
  ),
  partCut: text(
    (/** @type {string} */ title, /** @type {number} */ values, /** @type {string} */ spared) =>
      `“${title}” cuts ${spared}${values > 1 ? ` in ${values} branches` : ""}`,
    (title, values, spared) => joined(`「${title}」が`, spared, "を刈る", values > 1 ? `（枝 ${values} 本）` : ""),
  ),
  partCutBy: text(
    (
      /** @type {string} */ title,
      /** @type {number} */ values,
      /** @type {string} */ spared,
      /** @type {string} */ rule,
    ) => `“${title}” cuts ${spared}${values > 1 ? ` in ${values} branches` : ""}: ${rule}`,
    (title, values, spared, rule) =>
      joined(`「${title}」が`, spared, "を刈る", values > 1 ? `（枝 ${values} 本）` : "", `：${rule}`),
  ),
  partUntried: text(
    (/** @type {string} */ title, /** @type {number} */ values, /** @type {string} */ spared) =>
      `“${title}” does not try ${values === 1 ? "one of the values" : `${values} of the values`}: ${spared} spared`,
    (title, values, spared) => joined(`「${title}」は`, values, " 個の数を試さず、", spared, "を省く"),
  ),
  partFolded: text(
    (/** @type {string} */ less, /** @type {string} */ few, /** @type {string} */ more, /** @type {string} */ many) =>
      `below, “${less}” has ${few} and “${more}” ${many}, too narrow to be kept`,
    (less, few, more, many) =>
      joined(`この先、「${less}」は`, few, `、「${more}」は`, many, "（細かいので、まとめてあります）"),
  ),
  partCell: text(
    (/** @type {string} */ title, /** @type {string} */ cell, /** @type {string} */ nodes) =>
      `“${title}” goes on with ${cell} (${nodes})`,
    (title, cell, nodes) => joined(`「${title}」の次は`, `${cell}（${nodes}）`),
  ),
  partCells: text(
    (/** @type {string} */ less, /** @type {string} */ more) => `${less}, ${more}`,
    (less, more) => `${less}、${more}`,
  ),
};
