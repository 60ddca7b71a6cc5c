/** What is said of help while filling in: hints, candidates, new puzzles, batches. */

import { text } from "./text.js";

export const AID = {
  aids: text("Help", "手助け"),
  tellMore: text("More", "もっと"),
  apply: text("Do it", "そうする"),
  candidates: text("Candidates", "候補"),
  candidatesHint: text(
    "In each empty cell, the values it has in some solution; in the player, those that nothing excludes yet",
    "空きマスごとに、どれかの解で入る数。再生中は、まだ消されていない数",
  ),
  count: text("Count", "解の数"),
  countHint: text("How many solutions there are, without listing them", "解を並べずに、全部で何通りあるかを数える"),
  howHard: text("How hard?", "難しさは？"),
  working: text("Working…", "調べています…"),
  stoppedEarly: text("Stopped.", "中止しました。"),
  faultsFirst: text("First put right what is marked in red.", "先に、赤い印のところを直してください。"),
  undecided: text(
    (/** @type {string} */ open) => `${open} candidates not decided yet…`,
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
      expert: "Expert: trials",
    },
    {
      "": "指定なし",
      easy: "初級：単独候補だけ",
      medium: "中級：ペアまで",
      hard: "上級：トリプル、ウィング",
      expert: "最上級：仮置き",
    },
  ),
  seed: text("Seed", "シード"),
  anySeed: text("random", "おまかせ"),
  symmetric: text("Symmetric", "点対称"),
  minimal: text("Minimal", "極小（減らせない）"),
  newPuzzle: text("Make a puzzle", "作る"),
  randomGrid: text("Fill at random", "でたらめに埋める"),
  gridHint: text("A solution at random, round the numbers on the board", "盤面の数に合う解を 1 つ、乱数で選びます"),
  makingOf: text(
    (/** @type {string} */ attempt, /** @type {string} */ left) => `attempt ${attempt}, ${left} givens left,`,
    (attempt, left) => `${attempt} 回目、残りの数 ${left} 個、`,
  ),
  made: text(
    (/** @type {string} */ givens, /** @type {string} */ seed) =>
      `${givens} givens, seed ${seed}. Undo brings back what was there.`,
    (givens, seed) => `初めの数 ${givens} 個、シード ${seed}。「元に戻す」で前の盤面に戻せます。`,
  ),

  batch: text("Puzzles of the file", "ファイルの問題"),
  reading: text(
    (/** @type {string} */ read) => `Reading… ${read} lines`,
    (read) => `読み込み中… ${read} 行`,
  ),
  solvedOf: text(
    (/** @type {string} */ solved, /** @type {string} */ all) => `${solved} of ${all} solved`,
    (solved, all) => `${all} 問中 ${solved} 問`,
  ),
  each: text(
    (/** @type {string} */ time) => `${time} a puzzle`,
    (time) => `1 問 ${time}`,
  ),
  verdicts: text(
    (/** @type {string} */ one, /** @type {string} */ several, /** @type {string} */ none) =>
      `one solution: ${one} · several: ${several} · none: ${none}`,
    (one, several, none) => `解が 1 つ：${one} · 複数：${several} · なし：${none}`,
  ),
  unreadable: text(
    (/** @type {string} */ wrong) => `unreadable: ${wrong}`,
    (wrong) => `読めない行：${wrong}`,
  ),
  entryVerdicts: text(["no solution", "one solution", "several"], ["解なし", "解 1 つ", "複数の解"]),
  openEntry: text(
    (/** @type {string} */ line, /** @type {string} */ verdict) => `Line ${line}, ${verdict}: put on the board`,
    (line, verdict) => `${line} 行目、${verdict}：盤に置く`,
  ),
};
