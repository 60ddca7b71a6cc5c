/** The solutions found, or a selection of them, as thumbnails. */

import { thumbnail } from "../../board/index.js";
import { classMap, guard, html, nothing } from "../../dom/html.js";
import { fetchMissing, openKind, openSolution } from "../../search/index.js";
import { chosenIn, drawMore, fit, listedOn, SHEET, shelfOf, solution, valuesIn, visible } from "../../state/index.js";
import { count, words } from "../../words/index.js";
import { numberIn, shelf } from "../frame/index.js";
import { picking, picksKinds } from "./picking.js";

/** @import { Gallery } from "../../state/pages.js" */
/** @import { App, Lang } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */

/** @type {(app: App) => unknown} */
export function gallery(app) {
  const { run, lang } = app.state;
  const found = run?.progress?.listed ?? 0;
  if (!run || found === 0) return nothing;
  const w = words(lang);
  const { gallery: tiles } = shelfOf(run);
  const listed = listedOn(run);
  const scroll = (/** @type {number} */ top) => look(app, tiles, { top });
  return html`<section class="gallery" id="gallery" aria-label=${w.solutions}>
    <h2>${w.solutions} <span>${holding(run, found, listed, lang)}</span></h2>
    ${picking(app, run)}
    ${listed > SHEET ? sheets(app, tiles, listed) : nothing}
    ${shelf(visible(tiles, listed), (number, spot) => tile(app, run, number, spot), scroll)}
  </section>`;
}

/**
 * The content of the gallery: the images of a kind, a selection, or as many as were listed.
 * @type {(run: Run, found: number, listed: number, lang: Lang) => string}
 */
function holding(run, found, listed, lang) {
  const w = words(lang);
  if (shelfOf(run) !== run) {
    const { kind } = run.picking;
    const some = count(lang, listed);
    return kind === null ? w.ofAll(some, count(lang, found)) : w.imagesOfKind(some, count(lang, kind + 1));
  }
  const { solutions = 0, dropped = 0, earlier = 0 } = run.progress ?? {};
  const each = solutions > found && dropped + earlier === 0;
  return each ? w.oneOfEachKind(count(lang, found), count(lang, solutions)) : count(lang, found);
}

/** @type {(app: App, run: Run, number: number, spot: string) => unknown} */
function tile(app, run, number, spot) {
  const { view, lang } = app.state;
  const w = words(lang);
  const { gallery: tiles } = shelfOf(run);
  const found = solution(tiles, number);
  const values = valuesIn(found);
  const { images, how } = chosenIn(found) ?? {};
  const open = view.kind === "solution" && view.number === number;
  const name = count(lang, number + 1);
  const kinds = picksKinds(app.state);
  const act = kinds ? () => openKind(app, run, number) : () => openSolution(app, number);
  return html`<li .style=${spot}>
    <button id=${open ? "picked" : nothing} aria-current=${open} title=${how?.[lang] ?? nothing} class=${classMap({ described: how !== undefined })} @click=${act}>
      <span class="unseen">${kinds ? w.kindNumber(name) : how ? w.imageNumber(name) : w.solutionNumber(name)}</span>
      ${tiles.drawn.has(number) ? guard([values, run.shown], () => thumbnail(run.shown.drawing, values ?? [])) : nothing}
      ${how ? html`<span class="how">${how[lang]}</span>` : html`<span class="number" aria-hidden="true">${name}</span>`}
      ${images === undefined ? nothing : html`<span class="times">×${count(lang, images)}</span>`}
    </button>
  </li>`;
}

/** The choice of a section of a very long list. @type {(app: App, tiles: Gallery, listed: number) => unknown} */
function sheets(app, tiles, listed) {
  const { lang } = app.state;
  const w = words(lang);
  const choose = (/** @type {Event} */ event) => {
    document.querySelector(".shelf")?.scrollTo(0, 0);
    look(app, tiles, { sheet: numberIn(event), top: 0 });
  };
  return html`<label class="sheets">${w.sheets}
    <select @change=${choose}>
      ${Array.from({ length: Math.ceil(listed / SHEET) }, (_, sheet) => {
        const last = Math.min(listed, (sheet + 1) * SHEET);
        const name = w.sheet(count(lang, sheet * SHEET + 1), count(lang, last));
        return html`<option value=${sheet} ?selected=${sheet === tiles.sheet}>${name}</option>`;
      })}
    </select>
  </label>`;
}

/** @type {(app: App, tiles: Gallery, sight: Partial<Gallery>) => void} */
function look(app, tiles, sight) {
  Object.assign(tiles, sight);
  fetchMissing(app);
  app.draw();
}

/**
 * The visible size of a gallery, as last reported by the browser; reading it here would force a layout.
 * @type {WeakMap<Element, { width: number, height: number }>}
 */
const sizes = new WeakMap();

/** Goes to the solutions; the keyboard focus moves to the first one as soon as it is rendered. @type {(app: App, run: Run) => void} */
export function goToShelf(app, run) {
  shelfOf(run).gallery.entered = true;
  app.state.sought = "gallery";
  app.draw();
}

/** Stores the size of the gallery in the state, and draws more of its thumbnails; called after each drawing. @type {(app: App) => void} */
export function furnishShelf(app) {
  const place = document.querySelector(".shelf");
  const { run } = app.state;
  if (!run || !place) return;
  const { gallery: tiles } = shelfOf(run);
  const size = sizes.get(place) ?? watch(app, place);
  if (size.width !== tiles.width || size.height !== tiles.height) {
    if (!tiles.fitted) tiles.top = place.scrollTop;
    fit(tiles, size, listedOn(run));
    look(app, tiles, {});
  } else if (tiles.fitted) {
    tiles.fitted = false;
    place.scrollTop = tiles.top;
  }
  const first = tiles.entered && place.querySelector("button");
  if (first) {
    tiles.entered = false;
    first.focus({ preventScroll: true });
  }
  if (drawMore(tiles, listedOn(run), run.shown.drawing.spots.length)) app.draw();
}

/** @type {(app: App, place: Element) => { width: number, height: number }} */
function watch(app, place) {
  const resized = () => {
    sizes.set(place, { width: place.clientWidth, height: place.clientHeight });
    app.draw();
  };
  new ResizeObserver(resized).observe(place);
  const unknown = { width: 0, height: 0 };
  sizes.set(place, unknown);
  return unknown;
}
