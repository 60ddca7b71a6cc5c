/** The player of Watch: a timeline with marks for cuts and solutions, the keys, and the button that searches to the end. */

import { guard, html, nothing, svg } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { isRunning, takesOrders } from "../../engine/index.js";
import { isSearchedOn, searchOn, waitsAtCuts } from "../../search/index.js";
import { partsOf } from "../../state/index.js";
import { words } from "../../words/index.js";
import { watching } from "../../words/watching.js";
import { jumps, keys, speeds, timeline } from "../search/index.js";
import { bookmarks, bookmarkTicks } from "./bookmarks.js";

/** @import { App } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { Habits } from "../../storage/preferences.js" */

/** Parts of the timeline, each with its marks; units of the drawing, its height and that of a mark. */
const PARTS = 240;
const [WIDE, TALL, MARK] = [1000, 16, 4];

/** @type {(app: App, habits: Habits) => unknown} */
export function scrubber(app, habits) {
  const { run, lang } = app.state;
  const isWhole = run?.progress?.state === "done";
  const length = (/** @type {string} */ events) => (isWhole ? events : words(lang).soFar(events));
  return html`<footer class="scrubber">
    <div class="track">${run ? marks(run) : nothing} ${timeline(app, length)} ${run ? bookmarkTicks(app.state, run.tape) : nothing}</div>
    <div class="row">${keys(app)} ${jumps(app)} ${pace(app, habits)} ${bookmarks(app)} ${toEnd(app)}</div>
  </footer>`;
}

/** @type {(app: App, habits: Habits) => unknown} */
const pace = ({ state: { lang, speed } }, habits) => html`<div class="pace">
  ${speeds(lang, speed, habits)}
  <span class="pauses-at-cuts">${waitsAtCuts(speed) ? watching(lang).pausesAtCuts : ""}</span>
</div>`;

/** The length of the tape; while the search runs it grows in visible steps. @type {(run: Run) => number} */
function coarse(run) {
  const { end } = run.tape;
  const step = isRunning(run) ? Math.max(1, end >> 6) : 1;
  return Math.floor(end / step) * step;
}

/** Solutions over the timeline, cuts under it; a mark is fainter the smaller their share of its events. @type {(run: Run) => unknown} */
const marks = (run) =>
  guard([run, coarse(run)], () => {
    const parts = partsOf(run.tally, run.tape, Math.min(PARTS, Math.max(1, run.tape.end - run.tape.first)));
    const wide = WIDE / parts.length;
    const most = Math.max(1, ...parts.map(({ cuts }) => cuts));
    return drawn(parts, wide, most);
  });

/** @type {(parts: { cuts: number, solved: number }[], wide: number, most: number) => unknown} */
const drawn = (
  parts,
  wide,
  most,
) => html`<svg class="marks" viewBox="0 0 ${WIDE} ${TALL}" preserveAspectRatio="none" aria-hidden="true">
  ${parts.map(({ cuts, solved }, part) => {
    const x = part * wide + wide * 0.3;
    return svg`${solved > 0 ? svg`<rect class="found" x=${x} y="0" width=${wide * 0.4} height=${MARK} />` : nothing}
      ${cuts > 0 ? svg`<rect class="cuts" x=${x} y=${TALL - MARK} width=${wide * 0.4} height=${MARK} opacity=${0.25 + (0.75 * cuts) / most} />` : nothing}`;
  })}
</svg>`;

/** @type {(app: App) => unknown} */
function toEnd(app) {
  const { run, lang } = app.state;
  const w = watching(lang);
  if (!run) return nothing;
  const going = isSearchedOn(app.state, run);
  const name = going ? w.searchHold : w.searchToEnd;
  return html`<button class="to-end" title=${name} ?disabled=${!takesOrders(run)} @click=${() => searchOn(app)}>
    ${icon(going ? "hold" : "end")}<span>${name}</span>
  </button>`;
}
