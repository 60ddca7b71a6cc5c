/** Texts of the frame of the page: header and footer, the choice of a puzzle, options, tools, dialogs. */

import { text } from "./text.js";

export const FRAME = {
  title: text("Edagari", "枝刈り"),
  language: text("Language", "言語"),
  theme: text("Colours", "配色"),
  themes: text(
    { auto: "As the system", light: "Light", dark: "Dark" },
    { auto: "システムに合わせる", light: "明るい", dark: "暗い" },
  ),

  downloading: text("Downloading Python", "Python をダウンロード中"),
  megabytes: text(
    (/** @type {string} */ come, /** @type {string} */ all) => `${come} of ${all} MB`,
    (come, all) => `${come} / ${all} MB`,
  ),
  starting: text("Starting Python", "Python を起動中"),
  ready: text("Python is ready", "Python の準備ができました"),
  failed: text("Python could not be loaded", "Python を読み込めませんでした"),
  partMissing: text("A part of the page did not arrive", "ページの一部が届きませんでした"),
  failedHint: text(
    "The board works without it; solving does not. Check the connection and try again.",
    "盤への入力はできますが、解くことはできません。接続を確かめて、もう一度お試しください。",
  ),
  replaced: text("A newer version has replaced this one", "新しい版が公開されています"),
  replacedHint: text(
    "This one can no longer load what it needs. Reload it: what you entered is kept.",
    "この版に必要なファイルはもうありません。更新してください。入力した内容は残ります。",
  ),
  retry: text("Try again", "もう一度試す"),
  pieceComing: text("Loading…", "読み込んでいます…"),
  pieceMissing: text(
    "This part of the page has not arrived. Nothing you entered is lost.",
    "ページのこの部分が届いていません。入力した内容はそのまま残っています。",
  ),
  editorMissing: text(
    (/** @type {string} */ why) =>
      `The editor has not arrived (${why}). Without a network it opens once this page has said “own programs too”.`,
    (/** @type {string} */ why) =>
      `エディターを読み込めませんでした（${why}）。オフラインで使えるのは、ページに「自作プログラムも」と出たあとです。`,
  ),
  boardLater: text(
    "The board for these options appears when Python is ready.",
    "この設定の盤は Python の準備ができると表示されます。",
  ),
  broken: text("Something broke that should not have:", "思わぬ不具合が起きました："),
  died: text(
    "Python stopped by itself (the browser may have run out of memory) and is being restarted. Your input and the results are kept.",
    "Python が途中で止まったため（メモリー不足かもしれません）、起動し直します。入力した内容と見つかった解は残っています。",
  ),
  lost: text(
    "The search did not answer and was ended. The results it had sent are kept.",
    "探索が応答しないため終了しました。届いていた結果は残しています。",
  ),

  toBoard: text("Skip to the board", "盤へ移動"),
  choosePuzzle: text("Choose a puzzle", "パズルを選ぶ"),
  shelf: text("Shelf", "本棚"),
  shelfHint: text("begun and finished, puzzle of the day", "解きかけ・完成・今日の問題"),
  design: text("Draw your own", "自分で作図"),
  designHint: text("cells, lines and rules", "マスと線と条件"),
  bring: text("From elsewhere", "取り込む"),
  bringHint: text("a link, a text, a file", "リンク・テキスト・ファイル"),
  enterTitle: text("Enter the clues", "ヒントの入力"),
  enterClues: text("Enter the clues on the board…", "盤でヒントを入力…"),
  redraw: text("Edit as a figure…", "図形として編集…"),
  options: text("Options", "設定"),
  settings: text("Puzzle settings and examples", "設定と例題"),
  panels: text("See how", "詳しく見る"),
  examples: text("Examples", "例題"),
  rules: text("Rules", "ルール"),
  tools: text("Tools", "道具"),
  preferences: text("Language, colours, help", "言語・配色・ヘルプ"),
  modes: text("What to do", "することを選ぶ"),
  modeNames: text(
    { solve: "Solve", watch: "Watch", compare: "Compare" },
    { solve: "解く", watch: "じっくり見る", compare: "くらべる" },
  ),
  modeHints: text(
    {
      solve: "Type a puzzle, play it, get hints and every solution",
      watch: "Board, program, path and tree together, moment by moment",
      compare: "Two strategies side by side, and the race of all",
    },
    {
      solve: "問題を入力して、自分で解く・ヒントを見る・解をすべて求める",
      watch: "盤・プログラム・道筋・木を 1 画面で、1 ステップずつ見る",
      compare: "2 つの解き方を並べてくらべる。すべての解き方の競走も",
    },
  ),
  optionFault: text(
    (/** @type {string} */ option, /** @type {string} */ why) => `${option}: ${why}`,
    (option, why) => `${option}：${why}`,
  ),
  range: text(
    (/** @type {number} */ low, /** @type {number} */ high) => `${low}\u00a0to\u00a0${high}`,
    (low, high) => `${low}〜${high}`,
  ),

  faults: text("Please correct:", "次のところを直してください："),
  dismiss: text("Dismiss", "閉じる"),
  close: text("Close", "閉じる"),
  previous: text("Previous", "前へ"),
  next: text("Next", "次へ"),
  stretch: text(
    (/** @type {string} */ first, /** @type {string} */ last, /** @type {string} */ count) =>
      `${first}–${last} of ${count}`,
    (first, last, count) => `${count} のうち ${first}〜${last}`,
  ),

  undo: text("Undo", "元に戻す"),
  redo: text("Redo", "やり直す"),
  clear: text("Clear", "消去"),
  restart: text("Restart", "最初から"),
  copy: text("Copy", "コピー"),
  copied: text("Copied as text.", "テキストとしてコピーしました。"),
  copyText: text("Copy as text", "テキストでコピー"),
  copyLink: text("Copy link", "リンクをコピー"),
  linkCopied: text(
    "Link copied: it contains the puzzle, its options, your numbers and the strategy.",
    "リンクをコピーしました。パズル・設定・入力した数・解き方が入っています。",
  ),
  positionLink: text(
    "Link copied: it contains the puzzle, its options, the position, your moves and the strategy.",
    "リンクをコピーしました。パズル・設定・局面・手順・解き方が入っています。",
  ),
  noClipboard: text(
    "The clipboard cannot be reached. Open “As text” and copy from there.",
    "クリップボードを使えません。「テキストで」を開いてコピーしてください。",
  ),
  text: text("As text…", "テキストで…"),
  textTitle: text("The board as text", "盤面をテキストで"),
  broughtTitle: text("A puzzle as text", "問題のテキスト"),
  textHint: text(
    "One entry for each cell, a dot for an empty one; (7) is a number you added, {1,4} are pencil marks.",
    "マスごとに 1 つずつ、空きマスは点（.）で書きます。(7) は自分で入れた数、{1,4} はメモです。",
  ),
  positionHint: text(
    "One sign for each place: ● b black, ○ w white, _ or . the gap; numbers for tiles.",
    "場所ごとに 1 文字ずつ書きます。● b は黒、○ w は白、_ や . は空き、駒は番号です。",
  ),
  useText: text("Put on the board", "盤に入れる"),
  openFile: text("Open a file…", "ファイルを開く…"),
  textTooLong: text(
    (/** @type {string} */ most) => `This text is too long: ${most} characters at most.`,
    (most) => `テキストが長すぎます（${most} 文字まで）。`,
  ),

  badLink: text(
    "The link could not be read in full; the wrong parts were left out.",
    "リンクに読めないところがありました。その部分は除いてあります。",
  ),
  newerLink: text(
    "The link was made by a newer version of this page: something in it may be missing here. Reload the page to get that version.",
    "このページの新しい版で作られたリンクです。表示されないものがあるかもしれません。ページを再読み込みすると新しい版になります。",
  ),
  unreadLink: text(
    "The link cannot be read: it names no puzzle, or is too long.",
    "リンクを読み取れません。パズルの名前がないか、長すぎます。",
  ),
  unknownPuzzle: text("The link names a puzzle that is not here.", "リンクのパズルはここにはありません。"),
  chosen: text(
    (/** @type {string} */ title, /** @type {string} */ summary) => `${title}. ${summary}`,
    (title, summary) => `${title}。${summary}`,
  ),
  putAside: text(
    "What was filled in belongs to another board. Undo brings it back.",
    "入力は別の盤のものなので外しました。「元に戻す」で戻せます。",
  ),
  linkUndo: text(
    "Opened from a link. Undo brings back what you had typed.",
    "リンクから開きました。「元に戻す」で前の入力に戻せます。",
  ),
  tutorialShort: text("Tutorial", "入門"),
  tutorial: text("Learn to prune: nine chapters", "枝刈り入門（全 9 章）"),
  offlineReady: text("Ready for use offline", "オフラインで使えます"),
  wholeReady: text("Ready for use offline, own programs too", "オフラインで使えます（自作プログラムも）"),
  newVersion: text("A new version is available", "新しい版があります"),
  reload: text("Reload", "更新する"),

  help: text("Keys and words", "キー操作と用語"),
};
