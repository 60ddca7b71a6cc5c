/**
 * Long lists, of which only the visible part is rendered.
 *
 * turner    the visible part, between the buttons for previous and next
 * stretch   entries `from` to `from + inSight` of a list of `all`; `turn` changes the first one
 * shelf     tiles on a sheet that scrolls
 */

import { html, nothing, repeat } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { numbersIn } from "../../state/index.js";
import { count, words } from "../../words/index.js";

/** @import { Lang } from "../../state/state.js" */
/** @import { Sight } from "../../state/pages.js" */

/** @typedef {{ from: number, inSight: number, all: number, turn: (from: number) => void }} Stretch */

/** `back` and `on` are null at the ends. @type {(lang: Lang, shown: unknown, back: (() => void) | null, on: (() => void) | null) => unknown} */
export function turner(lang, shown, back, on) {
  const w = words(lang);
  return html`<button class="round" ?disabled=${back === null} aria-label=${w.previous} @click=${back}>
      ${icon("back")}
    </button>
    ${shown}
    <button class="round" ?disabled=${on === null} aria-label=${w.next} @click=${on}>${icon("forward")}</button>`;
}

/** The visible entries. @type {(stretch: Omit<Stretch, "turn">, entry: (number: number) => unknown) => unknown[]} */
export const entriesOf = ({ from, inSight, all }, entry) =>
  Array.from({ length: Math.max(0, Math.min(inSight, all - from)) }, (_, index) => entry(from + index));

/** The buttons for the other entries, if there are any. @type {(lang: Lang, stretch: Stretch) => unknown} */
export function pager(lang, { from, inSight, all, turn }) {
  if (all <= inSight) return nothing;
  const last = Math.min(from + inSight, all);
  const shown = html`<span>${words(lang).stretch(count(lang, from + 1), count(lang, last), count(lang, all))}</span>`;
  const back = from === 0 ? null : () => turn(Math.max(0, from - inSight));
  const on = last >= all ? null : () => turn(from + inSight);
  return html`<div class="pager">${turner(lang, shown, back, on)}</div>`;
}

/** @type {(sights: Sight[], tile: (number: number, spot: string) => unknown, scroll: (top: number) => void) => unknown} */
export function shelf(sights, tile, scroll) {
  const scrolled = (/** @type {Event} */ event) => scroll(/** @type {HTMLElement} */ (event.target).scrollTop);
  return html`<div class="shelf" tabindex="-1" data-measured @scroll=${scrolled}>
    ${sights.map((sight) => html`<ul .style=${`height:${sight.height}px`}>${tilesIn(sight, tile)}</ul>`)}
  </div>`;
}

/** The visible tiles, each with its position on the sheet. @type {(sight: Sight, tile: (number: number, spot: string) => unknown) => unknown} */
const tilesIn = (sight, tile) =>
  repeat(
    numbersIn(sight),
    (number) => number,
    (number) => {
      const { columns, wide, tall, start } = sight;
      const place = number - start;
      const at = `left:${(place % columns) * wide}px;top:${Math.floor(place / columns) * tall}px`;
      return tile(number, `${at};width:${wide}px;height:${tall}px`);
    },
  );
