/** Texts of the dialog that embeds a puzzle, which are loaded with it. */

import { byLanguage, text } from "./text.js";

/** @import { Lang } from "../state/state.js" */
/** @import { InOne } from "./text.js" */

export const EMBEDDING = {
  embedHint: text(
    "Copy this HTML into your page. It shows the board at once; Python is loaded when your reader presses Start.",
    "この HTML をページに貼り付けてください。盤はすぐに表示され、Python は読者が「スタート」を押したときに読み込まれます。",
  ),
  embedCode: text("The HTML to be copied", "コピーする HTML"),
  embedPreview: text("How it will look, live", "埋め込みの見本（実際に動きます）"),
  embedWatches: text(
    (/** @type {string} */ title) => `The chosen strategy shows no steps; this uses “${title}” instead.`,
    (title) => `選んだ解き方は途中を示さないため、「${title}」で見せます。`,
  ),
  embedHolds: text(
    "Press Start and it runs here as in your page. Your own search waits meanwhile; nothing of it is lost.",
    "「スタート」を押すと、埋め込み先と同じように動きます。そのあいだ、アプリの探索は一時停止します（途中の結果は残ります）。",
  ),
  embedOmits: text(
    "Only the givens are included: the numbers, notes and colours that you added to solve it stay here.",
    "埋め込むのは初めの数だけです。自分で入れた数・メモ・色は含まれません。",
  ),
  embedView: text("Shows", "表示"),
  embedBeside: text("Together with", "並べて見せるもの"),
  embedSecond: text("Second strategy on its slider", "同じスライダーで比べる解き方"),
  embedNothing: text("nothing else", "なし"),
  embedStart: text("Starts", "開始"),
  startOnClick: text("On a click or a tap", "クリックかタップをしたとき"),
  startWhenSeen: text("When it is seen", "画面に入ったとき"),
  embedTells: text("Tells", "教えること"),
  tellsAll: text("All that it can", "すべて"),
  tellsRules: text("Only the rules: a class link", "ルールだけ（授業用）"),
  embedSize: text("Size", "大きさ"),
  sizeUsual: text("Like the text of the page", "ページの文字に合わせる"),
  sizeLarge: text("For the last row of a room", "教室の後ろから見る"),
  embedMoment: text("Moment", "場面"),
  fromTheStart: text("From the start", "最初から"),
  momentOnBoard: text(
    (/** @type {string} */ at) => `On the board: event ${at}`,
    (at) => `盤の場面（${at} ステップ目）`,
  ),
  momentOfSearch: text(
    (/** @type {string} */ at) => `Of the search: event ${at}`,
    (at) => `探索の場面（${at} ステップ目）`,
  ),
  langOfPage: text("Same as the page", "ページに合わせる"),
  embedWidth: text("Width", "幅"),
  widthOfPage: text("As wide as the page", "ページの幅いっぱい"),
  widthAtMost: text(
    (/** @type {number} */ rem) => `At most ${rem} rem`,
    (/** @type {number} */ rem) => `最大 ${rem} rem`,
  ),
  embedHeight: text("Height", "高さ"),
  heightNeeded: text("As the content needs", "内容に合わせる"),
  heightFixed: text("Fixed, scrolls inside", "固定（中でスクロール）"),
  embedForm: text("Form", "形式"),
  formElement: text("Script and element", "スクリプトと要素"),
  formIframe: text("Frame, without a script", "フレーム（スクリプトなし）"),
  savePicture: text("Save the board as a picture", "盤面を画像で保存"),
  pictureHint: text(
    "An SVG file of the board as it is now; it needs no other file.",
    "今の盤面を SVG ファイルにします。このファイルだけで表示できます。",
  ),
};

/** @typedef {InOne<typeof EMBEDDING>} EmbeddingWords */

const WORDS = byLanguage(EMBEDDING);

/** The words of one language. @type {(lang: Lang) => EmbeddingWords} */
export const embeddingWords = (lang) => WORDS[lang];
