/** What an embedded puzzle says, and the dialogue that makes one. */

import { text } from "./text.js";

export const EMBED = {
  asleep: text("Python is not loaded yet", "Python はまだ読み込まれていません"),
  startHere: text("Start", "スタート"),
  goOn: text("Go on", "続ける"),
  restsHere: text(
    "Python is at work in another puzzle of this page. What was found here stays.",
    "Python はこのページの別のパズルで使われています。ここまでの結果は残っています。",
  ),
  replaying: text("Going back to where it stood…", "もとの場面まで戻しています…"),
  openInFull: text("Open in Edagari", "枝刈りで開く"),
  openInFullHint: text(
    "The same puzzle with everything around it, in a new tab",
    "このパズルを、すべての機能がそろったページで開きます（新しいタブ）",
  ),
  noSuchView: text("This puzzle has nothing to show here.", "このパズルでは、ここに表示するものがありません。"),
  badWish: text(
    "The author of this page asked for something that is not here; it was left out.",
    "ページの指定に読めないところがありました。その部分は除いてあります。",
  ),
  boardWaits: text("The board appears with Python.", "盤は Python の読み込み後に表示されます。"),
};
