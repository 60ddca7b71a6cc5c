/** The solutions found, as thumbnails on a shelf. */

import { thumbnail } from "../../board/index.js";
import { guard, html, nothing } from "../../lit.js";
import { fetchMissing, openSolution } from "../../search/index.js";
import { SHEET, solution, visible } from "../../state/index.js";
import { count, words } from "../../words/index.js";
import { numberIn, shelf } from "../frame/index.js";

/** @import { App } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */

/** @type {(app: App) => unknown} */
export function gallery(app) {
  const { run, lang } = app.state;
  const listed = run?.progress?.listed ?? 0;
  if (!run || listed === 0) return nothing;
  const w = words(lang);
  const scroll = (/** @type {number} */ top) => look(app, run, { top });
  return html`<section class="gallery" aria-label=${w.solutions}>
    <h2>${w.solutions} <span>${count(lang, listed)}</span></h2>
    ${listed > SHEET ? sheets(app, run, listed) : nothing}
    ${shelf(visible(run.gallery, listed), (number, spot) => tile(app, run, number, spot), scroll)}
  </section>`;
}

/** @type {(app: App, run: Run, number: number, spot: string) => unknown} */
function tile(app, run, number, spot) {
  const { view, lang } = app.state;
  const values = /** @type {number[] | null} */ (solution(run.gallery, number));
  const open = view.kind === "solution" && view.number === number;
  const name = count(lang, number + 1);
  return html`<li .style=${spot}>
    <button
      aria-label=${words(lang).solutionNumber(name)}
      aria-current=${open}
      @click=${() => openSolution(app, number)}
    >
      ${guard([values, run.shown], () => thumbnail(run.shown.drawing, values ?? []))}
      <span class="number">${name}</span>
    </button>
  </li>`;
}

/** The choice of the part of a very long list. @type {(app: App, run: Run, listed: number) => unknown} */
function sheets(app, run, listed) {
  const { lang } = app.state;
  const w = words(lang);
  const turn = (/** @type {Event} */ event) => {
    document.querySelector(".shelf")?.scrollTo(0, 0);
    look(app, run, { sheet: numberIn(event), top: 0 });
  };
  return html`<label class="sheets">${w.sheets}
    <select @change=${turn}>
      ${Array.from({ length: Math.ceil(listed / SHEET) }, (_, sheet) => {
        const last = Math.min(listed, (sheet + 1) * SHEET);
        const name = w.sheet(count(lang, sheet * SHEET + 1), count(lang, last));
        return html`<option value=${sheet} ?selected=${sheet === run.gallery.sheet}>${name}</option>`;
      })}
    </select>
  </label>`;
}

/** @type {(app: App, run: Run, sight: Partial<Run["gallery"]>) => void} */
function look(app, run, sight) {
  Object.assign(run.gallery, sight);
  fetchMissing(app);
  app.draw();
}

/** Takes the size of the shelf into the state; called after each drawing. @type {(app: App) => void} */
export function measureShelf(app) {
  const place = document.querySelector(".shelf");
  const { run } = app.state;
  if (!run || !place) return;
  const { clientWidth: width, clientHeight: height } = place;
  if (width === run.gallery.width && height === run.gallery.height) return;
  look(app, run, { width, height, top: place.scrollTop });
}
