/** The words of the first picture; apart from the page's words, which every visit loads. */

import { joined, text } from "./text.js";

export const STORY = {
  storyTitle: text("Why prune?", "なぜ枝を刈るのか"),
  pace: text(
    (/** @type {string} */ nodes) => `In slow motion: ${nodes} nodes a second each`,
    (nodes) => `スロー再生：どちらも 1 秒に ${nodes} ノード`,
  ),
  ofSoMany: text(
    (/** @type {string} */ all) => ` of ${all}`,
    (all) => ` / ${all}`,
  ),
  ofAbout: text(
    (/** @type {string} */ all) => ` of about ${all}`,
    (all) => ` / 約 ${all}`,
  ),
  doneByThen: text(
    (/** @type {string} */ times) => `about 1 in ${times}`,
    (times) => `そのとき、まだ約 ${times} 分の 1`,
  ),
  done: text("done, same solutions", "完了。見つかる解は同じ"),
  doneOnce: text(
    (/** @type {number} */ images) => `done: one of each ${images} alike`,
    (images) => `完了。重なる ${images} 個に 1 個`,
  ),
  skip: text("Skip", "結果へ"),
  oneOfThem: text(
    (/** @type {string} */ upon, /** @type {number} */ images) =>
      `“${upon}”, and of the ${images} rotations and reflections of each solution the search finds one.`,
    (upon, images) => `「${upon}」に加え、回転や裏返しで重なる ${images} 通りの解のうち、1 つだけを探します。`,
  ),
  because: text(
    (/** @type {string} */ plain, /** @type {string} */ few) =>
      `About ${plain} nodes become ${few}, idea by idea. See each at work:`,
    (plain, few) => `${joined("約", plain, "個のノードが")} ${few} 個に。工夫を 1 つずつ見られます。`,
  ),
};
