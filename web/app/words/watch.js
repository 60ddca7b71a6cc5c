/** Texts about Watch outside it. */

import { joined, text } from "./text.js";

export const WATCH = {
  watchView: text("Watch: board, program, path and tree together", "じっくり見る：盤・プログラム・道筋・木を 1 画面で"),
  momentLinked: text("The link to this moment is copied.", "この場面へのリンクをコピーしました。"),
  placedByRule: text(
    (/** @type {string} */ cell, /** @type {string} */ value) => `${value} follows in ${cell}`,
    (cell, value) => joined(cell, "は", value, "に決まります。"),
  ),
  placedByPlan: text(
    (/** @type {string} */ cell, /** @type {string} */ value) => `${value} computed in ${cell}`,
    (cell, value) => joined(cell, "は計算で", value, "に決まります。"),
  ),
};
