/** Texts of Watch: one moment of a search in four views; apart from the page's words, which every visit loads. */

import { byLanguage, joined, many, text } from "./text.js";

/** @import { Lang } from "../state/state.js" */
/** @import { InOne } from "./text.js" */

/** So many ways, in Japanese: no space after a number that ends in a word. @type {(ways: string) => string} */
const inWays = (ways) => `${ways}${/\p{Script=Han}$/u.test(ways) ? "" : " "}通り`;

/** Counts in a row, but for those that are "". @type {(between: string, ...counts: string[]) => string} */
const listed = (between, ...counts) => counts.filter(Boolean).join(between);

export const WATCHING = {
  watchOf: text(
    (/** @type {string} */ title) => `${title}: the search, moment by moment`,
    (title) => `${title}：探索を 1 ステップずつ`,
  ),
  momentReason: text("What happened, and why", "起きたことと理由"),
  programPane: text("Program", "プログラム"),
  lessonsPane: text("Learned", "学んだこと"),
  secondPane: text("Second tree", "2 つ目の木"),
  pathPane: text("Path", "道筋"),
  treePane: text("Whole tree", "木全体"),
  youAreHere: text("You are here", "今ここ"),
  frontierPane: text("Frontier", "最前線"),
  frontierLevels: text("States by moves from the start", "初めからの手数ごとの局面"),
  frontierLevel: text(
    (/** @type {number} */ moves) => many(moves, "move"),
    (moves) => `${moves} 手`,
  ),
  frontierState: text(
    (/** @type {string} */ number) => `state ${number}`,
    (number) => `局面 ${number}`,
  ),
  frontierStart: text("Start", "初めの局面"),
  frontierNow: text(
    (/** @type {string} */ taken, /** @type {string} */ waiting) => `${taken} taken · ${waiting} waiting`,
    (taken, waiting) => `取り出した局面 ${taken}・待っている局面 ${waiting}`,
  ),
  showsNoSteps: text(
    (/** @type {string} */ title) => `${title} (shows no steps)`,
    (title) => `${title}（途中を示さない）`,
  ),
  panes: text("Views", "表示"),
  momentLink: text("Link to this moment", "この場面へのリンク"),
  momentCounts: text(
    (
      /** @type {string} */ nodes,
      /** @type {string} */ cuts,
      /** @type {string} */ deadEnds,
      /** @type {string} */ found,
    ) => listed(" · ", `node ${nodes}`, cuts && `cut ${cuts}`, deadEnds && `dead end ${deadEnds}`, `solution ${found}`),
    (nodes, cuts, deadEnds, found) =>
      listed("・", `ノード ${nodes}`, cuts && `枝刈り ${cuts}`, deadEnds && `行き止まり ${deadEnds}`, `解 ${found}`),
  ),
  momentCountsHint: text("How many there were up to this moment.", "この場面までの数です。"),
  momentUnits: text(
    "A node is a value placed in a cell, a dead end one removed because nothing fits after it. An arrangement fills all cells, with no value twice in a group that must differ (of groups that overlap, one counts), and is one path of nodes to the bottom of the uncut tree. Spared are those below a cut, those of the other values of a computed cell and, once a value is removed, all others below it.",
    "ノードは、マスに置いた数 1 つ、行き止まりは、その先に何も入らず取り消した数です。並べ方は、同じ数を入れられないグループ（重なり合うものは一方だけ）を守ってすべてのマスを埋めたもので、刈らない木のいちばん下までノードをたどる道筋 1 本に当たります。省略は、刈った枝の先と、計算で決まったマスのほかの数の先、取り消した数の先にある残りの並べ方です。",
  ),
  nodesTaken: text(
    (
      /** @type {string} */ plainest,
      /** @type {string} */ plain,
      /** @type {string} */ watched,
      /** @type {string} */ nodes,
    ) => `“${plainest}” would take about ${plain} nodes; “${watched}” took ${nodes}.`,
    (plainest, plain, watched, nodes) =>
      joined(`「${plainest}」なら約`, plain, `個のノードが、「${watched}」では`, nodes, "個で済みました。"),
  ),
  spares: text(
    (/** @type {string} */ ways) => `spares up to ${ways} ${ways === "1" ? "arrangement" : "arrangements"}`,
    (ways) => `最大 ${inWays(ways)}を省略`,
  ),
  sparedSoFar: text(
    (/** @type {string} */ ways, /** @type {string} */ all) => `spared so far: ${ways} of ${all} arrangements`,
    (ways, all) => `ここまでの省略：並べ方 ${inWays(all)}のうち ${inWays(ways)}`,
  ),
  sparedShare: text(
    (/** @type {string} */ share, /** @type {string} */ all) => `spared so far: ${share} of ${all} arrangements`,
    (share, all) => `ここまでの省略：並べ方 ${inWays(all)}の ${share}`,
  ),
  sparedAllBut: text(
    (/** @type {string} */ made, /** @type {string} */ all) =>
      `spared: all of ${all} arrangements but the ${made} filled in`,
    (made, all) => `並べ方 ${inWays(all)}のうち、最後まで埋めた ${inWays(made)}のほかはすべて省略`,
  ),
  neverTried: text(
    (/** @type {string} */ untried) => `${untried} of them below values that were never tried, not below cuts`,
    (untried) => `うち ${inWays(untried)}は、枝刈りではなく、試すまでもない数の先にあるもの`,
  ),
  correct: text("Correct it", "入力を直す"),
  searchToEnd: text("Search to the end", "最後まで探索"),
  searchHold: text("Hold the search", "探索を一時停止"),
  boardKey: text("What the looks of cells mean", "マスの見た目の意味"),
  lookChosen: text("chosen", "選んだ数"),
  lookComputed: text("computed", "計算で決まった数"),
  lookFollows: text("follows", "決まった数"),
  lookPlaced: text("placed", "置いた数"),
  cellsChosen: text(
    (/** @type {number} */ cells) => `${cells} chosen`,
    (cells) => `選ぶマス：${cells}`,
  ),
  cellsComputed: text(
    (/** @type {number} */ cells) => `${cells} computed`,
    (cells) => `計算で決まるマス：${cells}`,
  ),
  lookRefused: text("refused, with the cells that refuse it", "置けない数と、その理由"),
  pausesAtCuts: text("pauses at each cut", "枝刈りごとに一時停止"),
  pausedAtCut: text("Paused so you can read why. Press Play.", "理由を読めるよう停止中。「再生」で続きます。"),
  whyCut: text("Why branches were cut, up to here", "ここまでの枝刈りの理由"),
  otherReasons: text("other rules", "ほかのルール"),
  noCutsYet: text("Nothing was cut yet.", "まだ枝刈りはありません。"),
  bookmarks: text("Bookmarks", "しおり"),
  bookmarksHint: text(
    "Mark this moment with a few words. They travel in “Link to this moment”, for whoever opens it.",
    "この場面に言葉を付けられます。「この場面へのリンク」に入り、受け取った人に見えます。",
  ),
  bookmarkHere: text(
    (/** @type {string} */ at) => `Moment ${at}`,
    (at) => `場面 ${at}`,
  ),
  bookmarkSet: text("Set", "付ける"),
  bookmarkRemove: text(
    (/** @type {string} */ word) => `Remove “${word}”`,
    (word) => `「${word}」を消す`,
  ),
  bookmark: text(
    (/** @type {string} */ word) => `Bookmark: ${word}`,
    (word) => `しおり：${word}`,
  ),
  boundsSoFar: text("Bound by bound: nodes so far", "上限ごとのノード数（ここまで）"),
  lineAtWork: text("The line at work", "実行中の行"),
};

/** @typedef {InOne<typeof WATCHING>} WatchingWords */

const WORDS = byLanguage(WATCHING);

/** The words of one language. @type {(lang: Lang) => WatchingWords} */
export const watching = (lang) => WORDS[lang];
