/** The texts about a board that has not exactly one solution, which are loaded with their view. */

import { joined, text } from "./text.js";

export const CONFLICT = {
  rulesAlone: text(
    "Nothing is given: the rules alone leave no solution.",
    "何も入れていません。ルールだけで、解がないと決まります。",
  ),
  seeking: text("Looking for numbers that cannot stand together…", "両立しない数を探しています…"),
  showDifference: text("Show where they differ", "解によって違うマスを見る"),
  changes: text(
    (/** @type {boolean} */ isOne) =>
      `If one number is a typo, ${isOne ? "this change leaves" : "each of these changes leaves"} exactly one solution:`,
    (isOne) => `入力ミスが 1 か所なら、${isOne ? "こう" : "次のどれかに"}直すと解がちょうど 1 通りになります：`,
  ),
  becomes: text("to", "から"),
  moreChanges: text(
    (/** @type {string} */ more) => `and ${more} more`,
    (more) => `ほか ${more} 通り`,
  ),
  changed: text(
    (/** @type {string} */ change) => `Changed to ${change}.`,
    (change) => joined(change, "に直しました。"),
  ),
};
