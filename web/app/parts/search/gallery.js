/** The solutions found, as thumbnails in a list that only makes those in sight. */

import { thumbnail } from "../../board/index.js";
import { guard, html, nothing } from "../../lit.js";
import { fetchMissing, openSolution } from "../../search/index.js";
import { SHEET, solution, TILE, visible } from "../../state/index.js";
import { count, words } from "../../words/index.js";

/** @import { App } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */

/** @type {(app: App) => unknown} */
export function gallery(app) {
  const { run, lang } = app.state;
  const listed = run?.progress?.listed ?? 0;
  if (!run || listed === 0) return nothing;
  const w = words(lang);
  return html`<section class="gallery" aria-label=${w.solutions}>
    <h2>${w.solutions} <span>${count(lang, listed)}</span></h2>
    ${listed > SHEET ? sheets(app, run, listed) : nothing}
    <div class="shelf" tabindex="-1" data-measured @scroll=${(/** @type {Event} */ event) => scrolled(app, run, event)}>
      ${visible(run.gallery, listed).map(
        ({ first, last, columns, height, start }) => html`<ul .style=${`height:${height}px`}>
          ${Array.from({ length: last - first + 1 }, (_, index) => {
            const place = first - start + index;
            const spot = `left:${(place % columns) * TILE}px;top:${Math.floor(place / columns) * TILE}px`;
            return tile(app, run, first + index, spot);
          })}
        </ul>`,
      )}
    </div>
  </section>`;
}

/** @type {(app: App, run: Run, number: number, spot: string) => unknown} */
function tile(app, run, number, spot) {
  const { view, lang } = app.state;
  const values = /** @type {number[] | null} */ (solution(run.gallery, number));
  const open = view.kind === "solution" && view.number === number;
  const name = count(lang, number + 1);
  return html`<li .style=${spot}>
    <button aria-label=${words(lang).solutionNumber(name)} aria-current=${open} @click=${() => openSolution(app, number)}>
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
    run.gallery.sheet = Number(/** @type {HTMLSelectElement} */ (event.target).value);
    run.gallery.top = 0;
    document.querySelector(".shelf")?.scrollTo(0, 0);
    fetchMissing(app);
    app.draw();
  };
  return html`<label class="sheets">${w.sheets}
    <select @change=${turn}>
      ${Array.from({ length: Math.ceil(listed / SHEET) }, (_, sheet) => {
        const last = Math.min(listed, (sheet + 1) * SHEET);
        const span = w.sheet(count(lang, sheet * SHEET + 1), count(lang, last));
        return html`<option value=${sheet} ?selected=${sheet === run.gallery.sheet}>${span}</option>`;
      })}
    </select>
  </label>`;
}

/** @type {(app: App, run: Run, event: Event) => void} */
function scrolled(app, run, event) {
  run.gallery.top = /** @type {HTMLElement} */ (event.target).scrollTop;
  fetchMissing(app);
  app.draw();
}

/** Takes the size of the shelf into the state; called after each drawing. @type {(app: App) => void} */
export function measureShelf(app) {
  const shelf = document.querySelector(".shelf");
  const { run } = app.state;
  if (!run || !shelf) return;
  const { clientWidth: width, clientHeight: height } = shelf;
  if (width === run.gallery.width && height === run.gallery.height) return;
  Object.assign(run.gallery, { width, height, top: shelf.scrollTop });
  fetchMissing(app);
  app.draw();
}
