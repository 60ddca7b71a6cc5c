/** Texts of an embedded puzzle, and of the dialog that makes one. */

import { text } from "./text.js";

export const EMBED = {
  asleep: text("Python is not loaded yet", "Python はまだ読み込まれていません"),
  startHere: text("Start", "スタート"),
  startPlays: text("Start plays the search, step by step.", "「スタート」で探索を 1 ステップずつ再生します。"),
  startHelps: text("Start brings hints, and Solve.", "「スタート」でヒントと「解く」が使えます。"),
  startSolves: text("Start finds every solution.", "「スタート」ですべての解を求めます。"),
  startReaches: text(
    (/** @type {string} */ step) => `Start goes to event ${step} of the search.`,
    (step) => `「スタート」で探索の ${step} 手目まで進みます。`,
  ),
  startEdits: text(
    "Start opens the editor. The program runs when you press Run.",
    "「スタート」でエディターが開きます。プログラムは「実行」を押したときに動きます。",
  ),
  startGrows: text("Start searches, and the tree grows.", "「スタート」で探索が始まり、木が伸びます。"),
  goOn: text("Go on", "続ける"),
  restsHere: text(
    "Another puzzle on this page is using Python. What was found here is kept.",
    "Python はこのページの別のパズルで使われています。ここまでの結果は残っています。",
  ),
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
  embedHint: text(
    "Copy this HTML into your page. It shows the board at once; Python is loaded when your reader presses Start.",
    "この HTML をページに貼り付けてください。盤はすぐに表示され、Python は読者が「スタート」を押したときに読み込まれます。",
  ),
  embedCode: text("The HTML to be copied", "コピーする HTML"),
  embedPreview: text("How it will look, live", "埋め込みの見本（実際に動きます）"),
  embedWatches: text(
    (/** @type {string} */ title) => `The chosen strategy shows no steps; this uses “${title}” instead.`,
    (title) => `選んだ解き方は途中を示さないため、「${title}」で見せます。`,
  ),
  embedHolds: text(
    "Press Start and it runs here as in your page. Your own search waits meanwhile; nothing of it is lost.",
    "「スタート」を押すと、埋め込み先と同じように動きます。そのあいだ、アプリの探索は一時停止します（途中の結果は残ります）。",
  ),
  embedOmits: text(
    "Only the givens are included: the numbers, notes and colours that you added to solve it stay here.",
    "埋め込むのは初めの数だけです。自分で入れた数・メモ・色は含まれません。",
  ),
  embedCopied: text("HTML copied.", "HTML をコピーしました。"),
  embedView: text("Shows", "表示"),
  embedBeside: text("Together with", "並べて見せるもの"),
  embedNothing: text("nothing else", "なし"),
  embedStart: text("Starts", "開始"),
  startOnClick: text("On a click or a tap", "クリックかタップをしたとき"),
  startWhenSeen: text("When it is seen", "画面に入ったとき"),
  langOfPage: text("Same as the page", "ページに合わせる"),
  embedWidth: text("Width", "幅"),
  widthOfPage: text("As wide as the page", "ページの幅いっぱい"),
  widthAtMost: text(
    (/** @type {number} */ rem) => `At most ${rem} rem`,
    (/** @type {number} */ rem) => `最大 ${rem} rem`,
  ),
  embedForm: text("Form", "形式"),
  formElement: text("Script and element", "スクリプトと要素"),
  formIframe: text("Frame, without a script", "フレーム（スクリプトなし）"),
  savePicture: text("Save the board as a picture", "盤面を画像で保存"),
  pictureHint: text(
    "An SVG file of the board as it is now; it needs no other file.",
    "今の盤面を SVG ファイルにします。このファイルだけで表示できます。",
  ),
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
