/** The texts of worksheets, which are loaded with them. */

import { text } from "./text.js";

export const WORKSHEET = {
  worksheetHint: text(
    "Puzzles on one page, their solutions on the next. The same seed makes the same sheet of new puzzles again.",
    "問題を 1 枚に、解答を次の 1 枚に印刷します。新しい問題は、シードが同じなら、もう一度同じものを作れます。",
  ),
  sheetSource: text("Puzzles", "どの問題"),
  sheetSources: text(
    { new: "New ones", board: "The one on the board", list: "Those of the list" },
    { new: "新しい問題", board: "盤の問題", list: "リストの問題" },
  ),
  sheetGivens: text("Givens", "初めの数の個数"),
  anyGivens: text("any number", "おまかせ"),
  givensMisread: text(
    (/** @type {string} */ most) => `Givens: type a whole number from 0 to ${most}, or nothing.`,
    (most) => `初めの数の個数：0〜${most} の整数にするか、空のままにしてください。`,
  ),
  givensTooFew: text(
    (/** @type {string} */ wanted, /** @type {string} */ fewest) =>
      `No puzzle with ${wanted} givens was found: the fewest here is ${fewest}. Type ${fewest} or more.`,
    (wanted, fewest) =>
      `初めの数が ${wanted} 個の問題は見つかりませんでした。いちばん少ないもので ${fewest} 個です。${fewest} 以上にしてください。`,
  ),
  soFarHaveMore: text(
    (/** @type {string} */ passed, /** @type {string} */ fewest) =>
      `${passed} passed over so far, with ${fewest} givens or more.`,
    (passed, fewest) => `初めの数が ${fewest} 個以上ある ${passed} 問は見送りました。`,
  ),
  othersHaveMore: text(
    (/** @type {string} */ fewest) => `The others have ${fewest} givens or more.`,
    (fewest) => `ほかの問題は、初めの数が ${fewest} 個以上です。`,
  ),
  othersAreSame: text("No others were found.", "これとは別の問題は見つかりませんでした。"),
  sheetEased: text(
    "With the numbers added, they may be easier than the difficulty chosen.",
    "数を足したので、選んだ難しさより易しいことがあります。",
  ),
  sheetReasons: text("Answers with every step and its reason", "解答に手順と理由を付ける"),
  sheetName: text("Name", "名前"),
  sheetDate: text("Date", "日付"),
  sheetRefused: text(
    (/** @type {string} */ number) => `${number} left out: a puzzle for paper has exactly one solution.`,
    (number) => `${number} 問を除きました（解がちょうど 1 つの問題だけを印刷します）。`,
  ),
  howManyPuzzles: text("How many", "問題の数"),
  makeSheet: text("Make the puzzles", "問題を作る"),
  printSheet: text("Print the sheet", "プリントを印刷"),
  puzzlesMade: text(
    (/** @type {string} */ made, /** @type {string} */ all) => `${made} of ${all} made`,
    (made, all) => `${all} 問中 ${made} 問できました`,
  ),
  noneMade: text("No such puzzle was found. Try another level.", "作れませんでした。難しさを変えてみてください。"),
  sheetSeed: text(
    (/** @type {string} */ seed) => `seed ${seed}`,
    (seed) => `シード ${seed}`,
  ),
  sheetSteps: text(
    (/** @type {string} */ title) => `${title}: step by step`,
    (title) => `${title}：解答の手順`,
  ),
  sheetSolutions: text(
    (/** @type {string} */ title) => `${title}: solutions`,
    (title) => `${title}：解答`,
  ),
};
