/** Texts about saving, printing and opening files. */

import { text } from "./text.js";

export const EXPORT = {
  share: text("Share", "共有"),
  saveTitle: text("Share, save or print", "共有・保存・印刷"),
  elsewhere: text("In another page", "ほかのページに"),
  formCopied: text(
    "Copied. Paste it into the other program.",
    "コピーしました。ほかのプログラムに貼り付けてください。",
  ),
  saveBoard: text("The board", "盤面"),
  tooLargeToLink: text(
    "This board is too large for a link: it is kept in this browser. To pass it on, save its puzzle file below.",
    "この盤面はリンクには大きすぎます（このブラウザーには保存されます）。渡すときは、下のパズルファイルを保存してください。",
  ),
  saveBoardHint: text(
    "As shown, on a light background, in a single file.",
    "今の盤面を、明るい配色で 1 つのファイルに保存します。",
  ),
  saveLine: text("The line on the board", "盤に出ている手順"),
  film: text("Animated SVG", "動く SVG"),
  strip: text("Strip (SVG)", "手順図（SVG）"),
  saveSolutions: text("Solutions", "解"),
  saveLines: text("Lines", "手順"),
  saveSolutionsHint: text(
    "Everything in the gallery, filtered and sorted as shown.",
    "一覧に出ているものすべて（絞り込みと並べ方もそのまま）。",
  ),
  nothingToSave: text("None yet: solve first.", "まだありません。先に「解く」を押してください。"),
  lineColumns: text(["line", "move", "from", "to", "position"], ["手順", "手数", "移動元", "移動先", "局面"]),
  imagesColumn: text("images", "対称解の数"),
  symmetryColumn: text("symmetry", "対称性"),

  print: text("On paper", "印刷"),
  printBoard: text("Print board and rules", "盤面とルールを印刷"),
  worksheet: text("Worksheet", "問題プリント"),
  dropHere: text("Drop the file to open it.", "ここに放すと、ファイルを開きます。"),
};
