/** Texts of entering clues on the board, which are loaded with it. */

import { byLanguage, many, text } from "./text.js";

/** @import { Lang } from "../state/state.js" */
/** @import { InOne } from "./text.js" */

const TRANSCRIBING = {
  hint: text(
    {
      gather:
        "Drag over the cells of a cage, then type its number. A tap on a cage types its number again; a new drag takes cells from it.",
      path: "Drag along the cells of the line.",
      rub: "Touch or drag over squares: what was drawn there goes.",
      flip: "Touch or drag over squares: a cell becomes a block, a block a cell. “Next” goes on to the numbers.",
      write: "Type each number; Enter goes on to the next place. Where nothing more fits, it goes on by itself.",
      choose: "Each touch between two cells takes the next sign.",
    },
    {
      gather: "枠のマスをなぞり、続けて数を打ちます。枠に触れると数を打ち直せ、なぞり直すと枠を変えられます。",
      path: "線のマスを順になぞります。",
      rub: "マスに触れるかなぞると、そこに描いたものが消えます。",
      flip: "マスに触れるかなぞると、白マスと黒マスが入れ替わります。「次へ」で数の入力に移ります。",
      write: "数を打ち、Enter で次へ進みます。それ以上入らないときは自動で進みます。",
      choose: "マスの間に触れるたびに、次の記号に変わります。",
    },
  ),
  keysHint: text(
    {
      gather: "By keys: arrows move, Shift with arrows draws, Enter ends.",
      path: "By keys: arrows move, Shift with arrows draws, Space takes a square farther on, Enter ends.",
      flip: "By keys: arrows move, Space turns a square.",
      write: "",
    },
    {
      gather: "キーでは、矢印で移動、Shift＋矢印でなぞり、Enter で確定します。",
      path: "キーでは、矢印で移動、Shift＋矢印でなぞり、スペースで離れたマスへ続け、Enter で確定します。",
      flip: "キーでは、矢印で移動し、スペースで入れ替えます。",
      write: "",
    },
  ),
  tools: text("Tools", "道具"),
  rubber: text("Rubber", "消しゴム"),
  whole: text(
    (/** @type {number} */ on) => `Rules for the whole board${on > 0 ? `: ${on}` : ""}`,
    (on) => `盤全体のルール${on > 0 ? `：${on}` : ""}`,
  ),
  clue: text("Clue", "ヒント"),
  square: text(
    (/** @type {number} */ row, /** @type {number} */ column) => `row ${row}, column ${column}`,
    (row, column) => `${row} 行目 ${column} 列目`,
  ),
  block: text("block", "黒マス"),
  drawn: text("drawn", "なぞったマス"),
  none: text("nothing", "なし"),
  space: text("Space", "空白"),
  next: text("Next", "次へ"),
  clear: text("Empty board", "盤を空に"),
  done: text("Done", "入力を終える"),
  waiting: text("Waits for Python.", "Python の準備を待っています。"),
  unclued: text(
    (/** @type {number} */ clues) => `${many(clues, "clue")} without a number.`,
    (clues) => `数のないヒントが ${clues} 個あります。`,
  ),
  readable: text("This can be read as a puzzle.", "問題として読めます。"),
};

const WORDS = byLanguage(TRANSCRIBING);

/** The words of one language. @type {(lang: Lang) => InOne<typeof TRANSCRIBING>} */
export const transcribingWords = (lang) => WORDS[lang];
