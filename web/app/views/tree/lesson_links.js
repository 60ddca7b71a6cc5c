/** Links from a moment that uses a learned fact to the moment when it was learned, and back. */

import { html, nothing } from "../../dom/html.js";
import { count } from "../../words/index.js";
import { LESSONS } from "../../words/lessons.js";

/** @import { Links } from "./contents.js" */

/** @type {(links: Links) => unknown} */
export function lessonLinks({ lang, facts, from, goTo, goBack }) {
  return html`${facts.map(
    ({ fact, at }) =>
      html` <button class="quiet to-lesson" @click=${() => goTo(at)}>${LESSONS.toLesson[lang](count(lang, fact))}</button>`,
  )} ${
    from === null
      ? nothing
      : html`<button class="quiet to-lesson" @click=${() => goBack(from)}>${LESSONS.backFromLesson[lang](count(lang, from))}</button>`
  }`;
}
