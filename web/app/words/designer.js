/** Texts of the designer, which are loaded with it. */

import { RULES, SAYS } from "./designer_lines.js";
import { byLanguage, many, text } from "./text.js";

/** @import { Text } from "../../worker/protocol.js" */
/** @import { Lang } from "../state/state.js" */
/** @import { InOne } from "./text.js" */

export const DESIGNER = {
  untitled: text("My figure", "自作の図形"),
  says: SAYS,
  between: text(", ", "、"),
  gap: text(" ", ""),
  aboutValues: text(
    (/** @type {number} */ low, /** @type {number} */ high, /** @type {boolean} */ differs) =>
      `Numbers from ${low} to ${high}${differs ? ", none of them twice" : ""}.`,
    (low, high, differs) =>
      differs ? `${low}〜${high} の数を、重複なく入れます。` : `${low}〜${high} の数を入れます。`,
  ),
  aboutList: text(
    (/** @type {string} */ list, /** @type {boolean} */ differs) =>
      `The numbers ${list}${differs ? ", none of them twice" : ""}.`,
    (list, differs) => (differs ? `${list} を、重複なく入れます。` : `${list} を入れます。`),
  ),
  aboutLines: text(
    (/** @type {number} */ times, /** @type {string} */ says) => `${many(times, "line")}: ${says}.`,
    (times, says) => `${times} 本の線：${says}。`,
  ),
  aboutAllowed: text(
    (/** @type {number} */ cells) => `${many(cells, "cell")} may have only some of the numbers.`,
    (cells) => `使える数が限られたマスが ${cells} 個あります。`,
  ),
  aboutRest: text(
    (/** @type {number} */ rest) => `And ${many(rest, "more rule")}.`,
    (rest) => `ほかに ${rest} 個の条件があります。`,
  ),

  tools: text("Tools", "道具"),
  cells: text("Cells", "マス"),
  line: text("Line", "線"),
  cage: text("Cage", "囲み"),
  canvas: text(
    "Canvas: arrow keys move, Enter puts a cell or adds it to a line",
    "図面（矢印キーで移動、Enter でマスを置く・線につなぐ）",
  ),
  hints: text(
    {
      cells: "Tap a place to put a cell, a cell to choose it; drag it to move it.",
      line: "Drag through the cells, or tap one after the other; tap the last one again to finish.",
      cage: "Drag through the cells, or tap one after the other; tap the last one again to finish.",
    },
    {
      cells: "点をタップするとマスを置きます。マスはタップで選び、ドラッグで動かせます。",
      line: "マスをなぞるか、順にタップしてください。最後のマスをもう一度タップすると線ができます。",
      cage: "マスをなぞるか、順にタップしてください。最後のマスをもう一度タップすると囲みができます。",
    },
  ),
  keysHint: text(
    "Keys: arrows, Enter; C, L and G choose cells, line and cage; Delete removes, Escape gives up a line.",
    "キー操作：矢印、Enter。C・L・G でマス・線・囲みを選び、Delete で消し、Esc で線を取り消します。",
  ),
  cellNamed: text(
    (/** @type {string} */ sign) => `Cell ${sign}`,
    (sign) => `マス ${sign}`,
  ),
  placeAt: text(
    (/** @type {number} */ row, /** @type {number} */ at) => `Free place, row ${row}, number ${at}`,
    (row, at) => `空き ${row} 段目の ${at} 番目`,
  ),
  onPath: text("on the line", "線の上"),

  putCell: text(
    (/** @type {string} */ sign) => `Cell ${sign} put.`,
    (sign) => `マス ${sign} を置きました。`,
  ),
  removedCell: text(
    (/** @type {string} */ sign) => `Cell ${sign} removed.`,
    (sign) => `マス ${sign} を消しました。`,
  ),
  movedCell: text(
    (/** @type {string} */ sign) => `Cell ${sign} moved.`,
    (sign) => `マス ${sign} を動かしました。`,
  ),
  begun: text(
    (/** @type {string} */ signs) => `Through ${signs} …`,
    (signs) => `${signs} を通る線…`,
  ),
  drawn: text(
    (/** @type {string} */ signs, /** @type {string} */ says) => `Drawn: ${signs}; ${says}.`,
    (signs, says) => `${signs} に引きました。${says}。`,
  ),
  gone: text("Removed.", "消しました。"),
  copied: text(
    (/** @type {number} */ number) => `${many(number, "line")} added.`,
    (number) => `${number} 本を加えました。`,
  ),
  nothingToAdd: text("Nothing to add: the copies are there already.", "加えるものはありません（写しはもうあります）。"),
  undone: text("Taken back.", "元に戻しました。"),
  redone: text("Done again.", "やり直しました。"),
  tooNear: text("Another cell stands there.", "そこにはほかのマスがあります。"),
  notToDraw: text(
    "This board cannot be drawn here: its cells stand in several places, or it is too large.",
    "この盤面はここでは作図できません（1 つのマスが何か所にもあるか、大きすぎます）。",
  ),
  elsewhere: text(
    "Taken over from another tab, where it was drawn; Undo brings back the figure before.",
    "ほかのタブの図形に合わせました。「元に戻す」で前の図形に戻れます。",
  ),
  notKept: text(
    "The browser’s storage is off or full: this drawing is lost when the page is left. Put it on the page, and share its link.",
    "ブラウザーに保存できません（保存が無効か、空きがありません）。ページを離れると消えるので、「この図形を使う」で開いてリンクを共有してください。",
  ),

  finish: text("Finish the line", "線を終える"),
  giveUp: text("Give it up", "取り消す"),
  thisCell: text(
    (/** @type {string} */ sign) => `Cell ${sign}`,
    (sign) => `マス ${sign}`,
  ),
  name: text("Name", "名前"),
  given: text("Given number", "初めの数"),
  allowed: text("Only these numbers", "使える数"),
  all: text("all", "すべて"),
  rows: text("Rows allowed, each on a line", "許す並び（1 行に 1 つ）"),
  noNumbers: text(
    "Numbers must be written like 1–5, 8, 13: whole ones, up to 1,000 of them.",
    "「1–5, 8, 13」のように整数で書いてください（1,000 個まで）。",
  ),
  noNumber: text("This must be one whole number, up to 999,999.", "整数を 1 つ入れてください（999,999 まで）。"),
  noSize: text(
    (/** @type {number} */ low, /** @type {number} */ high) =>
      `The size must be a whole number from ${low} to ${high}.`,
    (low, high) => `大きさは ${low}〜${high} の整数にしてください。`,
  ),
  noRow: text(
    (/** @type {number} */ line, /** @type {number} */ columns) =>
      `Line ${line} of the table must have ${many(columns, "number")}, one for each cell; a table has up to 1,000 rows.`,
    (line, columns) => `表の ${line} 行目：マスの数だけ、${columns} 個の数を書いてください（1,000 行まで）。`,
  ),
  remove: text("Remove", "消す"),
  rule: text("Rule", "条件"),
  number: text("Number", "数"),
  rules: RULES,
  lineDiffers: text("and its numbers differ", "さらに、数がすべて異なる"),
  turnedCopies: text("Turned copies", "回して写す"),
  mirroredCopy: text("Mirrored copy", "裏返して写す"),

  figure: text("Figure", "図形"),
  title: text("Title", "題名"),
  ground: text("Ground", "下地"),
  grounds: text(
    { grid: "grid", half: "fine grid", ring: "ring", star: "star", triangle: "triangle", hexagons: "hexagons" },
    { grid: "方眼", half: "細かい方眼", ring: "輪", star: "星", triangle: "三角形", hexagons: "六角形" },
  ),
  size: text("Size", "大きさ"),
  fill: text("Cells on all places", "すべての点にマスを置く"),
  from: text("Numbers from", "数の初め"),
  to: text("to", "終わり"),
  list: text("or a list of numbers", "または数の一覧"),
  ready: text("Ready rules for a grid", "方眼の条件をまとめて置く"),
  bundles: text(
    {
      latin: "Rows and columns differ",
      regions: "Regions differ",
      diagonals: "Two diagonals differ",
      rays: "All diagonals differ",
      attacks: "Queens, as 1 among 0",
      magic: "Magic square",
    },
    {
      latin: "行と列：異なる数",
      regions: "ブロック：異なる数",
      diagonals: "対角線 2 本：異なる数",
      rays: "斜めすべて：異なる数",
      attacks: "クイーン（1 と 0）",
      magic: "魔方陣",
    },
  ),
  differs: text("Each number at most once", "同じ数は 1 回まで"),
  empty: text("Begin anew", "白紙に戻す"),

  lines: text("Lines", "線と囲み"),
  noLines: text("None yet.", "まだありません。"),
  rest: text(
    (/** @type {number} */ number) =>
      `${many(number, "more rule")} of the file that cannot be drawn here; kept as they are.`,
    (number) => `ほかに、ここでは作図できない条件が ${number} 個あります（そのまま残ります）。`,
  ),

  found: text("Findings", "わかること"),
  nothing: text("No cell yet.", "マスはまだありません。"),
  asking: text("Looking …", "調べています…"),
  noAnswer: text(
    "Python does not answer. The drawing is kept; reload the page to go on.",
    "Python から応答がありません。図形は保存されています。ページを再読み込みしてください。",
  ),
  waiting: text("Waits for Python.", "Python の準備を待っています。"),
  amount: text(
    (/** @type {number} */ cells, /** @type {number} */ lines) => `${many(cells, "cell")}, ${many(lines, "line")}.`,
    (cells, lines) => `マス ${cells} 個、線 ${lines} 本。`,
  ),
  atLeast: text(
    (/** @type {string} */ number) => `At least ${number} solutions; there may be more.`,
    (number) => `解は少なくとも ${number} 通り（まだあるかもしれません）。`,
  ),
  noneYet: text("No solution found so far.", "まだ解は見つかっていません。"),
  unruled: text(
    (/** @type {string} */ signs) => `Under no rule: ${signs}.`,
    (signs) => `どの条件にも入っていないマス：${signs}。`,
  ),
  semicolon: text("; ", "／"),
  needless: text(
    (/** @type {number} */ number, /** @type {string} */ signs) =>
      number === 1
        ? `Not needed, because it follows from everything else: the line ${signs}.`
        : `Any one of ${number} lines could be left out, because it follows from everything else${signs && `: ${signs}`}.`,
    (number, signs) =>
      number === 1
        ? `線 ${signs} は、ほかの条件から導かれるので、なくてもかまいません。`
        : `${number} 本の線は、どれか 1 本なら、なくても同じです（ほかの条件から導かれます）${signs && `：${signs}`}。`,
  ),
  spare: text(
    (/** @type {string} */ signs) => `Given numbers any one of which could be left out: ${signs}.`,
    (signs) => `どれか 1 つなら、なくても同じになる初めの数：${signs}。`,
  ),
  lit: text("The lines marked in red cannot hold together.", "赤い印の線は両立しません。"),
  theRules: text("Rules", "条件"),
  use: text("Use it", "この図形を使う"),
  mine: text("The figure that was drawn", "自作の図形"),
  notebook: text("Python notebook", "Python ノートブック"),
  noNotebook: text("The notebook could not be fetched.", "ノートブックを取得できませんでした。"),
  inUse: text(
    "Your figure is on the page. “Edit as a figure…” under “Puzzle settings and examples” goes back to it.",
    "自作の図形を開きました。「設定と例題」の「図形として編集…」で作図に戻れます。",
  ),
};

const WORDS = byLanguage(DESIGNER);

/** The words of one language. @type {(lang: Lang) => InOne<typeof DESIGNER>} */
export const designerWords = (lang) => WORDS[lang];

/** A sentence in both languages. @type {(of: (w: InOne<typeof DESIGNER>) => string) => Text} */
export const inBoth = (of) => ({ en: of(WORDS.en), ja: of(WORDS.ja) });
