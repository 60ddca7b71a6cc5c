/** Texts about the solutions in the gallery: which are shown, of which kind, in which order. */

import { text } from "./text.js";

export const KINDS = {
  show: text("Show", "表示"),
  kindsBy: text(
    {
      "": "all that were found",
      drawing: "one of each kind, as drawn",
      structure: "one of each kind, by structure",
      complement: "one of each kind, complements too",
    },
    {
      "": "見つかった解すべて",
      drawing: "1 種類につき 1 つ（図形の対称性）",
      structure: "1 種類につき 1 つ（構造の対称性）",
      complement: "1 種類につき 1 つ（補数も同じとみなす）",
    },
  ),
  kindsAbout: text(
    {
      drawing: "Two solutions are of one kind if rotating or reflecting the picture turns one into the other.",
      structure:
        "Two solutions are of one kind if some rearrangement of the cells that leaves all rules as they are turns one into the other; rotations and reflections are among these.",
      complement:
        "As by structure, and a solution is also of one kind with its complement: every number taken from the sum of the smallest and the largest.",
    },
    {
      drawing: "図を回したり裏返したりすると重なる解を、同じ種類と数えます。",
      structure:
        "すべてのルールを保ったままマスを入れ替えると重なる解を、同じ種類と数えます。回転や裏返しもその一部です。",
      complement: "構造の対称性に加えて、補数（すべての数を「最小＋最大」から引いたもの）も同じ種類と数えます。",
    },
  ),
  toSolutions: text("See the solutions", "解の一覧へ"),
  inList: text("In the list", "一覧で見る"),
  bySymmetry: text(
    (/** @type {string} */ found, /** @type {string} */ rest) =>
      `${found} ${found === "1" ? "solution was" : "solutions were"} searched for; symmetry gives the other ${rest}.`,
    (found, rest) => `探索で見つけた解は ${found} 個で、残りの ${rest} 個は対称性から得られます。`,
  ),
  oneOfEach: text("How many kinds?", "何種類ある？"),
  ofAll: text(
    (/** @type {string} */ some, /** @type {string} */ all) => `${some} of ${all}`,
    (some, all) => `${some} / ${all}`,
  ),
  sortBy: text("Sort", "並べ方"),
  asFound: text("as found", "見つかった順"),
  smallestFirst: text("Smallest first", "小さい順"),
  largestFirst: text("Largest first", "大きい順"),
  only: text("Only", "絞り込み"),
  hasValue: text("has the value", "の数は"),
  addFilter: text("Filter", "絞り込む"),
  dropFilter: text("Drop the filter", "絞り込みをやめる"),
  allKinds: text("All kinds", "すべての種類"),
  oneOfEachKind: text(
    (/** @type {string} */ some, /** @type {string} */ all) => `${some}, one of each kind of ${all}`,
    (some, all) => `${some} 種類（全 ${all} 個）`,
  ),
  imagesOfKind: text(
    (/** @type {string} */ some, /** @type {string} */ kind) => `${some} of kind ${kind}`,
    (some, kind) => `${some}（種類 ${kind}）`,
  ),
  lookingThrough: text(
    (/** @type {string} */ part) => `Looking through the solutions… ${part}`,
    (part) => `解を調べています… ${part}`,
  ),
  kindNumber: text(
    (/** @type {string} */ number) => `Kind ${number}`,
    (number) => `種類 ${number}`,
  ),
  kindOf: text(
    (/** @type {string} */ number, /** @type {string} */ count) => `Kind ${number} of ${count}`,
    (number, count) => `種類 ${number} / ${count}`,
  ),
  imageNumber: text(
    (/** @type {string} */ number) => `Image ${number}`,
    (number) => `対称解 ${number}`,
  ),
  colon: text(": ", "："),
  imageOf: text(
    (/** @type {string} */ number, /** @type {string} */ count) => `Image ${number} of ${count}`,
    (number, count) => `対称解 ${number} / ${count}`,
  ),
};
