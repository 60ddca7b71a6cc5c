/** Texts about plans, programs and races. */

import { joined, text } from "./text.js";

export const EXPLAIN = {
  plan: text("The plan", "探索の計画"),
  planButton: text("Plan", "計画"),
  programButton: text("Program", "プログラム"),
  program: text("The program", "プログラム"),
  loops: text("Nested loops", "多重ループ"),
  recursion: text("Recursion", "再帰"),
  changeProgram: text("Change this program", "書き換えて動かす"),
  programCopied: text("The program was copied.", "プログラムをコピーしました。"),
  code: text("What really runs", "実際に動くコード"),
  codeCopied: text("The code was copied.", "コードをコピーしました。"),

  ownProgram: text("Your own program", "自分のプログラム"),
  race: text("The race", "解き方くらべ"),
  raceButton: text("Race", "解き方くらべ"),
  raceStart: text("Start the race", "比べる"),
  wouldTake: text(
    (/** @type {string} */ span) => `would take ${span}`,
    (span) => joined("完了まで", span),
  ),
  wouldNeed: text(
    (/** @type {string} */ nodes) => `about ${nodes} in all`,
    (nodes) => `全体で約 ${nodes}`,
  ),
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
  roughly: text(
    (/** @type {string} */ text) => `about ${text}`,
    (text) => `約 ${text}`,
  ),
  notRaced: text("The race did not start.", "比べられませんでした。"),
};
