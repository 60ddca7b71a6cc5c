/** What is said of that which the browser keeps: drafts, and searches that were interrupted. */

import { text } from "./text.js";

export const MEMORY = {
  nothingKept: text(
    "This browser keeps nothing here: its storage is off or full. What you type is gone when the page is closed; a link can hold it.",
    "このブラウザーには保存できません（保存が無効か、空きがありません）。ページを閉じると入力は消えます。リンクには残せます。",
  ),
  keepsNothing: text("Nothing you type is kept", "入力は保存されません"),
  otherTab: text(
    "Changed in another tab. Undo brings back what was here.",
    "別のタブで変更されました。「元に戻す」で前の入力に戻せます。",
  ),
};
