/** What the frame of the page says: its head and foot, the choice of a puzzle, options, tools, dialogues. */

import { text } from "./text.js";

export const FRAME = {
  title: text("Edagari", "枝刈り"),
  tagline: text("puzzles, solved and shown", "パズルを解く、解き方を見る"),
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
  retry: text("Try again", "もう一度試す"),
  boardLater: text(
    "The board for these options appears when Python is ready.",
    "この設定の盤は Python の準備ができると表示されます。",
  ),
  broken: text("Something broke that should not have:", "思わぬ不具合が起きました："),
  died: text(
    "Python stopped by itself (the browser may have run out of memory) and is started afresh. What you typed and what was found is kept.",
    "Python が途中で止まったため（メモリー不足かもしれません）、起動し直します。入力した内容と見つかった解は残っています。",
  ),
  lost: text(
    "The search did not answer and was ended. What it had sent is kept.",
    "探索が応答しないため終了しました。届いていた結果は残しています。",
  ),

  toBoard: text("Skip to the board", "盤面へ移動"),
  choosePuzzle: text("Choose a puzzle", "パズルを選ぶ"),
  options: text("Options", "設定"),
  panels: text("See how", "くわしく見る"),
  examples: text("Examples", "例題"),
  rules: text("Rules", "ルール"),
  range: text(
    (/** @type {number} */ low, /** @type {number} */ high) => `${low} to ${high}`,
    (low, high) => `${low}〜${high}`,
  ),

  faults: text("These cannot stand:", "このままでは置けません："),
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
  copyLink: text("Link", "リンク"),
  linkCopied: text(
    "Link copied: it holds the puzzle, its options, your numbers and the strategy.",
    "リンクをコピーしました。パズル・設定・入力した数・解き方が入っています。",
  ),
  positionLink: text(
    "Link copied: it holds the puzzle, its options, the position, your moves and the strategy.",
    "リンクをコピーしました。パズル・設定・局面・手順・解き方が入っています。",
  ),
  noClipboard: text(
    "The clipboard cannot be reached. Open “Text” and copy from there.",
    "クリップボードを使えません。「テキスト」を開いてコピーしてください。",
  ),
  text: text("Text", "テキスト"),
  textTitle: text("The board as text", "盤面をテキストで"),
  textHint: text(
    "One entry for each cell, a dot for an empty one; (7) is a number you added, {1,4} are pencil marks. Paste a puzzle here or copy this one.",
    "マスごとに 1 つずつ、空きマスは点（.）で書きます。(7) は自分で入れた数、{1,4} はメモです。ここに貼り付けるか、コピーしてお使いください。",
  ),
  positionHint: text(
    "One sign for each place, as copied from here: ● b black, ○ w white, _ or . the gap; numbers for tiles. Paste a position here or copy this one.",
    "場所ごとに 1 文字ずつ、コピーしたときと同じ形で書きます。● b は黒、○ w は白、_ や . は空き、駒は番号です。ここに貼り付けるか、コピーしてお使いください。",
  ),
  useText: text("Put on the board", "盤に置く"),
  pasted: text("Pasted. Undo brings back what was there.", "貼り付けました。「元に戻す」で前の入力に戻せます。"),
  openFile: text("Open a file…", "ファイルを開く…"),
  textTooLong: text(
    (/** @type {string} */ most) => `This text is too long: ${most} characters at most.`,
    (most) => `テキストが長すぎます（${most} 文字まで）。`,
  ),

  badLink: text(
    "The link could not be read in full; what was wrong in it was left out.",
    "リンクに読めないところがありました。その部分は除いてあります。",
  ),
  newerLink: text(
    "The link was made by a newer version of this page: something in it may be missing here. Reload the page to get that version.",
    "このページの新しい版で作られたリンクです。表示されないものがあるかもしれません。ページを再読み込みすると新しい版になります。",
  ),
  unknownPuzzle: text("The link names a puzzle that is not here.", "リンクのパズルはここにはありません。"),
  linkUndo: text(
    "Opened from a link. Undo brings back what you had typed.",
    "リンクから開きました。「元に戻す」で前の入力に戻せます。",
  ),
  tutorialShort: text("Tutorial", "入門"),
  tutorial: text("Learn to prune: eight chapters", "枝刈り入門（全 8 章）"),
  offlineReady: text("Ready for use offline", "オフラインで使えます"),
  newVersion: text("A new version is here", "新しい版があります"),
  reload: text("Reload", "更新する"),

  help: text("Keys and words", "キー操作と用語"),
  keys: text("Keys", "キー操作"),
  keyList: text(
    /** @type {[string, string][]} */ ([
      ["← ↑ → ↓", "in a cell: to the nearest cell that way"],
      ["Enter", "in a cell: solve, pause, resume"],
      ["Space, N", "in a cell: numbers or pencil marks"],
      ["Ctrl Z / Ctrl Shift Z", "undo / redo what you typed"],
      ["S", "solve, pause, resume"],
      ["N", "one step of the search"],
      ["X", "stop"],
      ["Space", "play or hold the player"],
      ["← / →", "one event back / forward"],
      ["Shift ← / →", "to the cut before / the next cut"],
      ["[ / ]", "to the solution before / the next solution"],
      ["Home / End", "to the start / the end"],
      ["?", "this list"],
    ]),
    [
      ["← ↑ → ↓", "マスの中で：その方向のいちばん近いマスへ"],
      ["Enter", "マスの中で：解く・一時停止・再開"],
      ["Space、N", "マスの中で：数とメモを切り替える"],
      ["Ctrl Z / Ctrl Shift Z", "入力を元に戻す／やり直す"],
      ["S", "解く・一時停止・再開"],
      ["N", "探索を 1 手進める"],
      ["X", "中止"],
      ["Space", "再生する／止める"],
      ["← / →", "1 手戻る／進む"],
      ["Shift ← / →", "前の枝刈り／次の枝刈りへ"],
      ["[ / ]", "前の解／次の解へ"],
      ["Home / End", "最初／最後へ"],
      ["?", "この一覧"],
    ],
  ),
  movingKeys: text(
    /** @type {[string, string][]} */ ([
      ["← ↑ → ↓", "on the board: to the nearest place that way"],
      ["Enter", "on the board: move the piece, or set the face"],
      ["Ctrl Z / Ctrl Shift Z", "undo / redo"],
      ["H", "hint"],
      ["S", "solve, pause, resume"],
      ["X", "stop"],
      ["N", "one step of the search"],
      ["Space", "play or hold the line, or the search"],
      ["← / →", "one move back / forward in it"],
      ["Home / End", "to its start / its end"],
      ["?", "this list"],
    ]),
    [
      ["← ↑ → ↓", "盤の上で：その方向のいちばん近い場所へ"],
      ["Enter", "盤の上で：動かす、または置く"],
      ["Ctrl Z / Ctrl Shift Z", "元に戻す／やり直す"],
      ["H", "ヒント"],
      ["S", "解く・一時停止・再開"],
      ["X", "中止"],
      ["N", "探索を 1 手進める"],
      ["Space", "手順や探索を再生する／止める"],
      ["← / →", "その中を 1 手戻る／進む"],
      ["Home / End", "その最初／最後へ"],
      ["?", "この一覧"],
    ],
  ),
  keysNote: text("Letters work while no cell is being typed in.", "文字のキーは、マスに入力していないときに使えます。"),
  wordsTitle: text("Words", "用語"),
  wordList: text(
    /** @type {[string, string][]} */ ([
      ["given", "a value fixed in a cell before the search"],
      ["node", "a value put into a cell after passing every check that applies at that moment"],
      ["cut", "a value refused, with the rule that refused it"],
      ["tree", "everything a strategy might try; a cut takes a whole branch off it"],
    ]),
    [
      ["初めの数", "探索の前にマスに決めておく数"],
      ["ノード", "その時点の検査をすべて通ってマスに置かれた値"],
      ["枝刈り", "ルールに合わないために除いた値。どのルールのためかも分かります"],
      ["探索の木", "その解き方で試すことになりうるすべて。枝刈りをすると、枝が丸ごと落ちます"],
    ],
  ),
};
