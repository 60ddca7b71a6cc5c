/** Texts about plans, programs and races. */

import { joined, text } from "./text.js";

export const EXPLAIN = {
  plan: text("The plan", "探索の計画"),
  planButton: text("Plan", "計画"),
  programButton: text("Program", "プログラム"),
  program: text("The program", "プログラム"),
  programLines: text("Its lines", "プログラムの行"),
  loops: text("Nested loops", "多重ループ"),
  recursion: text("Recursion", "再帰"),
  callStack: text("Call stack", "コールスタック"),
  saveProgram: text(
    (/** @type {string} */ ending) => `Save as ${ending}`,
    (ending) => `${ending} で保存`,
  ),
  changeProgram: text("Change this program", "書き換えて動かす"),
  programCopied: text("The program was copied.", "プログラムをコピーしました。"),
  code: text("What really runs", "実際に動くコード"),
  codeLines: text(
    (/** @type {string} */ number) => `${number} lines`,
    (number) => `${number} 行`,
  ),
  codeCopied: text("The code was copied.", "コードをコピーしました。"),

  ownProgram: text("Your own program", "自分のプログラム"),
  race: text("The race", "解き方くらべ"),
  raceButton: text("Race", "解き方くらべ"),
  raceStart: text("Start the race", "比べる"),
  raceLimit: text("Time for each", "1 つあたりの時間"),
  wouldTake: text(
    (/** @type {string} */ span) => `would take ${span}`,
    (span) => joined("完了まで", span),
  ),
  wouldNeed: text(
    (/** @type {string} */ nodes) => `about ${nodes} in all`,
    (nodes) => `全体で約 ${nodes}`,
  ),
  notFinished: text("not finished; the rest cannot be estimated", "未完了（あとどれくらいかは見積もれません）"),
  gaveUp: text("gave up: too many positions", "局面が多すぎるため打ち切り"),
  soFar: text(
    (/** @type {string} */ value) => `${value} so far`,
    (value) => `ここまで ${value}`,
  ),
  faster: text(
    (/** @type {string} */ factor) => `${factor}× faster`,
    (factor) => `1/${factor} の時間`,
  ),
  slower: text(
    (/** @type {string} */ factor) => `${factor}× slower`,
    (factor) => `${factor} 倍の時間`,
  ),
  fewer: text(
    (/** @type {string} */ factor) => `${factor}× fewer`,
    (factor) => `1/${factor}`,
  ),
  more: text(
    (/** @type {string} */ factor) => `${factor}× more`,
    (factor) => `${factor} 倍`,
  ),
  tooClose: text("too close to tell", "差は誤差の範囲"),
  roughly: text(
    (/** @type {string} */ text) => `about ${text}`,
    (text) => `約 ${text}`,
  ),
  raceOutdated: text("Raced for the numbers before your last change.", "これは、変更する前の数で比べた結果です。"),
  notRaced: text("The race did not start.", "比べられませんでした。"),
};
