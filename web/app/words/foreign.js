/** Texts about puzzles of other programs, which are loaded with what shows them. */

import { byLanguage, text } from "./text.js";

/** @import { Text } from "../../worker/protocol.js" */
/** @import { Lang, State } from "../state/state.js" */
/** @import { InOne } from "./text.js" */

export const FOREIGN = {
  awaited: text(
    "Python is starting. This is read as soon as it is ready.",
    "Python を起動しています。準備ができしだい読み取ります。",
  ),
  withoutPython: text(
    "Python could not be loaded, so this was not read. Press “Put on the board” to try again.",
    "Python を読み込めなかったため、まだ読み取れていません。「盤に入れる」を押すと、もう一度試します。",
  ),
  cutOff: text(
    "Python was stopped, or the board changed, before this was read. Press “Put on the board” again.",
    "読み取る前に Python が停止したか、盤が変わりました。もう一度「盤に入れる」を押してください。",
  ),
  put: text(
    (/** @type {string} */ leftOut) => (leftOut ? `Put on the board; left out: ${leftOut}.` : "Pasted."),
    (leftOut) => (leftOut ? `盤に入れました（除いたもの：${leftOut}）。` : "貼り付けました。"),
  ),
  undoable: text(" Undo brings back what was there.", "「元に戻す」で前の入力に戻せます。"),
  holds: text(
    (/** @type {string} */ many) => (many === "1" ? "This holds another puzzle:" : `This holds ${many} puzzles:`),
    (many) => (many === "1" ? "別のパズルの問題です：" : `${many} 問あります：`),
  ),
  openBrought: text(
    (/** @type {string} */ name) => `Open: ${name}`,
    (name) => `開く：${name}`,
  ),
  missing: text(
    (/** @type {string} */ what) => `left out: ${what}`,
    (what) => `除いたもの：${what}`,
  ),
  notText: text(
    (/** @type {string} */ name) =>
      `${name} is not a text file: no puzzle can be read from it. Enter the clues of a picture by hand.`,
    (name) =>
      `${name} はテキストファイルではないため、問題を読み取れません。写真や画像の問題は、ヒントを手で入力してください。`,
  ),
  oneFile: text("Drop one file at a time.", "ファイルは 1 つずつドロップしてください。"),
  fileOpened: text("Opened from a file.", "ファイルから開きました。"),
  fileElsewhere: text("The file names a puzzle that is not here.", "ファイルのパズルはここにはありません。"),
  forOthers: text("For other programs", "ほかのプログラムで使う"),
  showForms: text("Show the forms", "書式を表示"),
  puzzleFile: text("Puzzle file", "パズルファイル"),
  noForms: text("No other form is known for it.", "ほかの書式はありません。"),
};

const WORDS = byLanguage(FOREIGN);

/** The words of one language. @type {(lang: Lang) => InOne<typeof FOREIGN>} */
export const foreignWords = (lang) => WORDS[lang];

/** A sentence about a board, and that Undo brings back what was there, where it does. @type {(state: State, said: Text) => Text} */
export const withUndo = ({ past }, { en, ja }) =>
  past.length > 0 ? { en: en + WORDS.en.undoable, ja: ja + WORDS.ja.undoable } : { en, ja };

/** A sentence in both languages. @type {(of: (w: InOne<typeof FOREIGN>) => string) => Text} */
export const inBoth = (of) => ({ en: of(WORDS.en), ja: of(WORDS.ja) });
