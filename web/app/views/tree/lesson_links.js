/** Links from a moment that uses a learned fact to the moment when it was learned, and back. */

import { html, nothing } from "../../dom/html.js";
import { cameFrom, factsBehind, goBack, goToLesson } from "../../lessons/index.js";
import { count } from "../../words/index.js";
import { LESSONS } from "../../words/lessons.js";

/** @import { App } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function lessonLinks(app) {
  const { run, view, lang } = app.state;
  if (!run || view.kind !== "run") return nothing;
  const from = cameFrom(run);
  return html`${factsBehind(app.state).map(
    ({ fact, at }) =>
      html` <button class="quiet to-lesson" @click=${() => goToLesson(app, at)}>${LESSONS.toLesson[lang](count(lang, fact))}</button>`,
  )} ${
    from === null
      ? nothing
      : html`<button class="quiet to-lesson" @click=${() => goBack(app, from)}>${LESSONS.backFromLesson[lang](count(lang, from))}</button>`
  }`;
}
