/** What a search has learned up to the moment on the board: each fact with the number of cuts it has made since, and a link to where it was learned. */

import { html, nothing } from "../../dom/html.js";
import { learns, lessonsAt } from "../../lessons/index.js";
import { count } from "../../words/index.js";
import { LESSONS } from "../../words/lessons.js";
import { lessonLinks } from "./lesson_links.js";
import { isGrown } from "./scale.js";

/** @import { Lang } from "../../state/state.js" */
/** @import { Lesson } from "../../lessons/learned.js" */
/** @import { Lessons } from "./contents.js" */
/** @import { Forest } from "./forest.js" */

/** Those with the most cuts; among equals the latest. @type {(one: Lesson, other: Lesson) => number} */
const byCuts = (one, other) => other.cuts - one.cuts || other.fact - one.fact;

/** @type {(contents: Lessons) => unknown} */
export function lessons(contents) {
  const { lang, run, links } = contents;
  const all = lessonsAt(run.tape, run.at).sort(byCuts);
  const cuts = all.reduce((sum, each) => sum + each.cuts, 0);
  const shown = all.slice(0, contents.most);
  const more = all.length - shown.length;
  contents.ask(shown);
  const most = Math.max(1, all[0]?.cuts ?? 0);
  return html`<section class="partings lessons" aria-label=${LESSONS.lessons[lang]}>
    <h3>${LESSONS.lessons[lang]}</h3>
    <p class="note">${
      all.length === 0
        ? LESSONS.lessonsNone[lang]
        : LESSONS.lessonsInAll[lang](all.length, count(lang, all.length), count(lang, cuts))
    }</p>
    ${links ? html`<div>${lessonLinks(links)}</div>` : nothing}
    <ol>${shown.map((each) => entry(contents, each, most))}</ol>
    ${more > 0 ? html`<button @click=${contents.more}>${LESSONS.lessonsMore[lang](count(lang, more))}</button>` : nothing}
  </section>`;
}

/** @type {(contents: Lessons, lesson: Lesson, most: number) => unknown} */
function entry({ lang, run, goTo }, { fact, at, cuts }, most) {
  return html`<li><button aria-current=${run.at === at} @click=${() => goTo(at)}>
    <span class="trail">${LESSONS.lesson[lang](count(lang, fact))}</span>
    <span class="trail">${often(lang, cuts)}</span>
    <span class="said">${run.reasons.get(at)?.words[lang] ?? (run.reasons.get(at) === null ? LESSONS.lessonForgotten[lang] : "…")}</span>
    <i .style=${`width:${(100 * cuts) / most}%`}></i>
  </button></li>`;
}

/** @type {(lang: Lang, cuts: number) => string} */
const often = (lang, cuts) =>
  cuts === 0 ? LESSONS.lessonNoCut[lang] : LESSONS.lessonCuts[lang](cuts, count(lang, cuts));

/** What learning saved, for two finished searches of which one learned: the difference in nodes, whichever way it goes. @type {(forest: Forest) => unknown} */
export function savedByLearning({ run, lang, tree, titleOf, isOutdated }) {
  const both = [run, tree.twin].filter(isGrown);
  const learner = both.find((each) => learns(each.tape));
  const other = both.find((each) => each !== learner && !learns(each.tape));
  const areOver = both.every((each) => each.progress?.state === "done" && !isOutdated(each));
  if (!learner || !other || !areOver) return nothing;
  const saved = (other.progress?.nodes ?? 0) - (learner.progress?.nodes ?? 0);
  const [title, plain] = [learner, other].map(({ strategy }) => titleOf(strategy));
  const cuts = lessonsAt(learner.tape, learner.tape.end).reduce((sum, each) => sum + each.cuts, 0);
  const say = saved > 0 ? LESSONS.learningSaved : LESSONS.learningSavedNone;
  return say[lang](title ?? "", plain ?? "", count(lang, Math.abs(saved)), count(lang, cuts));
}
