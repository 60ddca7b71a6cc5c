/** The texts of the list of what a search has learned. */

import { text } from "./text.js";

export const LESSONS = {
  lessons: text("What it has learned, up to here", "ここまでに学んだこと"),
  lessonsNone: text(
    "Nothing yet: the first dead end teaches the first fact.",
    "まだありません。最初の行き詰まりから学び始めます。",
  ),
  lessonsInAll: text(
    (/** @type {number} */ facts, /** @type {string} */ said, /** @type {string} */ cuts) =>
      `${said} ${facts === 1 ? "fact" : "facts"}; cuts by them since: ${cuts}. Each leads to where it was learned.`,
    (_, said, cuts) => `${said} 件、それによる枝刈り ${cuts} 回。選ぶと、学んだ場面に移ります。`,
  ),
  lesson: text(
    (/** @type {string} */ fact) => `Fact ${fact}`,
    (fact) => `学び ${fact}`,
  ),
  lessonNoCut: text("no cut yet", "枝刈りなし"),
  lessonCuts: text(
    (/** @type {number} */ cuts, /** @type {string} */ said) => `${said} ${cuts === 1 ? "cut" : "cuts"}`,
    (_, said) => `枝刈り ${said}`,
  ),
  lessonForgotten: text("No longer on record.", "記録は残っていません。"),
  learningSaved: text(
    (
      /** @type {string} */ title,
      /** @type {string} */ plain,
      /** @type {string} */ nodes,
      /** @type {string} */ cuts,
    ) => `“${plain}”, which does not learn, walked ${nodes} more nodes than “${title}” (cuts by facts: ${cuts}).`,
    (title, plain, nodes, cuts) =>
      `「${plain}」のほうが「${title}」よりノードが ${nodes} 多くなりました（学んだことによる枝刈り ${cuts} 回）。`,
  ),
  learningSavedNone: text(
    (
      /** @type {string} */ title,
      /** @type {string} */ plain,
      /** @type {string} */ nodes,
      /** @type {string} */ cuts,
    ) => `Learning saved nothing here: “${title}” walked ${nodes} more nodes than “${plain}” (cuts by facts: ${cuts}).`,
    (title, plain, nodes, cuts) =>
      `ここでは、学んでも得になりませんでした。「${title}」のほうが「${plain}」よりノードが ${nodes} 多くなりました（学んだことによる枝刈り ${cuts} 回）。`,
  ),
  toLesson: text(
    (/** @type {string} */ number) => `Where fact ${number} was learned`,
    (number) => `学び ${number} の場面へ`,
  ),
  backFromLesson: text(
    (/** @type {string} */ at) => `Back to moment ${at}`,
    (at) => `場面 ${at} に戻る`,
  ),
  lessonsMore: text(
    (/** @type {string} */ left) => `Show more (${left} left)`,
    (left) => `もっと表示（残り ${left}）`,
  ),
};
