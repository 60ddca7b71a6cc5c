/** The bar below the views: the Start button, the progress of loading Python, and the link to the full page. */

import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { isBarred, renew, start } from "../../embed/index.js";
import { goOn, isGoingOn } from "../../search/index.js";
import { linkOfBoard } from "../../storage/index.js";
import { percent, words } from "../../words/index.js";
import { failure } from "../frame/index.js";
import { canStart, promiseOf, startOf } from "./views.js";

/** @import { Frame } from "../../embed/frame_state.js" */

/** @type {(frame: Frame) => unknown} */
export function bar(frame) {
  if (isBarred(frame)) return nothing;
  return html`${failure(frame.app, () => void renew(frame))} ${said(frame)}
    <div class="bar">${coming(frame)} ${inFull(frame)}</div>`;
}

/** The note above the button: why Python was released, or what the button does. @type {(frame: Frame) => unknown} */
function said(frame) {
  const { lang, loading, run } = frame.app.state;
  if (loading.stage !== "asleep") return nothing;
  const w = words(lang);
  const rested = { "": "", other: w.restsHere, unseen: w.restsUnseen }[frame.rested];
  const note = rested ? rested : run || !canStart(frame) ? "" : promiseOf(frame);
  return note ? html`<p class="note">${note}</p>` : nothing;
}

/** @type {(frame: Frame) => unknown} */
function coming(frame) {
  const { state } = frame.app;
  const { stage, part } = state.loading;
  const w = words(state.lang);
  if (stage === "asleep") return canStart(frame) ? startButton(frame) : nothing;
  if (frame.comeback !== null && stage === "ready") return html`<p class="coming">${w.replaying}</p>`;
  if (stage === "ready" || stage === "failed") return html`<p class="coming"></p>`;
  const status = stage === "downloading" && part > 0 ? `${w[stage]} · ${percent(part)}` : w[stage];
  return html`<p class="coming">${status} <progress max="1" .value=${part} aria-hidden="true"></progress></p>`;
}

/** @type {(frame: Frame) => unknown} */
function startButton(frame) {
  const { state } = frame.app;
  const w = words(state.lang);
  const left = isGoingOn(state);
  return html`<button class="main start" @click=${() => start(frame, left ? goOn : startOf(frame))}>
    ${icon("play")}<span>${left ? w.goOn : w.startHere}</span>
  </button>`;
}

/** The link to the same board on the full page, including everything the reader entered and the program. @type {(frame: Frame) => unknown} */
function inFull({ app: { state }, carried, options }) {
  if (options.isPlayOnly) return nothing; // the full page can solve the puzzle
  const w = words(state.lang);
  const link = linkOfBoard(state) + (state.watch.open ? "&view=watch" : "") + (carried ?? "");
  return html`${carried === null ? html`<p class="note">${w.programIsLong}</p>` : nothing}<a class="full" href="./${link}" target="_blank" rel="noopener" title=${w.openInFullHint}>
    ${icon("out")}<span>${w.openInFull}</span>
  </a>`;
}
