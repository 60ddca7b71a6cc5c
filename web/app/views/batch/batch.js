/** Many puzzles at once: the progress, and a list of entries that open on the board with one click. */

import { closeBatch, IN_SIGHT, inSight, isWorking, look, openEntry, stopWork } from "../../assist/index.js";
import { thumbnail } from "../../board/index.js";
import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { amount, clock, count, words } from "../../words/index.js";
import { pager } from "../frame/index.js";

/** @import { Entry, Progress } from "../../../worker/protocol.js" */
/** @import { App, Lang } from "../../state/state.js" */

const HUNDREDTHS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** @type {(app: App) => unknown} */
export function batch(app) {
  const { aid, lang } = app.state;
  const { batch: work } = aid;
  if (!work) return nothing;
  const w = words(lang);
  const all = work.progress?.listed ?? 0;
  const stretch = { from: aid.from, inSight: IN_SIGHT, all, turn: (/** @type {number} */ to) => look(app, to) };
  return html`<section class="batch" id="batch" aria-label=${w.batch}>
    <h2>${w.batch}</h2>
    <div class="orders">
      <p class="far" role="status">${work.progress ? far(lang, work.progress) : w.working}</p>
      ${isWorking(work) ? stopButton(app) : closeButton(app)}
    </div>
    ${work.lost ? html`<p class="note bad">${w.lost}</p>` : nothing}
    <ol>${inSight(aid).map((entry) => (entry ? line(app, entry) : html`<li>…</li>`))}</ol>
    ${pager(lang, stretch)}
  </section>`;
}

/** @type {(app: App) => unknown} */
function stopButton(app) {
  const w = words(app.state.lang);
  return html`<button class="stop" aria-label="${w.stop}${w.colon}${w.batch}" @click=${() => stopWork(app, "batch")}>
    ${icon("stop")}${w.stop}
  </button>`;
}

/** @type {(app: App) => unknown} */
function closeButton(app) {
  const w = words(app.state.lang);
  return html`<button class="round" aria-label="${w.close}${w.colon}${w.batch}" @click=${() => closeBatch(app)}>
    ${icon("clear")}
  </button>`;
}

/** The progress of the batch, and the time of each puzzle. @type {(lang: Lang, progress: Progress) => unknown} */
function far(lang, { result = {}, elapsed, state }) {
  const w = words(lang);
  const { read = 0, wrong = 0, solved, verdicts = [0, 0, 0] } = result;
  if (solved === undefined) return w.reading(count(lang, read));
  const each = w.each(amount(lang, (1000 * elapsed) / solved, "millisecond", HUNDREDTHS));
  const average = solved > 0 ? html` · <span data-figure="each">${each}</span>` : nothing;
  const early = state === "stopped" ? ` · ${w.stoppedEarly}` : nothing;
  const unread = wrong > 0 ? html` · <span class="bad">${w.unreadable(count(lang, wrong))}</span>` : nothing;
  const [none = "0", one = "0", several = "0"] = verdicts.map((number) => count(lang, number));
  return html`<strong data-figure="solved">${w.solvedOf(count(lang, solved), count(lang, read - wrong))}</strong>
    ${clock(lang, elapsed)}${average}${early}<br />
    ${w.verdicts(one, several, none)}${unread}`;
}

/** @type {(app: App, entry: Entry) => unknown} */
function line(app, entry) {
  const { lang, shown } = app.state;
  const w = words(lang);
  if (entry.fault) return html`<li class="bad">${entry.fault[lang]}</li>`;
  const verdict = entry.verdict === null ? "…" : w.entryVerdicts[entry.verdict];
  const size = shown.drawing.rows.flat().length;
  const text = Array.from({ length: size }, (_, cell) => entry.givens[cell] ?? "·").join("");
  return html`<li>
    <button @click=${() => openEntry(app, entry)} aria-label=${w.openEntry(count(lang, entry.line), verdict ?? "")}>
      <span class="number">${count(lang, entry.line)}</span>${thumbnail(shown.drawing, entry.givens, entry.givens)}
      <span class="givens">${text}</span>
      <span class="entry-verdict v${entry.verdict}">${verdict}</span>
    </button>
  </li>`;
}
