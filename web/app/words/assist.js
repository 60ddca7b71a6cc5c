/** Texts about help while filling in: hints, candidates, new puzzles, batches. */

import { many, text } from "./text.js";

export const ASSIST = {
  aids: text("Help", "手助け"),
  moreOfHint: text("Tell more", "もっと詳しく"),
  apply: text("Do it", "盤に反映する"),
  filling: text("By hand", "手で入れる"),
  crossing: text("Cross", "×印"),
  crossingHint: text(
    "A tap or a drag puts crosses: what stays empty. So do a second tap, a long press and the right button.",
    "タップやドラッグで×をつけます。もう 1 度のタップ、長押し、右ボタンでもつけられます。",
  ),
  pencil: text("Pencil", "メモ"),
  pencilHint: text(
    "Small numbers as notes, several in a cell: N in a cell",
    "マスに小さく書くメモ（いくつでも）。キーはマスの中で N",
  ),
  centre: text("Centre", "中央"),
  centreHint: text(
    "Small numbers side by side in the middle of a cell: M in a cell",
    "マスの中央に並べて書くメモ。キーはマスの中で M",
  ),
  colour: text("Colour", "色"),
  colourHint: text(
    "A click or a tap colours a cell; 1 to 8 on the keyboard",
    "マスをクリックかタップすると色がつきます。キーは 1〜8",
  ),
  posing: text("Whose numbers you type", "入力する数"),
  enter: text("Enter puzzle", "問題を入力"),
  enterHint: text(
    "The numbers you type are those of the puzzle: each goes on to the next cell",
    "入力する数を、問題の数にします。1 つ入れるごとに次のマスへ進みます",
  ),
  playPuzzle: text("Play", "自分で解く"),
  playHint: text(
    "The numbers typed so far are the puzzle and cannot be overtyped",
    "今ある数を問題の数として固定し、上書きできないようにします",
  ),
  locked: text(
    "This number belongs to the puzzle: Enter puzzle lets you change it.",
    "これは問題の数です。「問題を入力」を選ぶと変えられます。",
  ),
  moreHelp: text("More", "その他"),
  tidy: text("Tidy pencil marks automatically", "メモを自動で整理する"),
  clock: text("Clock", "時計"),
  clockHint: text("Show or hide the time", "時間を表示する／隠す"),
  solvedByHand: text("Solved!", "解けました！"),

  check: text("Check", "確認"),
  checkHint: text("Check whether it can still be solved", "このまま解けるかを調べます"),
  solution: text("Solution", "答え"),
  solutionHint: text(
    "Fill in the solution of the given numbers; Undo brings yours back",
    "初めの数だけから求めた答えを書き込みます。「元に戻す」で自分の数に戻せます",
  ),
  solutionShown: text(
    "This is the only solution. Undo brings your numbers back.",
    "これがただ一つの解です。「元に戻す」で、入れた数に戻せます。",
  ),
  candidates: text("Show possible numbers", "入る数を表示"),
  candidatesHint: text(
    "Show in each empty cell the values it has in some solution; in the player, those not excluded yet",
    "空きマスごとに、どれかの解で入る数を示します。再生中は、まだ除かれていない数を示します",
  ),
  askFirst: text(
    "This shows, in each empty cell, the values that lead to a solution. If there is only one solution, that is the answer. Show it?",
    "空きマスごとに、解につながる数を表示します。解が 1 通りなら答えがすべて見えます。表示しますか？",
  ),
  showIt: text("Show", "表示する"),
  notNow: text("Not now", "やめておく"),
  fillInNotes: text("Fill in pencil marks", "メモをすべて書く"),
  fillInNotesHint: text(
    "In each empty cell what it could still hold, one condition at a time",
    "空きマスごとに、条件を 1 つずつ見て残る数を書きます",
  ),
  cleanUpNotes: text("Clean up pencil marks", "メモを整理する"),
  cleanUpNotesHint: text(
    "Remove the pencil marks that one condition excludes",
    "条件を 1 つずつ見て、もう入らない数をメモから消します",
  ),
  fillInCrosses: text("Fill in crosses", "×印をすべて付ける"),
  fillInCrossesHint: text(
    "Cross the squares that one condition excludes",
    "条件を 1 つずつ見て、置けないマスに × を付けます",
  ),
  notesFilled: text(
    "What one condition at a time leaves is filled in; Undo takes it back.",
    "条件を 1 つずつ見て残るものを書きました。「元に戻す」で消せます。",
  ),
  notesGone: text(
    (/** @type {number} */ gone) =>
      gone === 0 ? "No pencil mark had to go." : `${many(gone, "pencil mark")} removed.`,
    (gone) => (gone === 0 ? "消すメモはありませんでした。" : `メモを ${gone} 個消しました。`),
  ),
  count: text("Count", "解を数える"),
  countHint: text("Count the solutions without listing them", "解を並べずに、全部で何通りあるかを数えます"),
  howHard: text("How hard?", "難しさは？"),
  working: text("Working…", "調べています…"),
  stoppedEarly: text("Stopped.", "中止しました。"),
  faultsFirst: text("First correct what is marked in red.", "先に、赤い印のところを直してください。"),
  undecided: text(
    (/** @type {string} */ open) => `${open} candidates still undecided…`,
    (open) => `未確定の候補はあと ${open} 個…`,
  ),

  generate: text("New puzzle", "問題を作る"),
  difficulty: text("Difficulty", "難しさ"),
  levels: text(
    {
      "": "Any",
      easy: "Easy: singles",
      medium: "Medium: pairs",
      hard: "Hard: triples and wings",
      expert: "Expert: chains",
      extreme: "Extreme: trials",
    },
    {
      "": "指定なし",
      easy: "初級：単独候補だけ",
      medium: "中級：ペアまで",
      hard: "上級：トリプル、ウィング",
      expert: "超上級：チェーン",
      extreme: "最上級：仮置き",
    },
  ),
  clueLevels: text(
    {
      "": "Any",
      easy: "Easy: single rules",
      medium: "Medium: combined",
      hard: "Hard: one trial",
      expert: "Expert: more trials",
      extreme: "Extreme", // of no puzzle made of clues (its unmade)
    },
    {
      "": "指定なし",
      easy: "初級：条件 1 つずつ",
      medium: "中級：組み合わせ",
      hard: "上級：仮置き 1 回",
      expert: "最上級：仮置き数回",
      extreme: "最上級の上",
    },
  ),
  seed: text("Seed", "シード"),
  anySeed: text("random", "おまかせ"),
  symmetric: text("Symmetric", "点対称"),
  minimal: text("Minimal", "これ以上減らせない"),
  newPuzzle: text("Make a puzzle", "作る"),
  randomGrid: text("Fill at random", "ランダムに埋める"),
  gridHint: text(
    "Fill in a random solution that fits the numbers on the board",
    "盤面の数に合う解を 1 つ、乱数で選びます",
  ),
  makingOf: text(
    (/** @type {string} */ attempt, /** @type {string} */ left) => `attempt ${attempt}, ${left} givens left,`,
    (attempt, left) => `${attempt} 回目、残りの数 ${left} 個、`,
  ),
  makingOfClues: text(
    (/** @type {string} */ attempt, /** @type {string} */ left) => `attempt ${attempt}, ${left} clues left,`,
    (attempt, left) => `${attempt} 回目、残りのヒント ${left} 個、`,
  ),
  grading: text("Rating the difficulty…", "難しさを調べています…"),
  made: text(
    (/** @type {string} */ givens, /** @type {string} */ seed) =>
      `${givens} givens, seed ${seed}. Undo brings back what was there.`,
    (givens, seed) => `初めの数 ${givens} 個、シード ${seed}。「元に戻す」で前の盤面に戻せます。`,
  ),
  madeOfClues: text(
    (/** @type {string} */ clues, /** @type {string} */ seed) =>
      `${clues === "0" ? "Seed" : `${clues} clues, seed`} ${seed}. Undo brings back what was there.`,
    (clues, seed) => `${clues === "0" ? "" : `ヒント ${clues} 個、`}シード ${seed}。「元に戻す」で前の盤面に戻せます。`,
  ),

  batch: text("Puzzles of the file", "ファイルの問題"),
  reading: text(
    (/** @type {string} */ read) => `Reading… ${read} lines`,
    (read) => `読み込み中… ${read} 行`,
  ),
  solvedOf: text(
    (/** @type {string} */ solved, /** @type {string} */ all) => `${solved} of ${all} done`,
    (solved, all) => `${all} 問中 ${solved} 問完了`,
  ),
  each: text(
    (/** @type {string} */ time) => `${time} a puzzle`,
    (time) => `1 問 ${time}`,
  ),
  verdicts: text(
    (/** @type {string} */ one, /** @type {string} */ several, /** @type {string} */ none) =>
      `one solution: ${one} · several: ${several} · none: ${none}`,
    (one, several, none) => `解が 1 通り：${one} · 複数：${several} · なし：${none}`,
  ),
  unreadable: text(
    (/** @type {string} */ wrong) => `unreadable: ${wrong}`,
    (wrong) => `読めない行：${wrong}`,
  ),
  entryVerdicts: text(["no solution", "one solution", "several"], ["解なし", "解は 1 通り", "解は複数"]),
  openEntry: text(
    (/** @type {string} */ line, /** @type {string} */ verdict) => `Line ${line}, ${verdict}: put on the board`,
    (line, verdict) => `${line} 行目、${verdict}：盤に入れる`,
  ),
};
