/** Texts of the designer, which are loaded with it. */

import { byLanguage, many, text } from "./text.js";

/** @import { Text } from "../../worker/protocol.js" */
/** @import { LineRule } from "../state/designer.js" */
/** @import { Lang } from "../state/state.js" */
/** @import { InOne } from "./text.js" */

/** The rule of a line as a phrase. @typedef {Record<LineRule, (number: number | null) => string>} Says */

/** @type {{ en: Says, ja: Says }} */
const SAYS = {
  en: {
    none: () => "no rule",
    sum: (number) => (number === null ? "the sum has still to be entered" : `the sum is ${number}`),
    same: () => "the same sum",
    most: (number) => `the sum is at most ${number ?? "…"}`,
    different: () => "the numbers differ",
    increasing: () => "the numbers increase from its first cell on",
    consecutive: () => "the numbers are consecutive, in any order",
    difference: (number) => `the largest minus the others is ${number ?? "…"}`,
    apart: (number) => `neighbours differ by at least ${number ?? "…"}`,
    product: (number) => `the product is ${number ?? "…"}`,
    ratio: (number) => `the largest divided by the others is ${number ?? "…"}`,
  },
  ja: {
    none: () => "条件なし",
    sum: (number) => (number === null ? "和がまだ入っていません" : `和は ${number}`),
    same: () => "和が等しい",
    most: (number) => `和は ${number ?? "…"} 以下`,
    different: () => "数がすべて異なる",
    increasing: () => "初めのマスから順に大きくなる",
    consecutive: () => "連続する数（順序は自由）",
    difference: (number) => `最大の数から残りを引くと ${number ?? "…"}`,
    apart: (number) => `隣どうしの差が ${number ?? "…"} 以上`,
    product: (number) => `積は ${number ?? "…"}`,
    ratio: (number) => `最大の数を残りで割ると ${number ?? "…"}`,
  },
};

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
  remove: text("Remove", "消す"),
  rule: text("Rule", "条件"),
  number: text("Number", "数"),
  rules: text(
    /** @type {Record<LineRule, string>} */ ({
      none: "none",
      sum: "sum: a number",
      same: "sum: the same for all such lines",
      most: "sum: at most",
      different: "all different",
      increasing: "increasing along the line",
      consecutive: "consecutive numbers",
      difference: "difference",
      apart: "neighbours differ by at least",
      product: "product",
      ratio: "quotient",
    }),
    {
      none: "なし",
      sum: "和：数を決める",
      same: "和：どの線も同じ",
      most: "和：〜以下",
      different: "すべて異なる",
      increasing: "順に大きくなる",
      consecutive: "連続する数",
      difference: "差",
      apart: "隣どうしの差：〜以上",
      product: "積",
      ratio: "商",
    },
  ),
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
  lit: text("The lines marked in red cannot hold together.", "赤い印の線は両立しません。"),
  theRules: text("Rules", "条件"),
  use: text("Use it", "この図形を使う"),
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
