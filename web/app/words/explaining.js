/** The texts about plans, programs and races that are loaded with their panels; apart from the page's words, which every visit loads. */

import { text } from "./text.js";

export const EXPLAINING = {
  faultyPlan: text(
    "There is no plan for numbers that break the rules.",
    "ルールに合わない数があるため、計画を立てられません。",
  ),
  faultyProgram: text(
    "There is no program for numbers that break the rules.",
    "ルールに合わない数があるため、プログラムを書けません。",
  ),
  programAs: text("How the program is written", "プログラムの書き方"),
  programForm: text("Form", "書き方"),
  programLanguage: text("Language", "言語"),
  writing: text("Writing the program…", "プログラムを書いています…"),
  programLater: text("The program appears when Python is ready.", "プログラムは Python の準備ができると表示されます。"),
  programLines: text("Its lines", "プログラムの行"),
  callStack: text("Call stack", "コールスタック"),
  saveProgram: text(
    (/** @type {string} */ ending) => `Save as ${ending}`,
    (ending) => `${ending} で保存`,
  ),
  codeLines: text(
    (/** @type {string} */ number) => `${number} lines`,
    (number) => `${number} 行`,
  ),
  programLit: text(
    "While you step through or play the search, the current line is highlighted.",
    "探索を 1 ステップずつ進めるか再生すると、そのとき実行している行が光ります。",
  ),
  programSilent: text(
    "This strategy does not show its steps, so no line is highlighted.",
    "この解き方は途中経過を伝えないので、行は光りません。",
  ),
  raceTable: text(
    "Time and nodes of each strategy, compared with the one above",
    "それぞれの解き方の時間とノード数、1 つ上との比較",
  ),
  raceLimit: text("Time for each", "1 つあたりの時間"),
  notFinished: text("not finished; the rest cannot be estimated", "未完了（あとどれくらいかは見積もれません）"),
  needsExactly: text(
    (/** @type {string} */ nodes) => `${nodes} in all`,
    (nodes) => `全体で ${nodes}`,
  ),
  gaveUp: text("gave up: too many positions", "局面が多すぎるため打ち切り"),
  tooClose: text("too close to tell", "差は誤差の範囲"),
  raceOutdated: text("Raced for the numbers before your last change.", "これは、変更する前の数で比べた結果です。"),
  planning: text("Deriving the plan…", "計画を立てています…"),
  planLater: text("The plan appears when Python is ready.", "計画は Python の準備ができると表示されます。"),
  planCell: text("Cell", "マス"),
  planHow: text("Its value", "入れる数"),
  planGround: text(
    (/** @type {string} */ lines) => `from ${lines}`,
    (lines) => `根拠：${lines}`,
  ),
  planChecks: text("Checked then", "その時の検査"),
  planPlay: text("Play the steps", "順に再生"),
  planStop: text("Stop", "止める"),
  planStep: text(
    (
      /** @type {number} */ number,
      /** @type {number} */ all,
      /** @type {string} */ letter,
      /** @type {string} */ cell,
      /** @type {string} */ how,
    ) => `Step ${number} of ${all}: ${letter}${cell && ` (${cell})`} ${how}`,
    (number, all, letter, cell, how) => `ステップ ${number} / ${all}：${letter}${cell && `（${cell}）`}：${how}`,
  ),
  programNone: text(
    "This strategy has no program short enough to be read. Write your own for this puzzle, and run it on its board.",
    "この解き方には、短く読めるプログラムがありません。このパズルを解くプログラムを自分で書いて、盤面で動かせます。",
  ),
  codeRuns: text(
    "One function with everything written out, made from the plan for speed; this is what runs.",
    "速さのために、計画からすべてを書き下した 1 つの関数です。実際に動くのはこれです。",
  ),
  codeInWasm: text(
    "The search on the board has gone on in WebAssembly, translated from this function: the same solutions, nodes and cuts, many times as fast.",
    "いまの探索は、この関数を WebAssembly に翻訳したもので続いています。解・ノード・枝刈りの数は同じまま、何十倍も速く進みます。",
  ),
  codeWalked: text(
    "The same plan as one function, written out for speed. This strategy walks the plan step by step instead, so that every step can be shown.",
    "同じ計画を、速さのために 1 つの関数に書き下したものです。この解き方では、1 ステップずつ見せるために計画をそのままたどります。",
  ),
  aboutRace: text(
    "The strategies run one after another, each for the same time. Both scales are logarithmic. “Faster” and “fewer” compare a strategy with the one above it. What did not finish is an estimate, which may be off by a factor of five; where all nodes were counted beforehand (a number without “about”), that of the time by a third. Estimates closer than that are not compared.",
    "それぞれの解き方を同じ制限時間で順に走らせます。目盛りはどちらも対数です。「何倍」「何分の 1」は、1 つ上の解き方と比べた値です。終わらなかった解き方の値は見積もりで、5 倍ほどずれることもあります。ノードをあらかじめ数えてある場合（「約」のないノード数）、時間のずれは 3 割ほどです。差がそれに満たない見積もりどうしは比べません。",
  ),
};
