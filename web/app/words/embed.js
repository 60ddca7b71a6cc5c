/** Texts of an embedded puzzle, and those that lead to the dialog that makes one. */

import { text } from "./text.js";

export const EMBED = {
  asleep: text("Python is not loaded yet", "Python はまだ読み込まれていません"),
  startHere: text("Start", "スタート"),
  startPlays: text("Start plays the search, step by step.", "「スタート」で探索を 1 ステップずつ再生します。"),
  startHelps: text("Start brings hints, and Solve.", "「スタート」でヒントと「解く」が使えます。"),
  startChecks: text(
    "Start checks whether you have solved it.",
    "「スタート」で、解けたかどうかを調べられるようになります。",
  ),
  startSolves: text("Start finds every solution.", "「スタート」ですべての解を求めます。"),
  startReaches: text(
    (/** @type {string} */ step) => `Start goes to event ${step} of the search.`,
    (step) => `「スタート」で探索の ${step} ステップ目まで進みます。`,
  ),
  startEdits: text(
    "Start opens the editor. The program runs when you press Run.",
    "「スタート」でエディターが開きます。プログラムは「実行」を押したときに動きます。",
  ),
  startGrows: text("Start searches, and the tree grows.", "「スタート」で探索が始まり、木が伸びます。"),
  goOn: text("Go on", "続ける"),
  secondWaits: text("Beside it, after as many events", "同じステップ数だけ進んだ場面を並べて示します。"),
  secondAt: text(
    (/** @type {string} */ at) => `after ${at} events`,
    (at) => `${at} ステップ後`,
  ),
  secondOver: text(
    (/** @type {string} */ at) => `finished after ${at} events`,
    (at) => `${at} ステップで終わりました`,
  ),
  guide: text("The author's words for moments of the search", "著者が場面に付けたことば"),
  guideWaits: text(
    (/** @type {string} */ number) =>
      number === "1" ? "One moment has a word of the author." : `${number} moments have a word of the author.`,
    (number) => `著者のことばが付いた場面が ${number} か所あります。`,
  ),
  restsUnseen: text(
    "Python was released while this was out of sight. It comes back by itself.",
    "しばらく画面の外にあったので、Python を休ませました。使い始めるとまた動きます。",
  ),
  restsHere: text(
    "Another puzzle on this page is using Python. What was found here is kept.",
    "Python はこのページの別のパズルで使われています。ここまでの結果は残っています。",
  ),
  renewed: text(
    "A newer version of this puzzle was published while the page was open, so it was loaded again. What you entered is kept.",
    "ページを開いているあいだに新しい版が公開されたため、読み込み直しました。入力した内容はそのままです。",
  ),
  searchedAgain: text("The search is done again, up to where it was.", "探索は、もとの場面まで進め直します。"),
  replaying: text("Going back to where it was…", "もとの場面まで戻しています…"),
  openInFull: text("Open in Edagari", "Edagari で開く"),
  openInFullHint: text(
    "The same puzzle with everything around it, in a new tab",
    "このパズルを、すべての機能がそろったページで開きます（新しいタブ）",
  ),
  programIsLong: text(
    "The program is too long for a link: it stays here.",
    "プログラムが長すぎてリンクに入りません。開いたページには引き継がれません。",
  ),
  noSuchView: text("This puzzle has nothing to show here.", "このパズルでは、ここに表示するものがありません。"),
  leftOutOfOptions: text(
    (/** @type {string} */ part) => `The author of this page wrote ${part}, which is unknown here; it was left out.`,
    (/** @type {string} */ part) => `ページの指定 ${part} は読めないため、除いてあります。`,
  ),
  thirdView: text(
    (/** @type {string} */ part) => `The author of this page wrote a third view, ${part}; it was left out.`,
    (part) => `表示は 2 つまでなので、${part} は除いてあります。`,
  ),
  noSuchPuzzle: text(
    (/** @type {string} */ name) => `There is no puzzle called “${name}”.`,
    (/** @type {string} */ name) => `「${name}」というパズルはありません。`,
  ),
  noSuchCell: text(
    (/** @type {string} */ part) => `The author of this page wrote ${part}, and this board has no such cell.`,
    (/** @type {string} */ part) => `ページの指定 ${part} のマスは、この盤にありません。`,
  ),
  givensRefused: text(
    (/** @type {string} */ why) => `The numbers that the author of this page gave cannot be read: ${why}`,
    (/** @type {string} */ why) => `ページで指定された数字が読めません。${why}`,
  ),
  embed: text("Embed", "埋め込み"),
  embedTitle: text("Embed in your page", "自分のページに埋め込む"),
  embedCopied: text("HTML copied.", "HTML をコピーしました。"),
  boardView: text("Board", "盤"),
  playerView: text("Board and player", "盤とプレーヤー"),
  raceView: text("Race", "解き方くらべ"),
  planView: text("Plan", "探索の計画"),
  programView: text("Program", "プログラム"),
  pythonView: text("A program of the reader's own", "読者が書くプログラム"),
  classesView: text("One solution of each kind", "種類ごとの代表の解"),
  mapView: text("Farthest positions", "いちばん遠い局面"),
  boardWaits: text("The board appears with Python.", "盤は Python の読み込み後に表示されます。"),
};
