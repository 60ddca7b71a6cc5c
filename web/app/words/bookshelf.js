/** Texts of the shelf, which are loaded with it. */

import { byLanguage, many, text } from "./text.js";

/** @import { Text } from "../../worker/protocol.js" */
/** @import { Lang } from "../state/state.js" */
/** @import { InOne } from "./text.js" */

export const BOOKSHELF = {
  daily: text("Puzzle of the day", "今日の問題"),
  dailyHint: text(
    (/** @type {string} */ date) =>
      `${date}: made on this device from the date, the same for everybody with this version of Edagari; of medium level where there are levels.`,
    (date) =>
      `${date}の問題。日付をもとにこの端末で作り、アプリの版が同じなら誰にとっても同じ問題になります。難易度のあるものは「中級」です。`,
  ),
  dayNeedsPython: text(
    "New ones can be made as soon as Python is ready.",
    "Python の準備ができると、新しい問題を作れます。",
  ),
  openDay: text("Open today’s", "今日の問題を開く"),
  making: text(
    (/** @type {string} */ title) => `Making today’s puzzle: ${title}`,
    (title) => `今日の問題を作っています：${title}`,
  ),
  notMade: text(
    (/** @type {string} */ title) => `No puzzle could be made: ${title}`,
    (title) => `問題を作れませんでした：${title}`,
  ),
  begunToday: text("begun", "途中"),
  solvedToday: text("solved", "完成"),

  begun: text("Begun", "解きかけ"),
  finished: text("Finished", "完成"),
  best: text("Best times", "自己ベスト"),
  bestHint: text("Solved without hints.", "ヒントを使わずに解いた記録です。"),
  nothingYet: text(
    "Nothing is here yet. A puzzle that you begin to fill in, or to play, puts itself on the shelf.",
    "まだ何もありません。問題を解き始めると、自動でここに並びます。",
  ),
  goOn: text("Go on", "続きから"),
  look: text("Look", "見る"),
  ofDay: text(
    (/** @type {string} */ date) => `Puzzle of ${date}`,
    (date) => `${date}の問題`,
  ),
  helped: text("with hints", "ヒントあり"),
  moves: text(
    (/** @type {number} */ number) => many(number, "move"),
    (number) => `${number} 手`,
  ),
  remove: text(
    (/** @type {string} */ title) => `Remove from the shelf: ${title}`,
    (title) => `本棚から除く：${title}`,
  ),
  removed: text(
    (/** @type {string} */ title) => `Removed: ${title}`,
    (title) => `除きました：${title}`,
  ),
  more: text("Show more", "もっと見る"),

  files: text("Keep and carry", "保存と移動"),
  saveAll: text("Save all in a file", "すべてファイルに保存"),
  openAll: text("Open such a file", "保存したファイルを開く"),
  filesHint: text(
    "What is here stays in this browser. A file takes it to another one; opening it overwrites nothing that is newer here.",
    "ここにあるものは、このブラウザーにだけ保存されています。ファイルに保存すれば、ほかのブラウザーでも開けます。開いても、こちらの新しい記録は上書きされません。",
  ),
  opened: text(
    (/** @type {number} */ added, /** @type {number} */ kept, /** @type {number} */ refused) =>
      [
        `${many(added, "puzzle")} put on the shelf.`,
        ...(kept > 0 ? [`As new or newer here already: ${kept}.`] : []),
        ...(refused > 0 ? [`Left out because they could not be read: ${refused}.`] : []),
      ].join(" "),
    (added, kept, refused) =>
      [
        `${added} 問を本棚に入れました。`,
        ...(kept > 0 ? [`すでにあって、こちらのほうが新しいもの：${kept} 問。`] : []),
        ...(refused > 0 ? [`読み取れずに除いたもの：${refused} 問。`] : []),
      ].join(""),
  ),
  notShelf: text(
    "This is no file of a shelf: a file that “Save all in a file” has written was expected.",
    "本棚のファイルではありません。「すべてファイルに保存」で作ったファイルを選んでください。",
  ),
  newerShelf: text(
    "This file is from a newer version of Edagari. Reload the page to get that version.",
    "このファイルは、アプリのもっと新しい版で作られています。ページを更新すると新しい版になります。",
  ),
  tooLarge: text("This file is too large for a shelf.", "ファイルが大きすぎて、本棚として読み込めません。"),
  full: text(
    "The shelf cannot keep this: the browser’s storage is off or full. Save the shelf in a file, or remove something.",
    "本棚に保存できません（ブラウザーの保存が無効か、空きがありません）。ファイルに保存するか、不要なものを除いてください。",
  ),
};

const WORDS = byLanguage(BOOKSHELF);

/** The words of one language. @type {(lang: Lang) => InOne<typeof BOOKSHELF>} */
export const shelfWords = (lang) => WORDS[lang];

/** A sentence in both languages. @type {(of: (w: InOne<typeof BOOKSHELF>) => string) => Text} */
export const inBoth = (of) => ({ en: of(WORDS.en), ja: of(WORDS.ja) });
