/** @import { Found } from "../../worker/protocol.js" */

/**
 * The solutions of a run that the page has received, in pages, so that a list of any length costs little.
 * A page is requested from the worker when it comes into view.
 */

export const PAGE = 60;
/** The most solutions of one scrolling sheet; a browser cannot scroll over millions of rows. */
export const SHEET = 12000;
/** The most pages in memory: 24,000 solutions. */
const MOST_PAGES = 400;
/** The most spots drawn in thumbnails by one redraw of the page; a thousand at once would be noticeable. */
const MOST_SPOTS = 100;

/**
 * @template [T=Found]
 * @typedef {object} Gallery
 * @property {Map<number, T[]>} pages solutions by page number, the last used last
 * @property {Set<number>} asked requested pages
 * @property {Set<number>} drawn the visible solutions whose thumbnails are drawn
 * @property {boolean} entered whether the first thumbnail takes the focus once there is one
 * @property {boolean} fitted whether to scroll to `top` once the sheet is drawn
 * @property {number} under the height in pixels under each thumbnail, for its number or for words
 * @property {number} sheet the sheet being scrolled
 * @property {number} top its scroll position in pixels
 * @property {number} width the width available for it, in pixels
 * @property {number} height the height available for it, in pixels
 */

/** The height in pixels under a thumbnail for its number. */
const NUMBER = 14;

/** @type {(under?: number) => Gallery<any>} */
export const createGallery = (under = NUMBER) => ({
  pages: new Map(),
  asked: new Set(),
  drawn: new Set(),
  entered: false,
  fitted: false,
  under,
  sheet: 0,
  top: 0,
  width: 0,
  height: 0,
});

/** @type {<T>(gallery: Gallery<T>, number: number) => T | null} */
export const solution = (gallery, number) => gallery.pages.get(Math.floor(number / PAGE))?.[number % PAGE] ?? null;

/**
 * The page to request so that solution `number` of `listed` can be shown; null if it is here or requested.
 * @type {(gallery: Gallery<any>, number: number, listed: number) => number | null}
 */
export function missing(gallery, number, listed) {
  const page = Math.floor(number / PAGE);
  const here = gallery.pages.get(page)?.length ?? 0;
  return number >= listed || number % PAGE < here || gallery.asked.has(page) ? null : page;
}

/** @type {(gallery: Gallery<any>, page: number, solutions: unknown[]) => void} */
export function cachePage(gallery, page, solutions) {
  gallery.asked.delete(page);
  gallery.pages.delete(page);
  gallery.pages.set(page, solutions);
  for (const old of gallery.pages.keys()) {
    if (gallery.pages.size <= MOST_PAGES) break;
    gallery.pages.delete(old);
  }
}

/** The least width of a tile, with the space around it, in pixels. */
export const TILE = 108;

/**
 * `wide` and `tall` are the size of a tile in pixels.
 * @typedef {{ first: number, last: number, columns: number, wide: number, tall: number, height: number, start: number }} Sight
 */

/**
 * The visible part of the sheet: solutions `first` to `last`, in `columns` columns; `start` is the number of the sheet's
 * first solution, `height` the height of the whole sheet in pixels. Tiles are wide enough to fill the rows. Empty until the
 * gallery is measured.
 * @type {(gallery: Gallery, listed: number) => Sight[]}
 */
export function visible(gallery, listed) {
  const start = gallery.sheet * SHEET;
  const here = Math.min(SHEET, listed - start);
  if (gallery.width === 0 || here <= 0) return [];
  const columns = Math.max(1, Math.floor(gallery.width / TILE));
  const wide = Math.min(gallery.width / columns, 1.4 * TILE);
  const tall = Math.round(wide) + gallery.under;
  const rows = Math.ceil(here / columns);
  const above = Math.min(rows - 1, Math.max(0, Math.floor(gallery.top / tall) - 1));
  const below = Math.min(rows, Math.ceil((gallery.top + gallery.height) / tall) + 1);
  const last = Math.min(start + below * columns, start + here) - 1;
  return [{ first: start + above * columns, last, columns, wide, tall, height: rows * tall, start }];
}

/**
 * Adapts to a new size of the gallery. With other columns or wider tiles the first visible solution is in another row:
 * scrolls so that it stays visible.
 * @type {(gallery: Gallery<any>, size: { width: number, height: number }, listed: number) => void}
 */
export function fit(gallery, { width, height }, listed) {
  const [before] = visible(gallery, listed);
  Object.assign(gallery, { width, height });
  const [after] = visible(gallery, listed);
  if (!before || !after || (before.columns === after.columns && before.tall === after.tall)) return;
  const rows = gallery.top / before.tall;
  const row = Math.floor((Math.floor(rows) * before.columns) / after.columns);
  gallery.top = (row + (rows % 1)) * after.tall;
  gallery.fitted = true;
}

/** Scrolls to the row of a solution. @type {(gallery: Gallery, number: number, listed: number) => void} */
export function turnTo(gallery, number, listed) {
  gallery.sheet = Math.floor(number / SHEET);
  for (const { columns, tall, start } of visible(gallery, listed))
    gallery.top = Math.floor((number - start) / columns) * tall;
}

/** The numbers of the visible solutions. @type {(sight: Sight) => number[]} */
export const numbersIn = ({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * Marks more of the visible solutions that have arrived for drawing, some at a time; returns whether there were
 * any. Each thumbnail has `spots` spots.
 * @type {(gallery: Gallery, listed: number, spots: number) => boolean}
 */
export function drawMore(gallery, listed, spots) {
  const inSight = visible(gallery, listed).flatMap(numbersIn);
  const due = inSight.filter((number) => !gallery.drawn.has(number) && solution(gallery, number) !== null);
  const more = due.slice(0, Math.ceil(MOST_SPOTS / spots));
  gallery.drawn = new Set([...inSight.filter((number) => gallery.drawn.has(number)), ...more]);
  return more.length > 0;
}
