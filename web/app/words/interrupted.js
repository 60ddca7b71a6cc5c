/** The words of the offer to go on with a search; apart from the page's words, which every visit loads. */

import { text } from "./text.js";

export const INTERRUPTED = {
  interrupted: text(
    (/** @type {string} */ title) => `The search with “${title}” was interrupted.`,
    (title) => `「${title}」での探索は途中で止まっています。`,
  ),
  stoppedByYou: text("You stopped this search.", "この探索は中止しました。"),
  goesOnElsewhere: text(
    (/** @type {string} */ title) => `The search with “${title}” goes on in another tab.`,
    (title) => `「${title}」での探索は別のタブで続いています。`,
  ),
  searchHadReached: text(
    (/** @type {string} */ part, /** @type {string} */ solutions) =>
      `${part && `${part} of the tree finished, `}${solutions} ${solutions === "1" ? "solution" : "solutions"} found.`,
    (part, solutions) => `${part && `探索済み ${part}、`}解 ${solutions} 個。`,
  ),
};
