/**
 * Guide: the author's comments on moments of the search, above the views that play it, with buttons from one to the
 * next. Between two moments, the comment passed last is dimmed.
 */

import { html, nothing } from "../../dom/html.js";
import { reach } from "../../search/index.js";
import { bookmarksOf, reportsSteps } from "../../state/index.js";
import { count, words } from "../../words/index.js";
import { turner } from "../frame/index.js";

/** @import { Frame } from "../../embed/frame_state.js" */
/** @import { ViewName } from "../../embed/options.js" */

/** The views that show a moment of the search; Watch shows the comments itself. @type {ViewName[]} */
const PLAYING = ["board", "player", "program", "tree", "classes"];

/** @type {(frame: Frame) => unknown} */
export function guide(frame) {
  const { views, bookmarks, isPlayOnly } = frame.options;
  if (bookmarks.length === 0 || isPlayOnly || views.includes("watch")) return nothing;
  if (!views.some((name) => PLAYING.includes(name))) return nothing;
  return html`<section class="guide" aria-label=${words(frame.app.state.lang).guide}>${told(frame)}</section>`;
}

/** @type {(frame: Frame) => unknown} */
function told(frame) {
  const { state } = frame.app;
  const { run, lang } = state;
  const list = bookmarksOf(state);
  if (list.length === 0 || !reportsSteps(state)) return nothing; // they belong to another search
  const at = run?.at ?? 0;
  const passed = list.findLast((each) => each.at <= at);
  const [before, after] = [list.findLast((each) => each.at < at), list.find((each) => each.at > at)];
  const isOver = run?.progress?.state === "done" && after !== undefined && after.at > run.tape.end;
  const way = (/** @type {typeof before} */ to) => (to ? () => reach(frame, to.at) : null);
  const said = passed
    ? html`<b>${count(lang, passed.at)}</b> ${passed.word}`
    : words(lang).guideWaits(count(lang, list.length));
  return turner(
    lang,
    html`<p class=${passed?.at === at ? "now" : "passed"} aria-live="polite">${said}</p>`,
    way(before),
    isOver ? null : way(after),
  );
}
