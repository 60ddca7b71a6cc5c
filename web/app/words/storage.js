/** Texts about the browser's storage: drafts, and interrupted searches. */

import { text } from "./text.js";

export const STORAGE = {
  nothingSaved: text(
    "This browser keeps nothing here: its storage is off or full. Your input is lost when the page is closed; a link can hold it.",
    "このブラウザーには保存できません（保存が無効か、空きがありません）。ページを閉じると入力は消えます。リンクには残せます。",
  ),
  savesNothing: text("Nothing is kept here", "ここでは何も保存されません"),
  otherTab: text(
    "Changed in another tab. Undo brings back what was here.",
    "別のタブで変更されました。「元に戻す」で前の入力に戻せます。",
  ),

  countInterrupted: text("This count was interrupted.", "解の数え上げは途中で止まっています。"),
  countGoesOnElsewhere: text("This count goes on in another tab.", "解の数え上げは別のタブで続いています。"),
  countHadReached: text(
    (/** @type {string} */ part) => `${part} of the tree finished.`,
    (part) => `探索済み ${part}。`,
  ),
  goOnward: text("Continue where it stopped", "続きから"),
  putAway: text("Discard", "破棄する"),
  earlier: text(
    (/** @type {string} */ count) => `${count} found before the interruption are counted; the list begins after them.`,
    (count) => `中断の前に見つかった ${count} 個も数に入っています。一覧に並ぶのは、その後に見つかった解です。`,
  ),
};
