/** What is said of plans and races. */

import { text } from "./text.js";

export const STUDY = {
  plan: text("The plan", "手順の導き方"),
  showPlan: text("Show its plan", "手順を見る"),
  hidePlan: text("Hide the plan", "手順を閉じる"),
  noPlan: text(
    "This strategy follows no fixed plan: it decides anew at every node which cell comes next.",
    "この解き方に決まった手順はありません。次に埋めるマスを 1 ノードごとに選びます。",
  ),
  faultyPlan: text(
    "There is no plan for numbers that cannot stand.",
    "このままでは置けない数があるため、手順を作れません。",
  ),
  planning: text("Deriving the plan…", "手順を導いています…"),
  planLater: text("The plan appears when Python is ready.", "手順は Python の準備ができると表示されます。"),
  planCell: text("Cell", "マス"),
  planHow: text("Its value", "入れる数"),
  planChecks: text("Checked then", "その時の検査"),
  code: text("As a Python function", "Python の関数"),
  codeLines: text(
    (/** @type {number} */ number) => `${number} lines`,
    (number) => `${number} 行`,
  ),
  codeRuns: text(
    "Written from the plan by the program; this is what runs.",
    "手順からプログラムが書き出した関数で、実際に動くのはこれです。",
  ),
  codeWalked: text(
    "The same plan as one function. This strategy walks the plan step by step instead, so that every step can be shown.",
    "同じ手順を 1 つの関数にしたものです。この解き方では、1 手ずつ見せるために手順をそのままたどります。",
  ),
  codeCopied: text("The code was copied.", "コードをコピーしました。"),

  race: text("The race", "解き方くらべ"),
  raceAll: text("Race all strategies", "すべての解き方を比べる"),
  aboutRace: text(
    "Every strategy gets the same time, one after another. Both scales are logarithmic: each mark is some ten times the one before.",
    "それぞれの解き方を同じ制限時間で順に走らせます。目盛りはどちらも対数で、1 目盛りごとに約 10 倍です。",
  ),
  raceStart: text("Start the race", "くらべる"),
  raceLimit: text("Time for each", "それぞれの時間"),
  raceTable: text(
    "Time and nodes of each strategy, compared with the one above",
    "それぞれの解き方の時間とノード数、1 つ上との比較",
  ),
  wouldTake: text(
    (/** @type {string} */ span) => `would take ${span}`,
    (span) => `最後までは${span}`,
  ),
  wouldNeed: text(
    (/** @type {string} */ nodes) => `about ${nodes} in all`,
    (nodes) => `全体で約 ${nodes}`,
  ),
  notFinished: text("not finished; how much is left cannot be known", "未完了（残りの量は分かりません）"),
  gaveUp: text("gave up: too many positions", "局面が多すぎるため打ち切り"),
  soFar: text(
    (/** @type {string} */ value) => `${value} so far`,
    (value) => `ここまで ${value}`,
  ),
  faster: text(
    (/** @type {string} */ factor) => `${factor}× faster`,
    (factor) => `${factor} 倍速い`,
  ),
  slower: text(
    (/** @type {string} */ factor) => `${factor}× slower`,
    (factor) => `${factor} 倍遅い`,
  ),
  fewer: text(
    (/** @type {string} */ factor) => `${factor}× fewer`,
    (factor) => `1/${factor}`,
  ),
  more: text(
    (/** @type {string} */ factor) => `${factor}× more`,
    (factor) => `${factor} 倍`,
  ),
  roughly: text(
    (/** @type {string} */ text) => `about ${text}`,
    (text) => `約 ${text}`,
  ),
  raceOutdated: text("Raced for the numbers before your last change.", "これは、変更する前の数で比べた結果です。"),
  notRaced: text("The race did not start.", "くらべることができませんでした。"),
};
