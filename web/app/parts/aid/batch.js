/** Many puzzles at once: how far it is, and the list, each one click from the board. */

import { closeBatch, IN_SIGHT, inSight, isWorking, look, openEntry, stopWork } from "../../aid/index.js";
import { icon } from "../../icons.js";
import { html, nothing } from "../../lit.js";
import { clock, count, words } from "../../words/index.js";
import { pager } from "../frame/index.js";

/** @import { Entry, Progress } from "../../../worker/protocol.js" */
/** @import { App, Lang } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function batch(app) {
  const { aid, lang } = app.state;
  const { batch: work } = aid;
  if (!work) return nothing;
  const w = words(lang);
  return html`<section class="batch" aria-label=${w.batch}>
    <h2>${w.batch}</h2>
    <div class="orders">
      <p class="far" role="status">${work.progress ? far(lang, work.progress) : w.working}</p>
      ${
        isWorking(work)
          ? html`<button class="stop" aria-label="${w.stop}: ${w.batch}" @click=${() => stopWork(app, "batch")}>${icon("stop")}${w.stop}</button>`
          : html`<button class="round" aria-label="${w.close}: ${w.batch}" @click=${() => closeBatch(app)}>${icon("clear")}</button>`
      }
    </div>
    ${work.lost ? html`<p class="note bad">${w.lost}</p>` : nothing}
    <ol>${inSight(aid).map((entry) => (entry ? line(app, entry) : html`<li>…</li>`))}</ol>
    ${pager(lang, aid.from, IN_SIGHT, work.progress?.listed ?? 0, (to) => look(app, to))}
  </section>`;
}

/** How far the batch is, and what each puzzle took. @type {(lang: Lang, progress: Progress) => unknown} */
function far(lang, { told = {}, elapsed, state }) {
  const w = words(lang);
  const { read = 0, wrong = 0, solved, verdicts = [0, 0, 0] } = told;
  if (solved === undefined) return w.reading(count(lang, read));
  const each = solved > 0 ? w.each(((1000 * elapsed) / solved).toFixed(2)) : "";
  const [none, one, several] = verdicts.map((number) => count(lang, number));
  return html`<strong data-figure="solved">${w.solvedOf(count(lang, solved), count(lang, read - wrong))}</strong>
    ${clock(lang, elapsed)}${each ? html` · <span data-figure="each">${each}</span>` : nothing}${state === "stopped" ? ` · ${w.stoppedEarly}` : nothing}<br />
    ${w.verdicts(one ?? "0", several ?? "0", none ?? "0")}${wrong > 0 ? html` · <span class="bad">${w.unreadable(count(lang, wrong))}</span>` : nothing}`;
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
      <span class="number">${count(lang, entry.line)}</span><span class="givens">${text}</span>
      <span class="entry-verdict v${entry.verdict}">${verdict}</span>
    </button>
  </li>`;
}
