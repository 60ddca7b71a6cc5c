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
  twigsOmitted: text(
    (/** @type {number} */ twigs) => `${twigs} more before these`,
    (twigs) => `この前にさらに ${twigs} 個`,
  ),
  twigBare: text(
    (/** @type {string} */ cell) => `nothing fits into ${cell}`,
    (cell) => joined(cell, "に置ける数なし"),
  ),
};
