/** Texts of the rules of lines in the designer. */

import { text } from "./text.js";

/** @import { LineRule } from "../state/designer.js" */

/** The rule of a line as a phrase. @typedef {Record<LineRule, (number: number | null) => string>} Says */

/** @type {{ en: Says, ja: Says }} */
export const SAYS = {
  en: {
    none: () => "no rule",
    sum: (number) => (number === null ? "the sum has still to be entered" : `the sum is ${number}`),
    same: () => "the same sum",
    most: (number) => `the sum is at most ${number ?? "…"}`,
    different: () => "the numbers differ",
    increasing: () => "the numbers increase from its first cell on",
    consecutive: () => "the numbers are consecutive, in any order",
    difference: (number) => `the largest minus the others is ${number ?? "…"}`,
    apart: (number) => `neighbours differ by at least ${number ?? "…"}`,
    product: (number) => `the product is ${number ?? "…"}`,
    ratio: (number) => `the largest divided by the others is ${number ?? "…"}`,
    table: (number) =>
      number === 0 ? "the rows of its table have still to be entered" : `one of the ${number} rows of a table`,
  },
  ja: {
    none: () => "条件なし",
    sum: (number) => (number === null ? "和がまだ入っていません" : `和は ${number}`),
    same: () => "和が等しい",
    most: (number) => `和は ${number ?? "…"} 以下`,
    different: () => "数がすべて異なる",
    increasing: () => "初めのマスから順に大きくなる",
    consecutive: () => "連続する数（順序は自由）",
    difference: (number) => `最大の数から残りを引くと ${number ?? "…"}`,
    apart: (number) => `隣どうしの差が ${number ?? "…"} 以上`,
    product: (number) => `積は ${number ?? "…"}`,
    ratio: (number) => `最大の数を残りで割ると ${number ?? "…"}`,
    table: (number) => (number === 0 ? "表がまだ入っていません" : `表の ${number} 行のどれか`),
  },
};

/** The rules to choose from. */
export const RULES = text(
  /** @type {Record<LineRule, string>} */ ({
    none: "none",
    sum: "sum: a number",
    same: "sum: the same for all such lines",
    most: "sum: at most",
    different: "all different",
    increasing: "increasing along the line",
    consecutive: "consecutive numbers",
    difference: "difference",
    apart: "neighbours differ by at least",
    product: "product",
    ratio: "quotient",
    table: "table: rows allowed",
  }),
  {
    none: "なし",
    sum: "和：数を決める",
    same: "和：どの線も同じ",
    most: "和：〜以下",
    different: "すべて異なる",
    increasing: "順に大きくなる",
    consecutive: "連続する数",
    difference: "差",
    apart: "隣どうしの差：〜以上",
    product: "積",
    ratio: "商",
    table: "表：並びを列挙",
  },
);
