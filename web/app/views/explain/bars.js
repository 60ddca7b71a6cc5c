/** Bars on a logarithmic scale. The finished part is solid; the rest of an unfinished tree is hatched. */

import { classMap, html, nothing } from "../../dom/html.js";

/** @import { Lap } from "../../../worker/protocol.js" */
/** @import { Scale } from "./scale.js" */

/** The least fraction of a track for the rest, so that it stays visible. */
const LEAST = 0.02;

/** @type {(position: number) => string} */
const across = (position) => `${(100 * position).toFixed(3)}%`;

/** @type {(scale: Scale) => unknown} */
const ticks = (scale) => scale.ticks.map(({ position }) => html`<i .style=${`left:${across(position)}`}></i>`);

/** @type {(scale: Scale) => unknown} */
export const emptyTrack = (scale) => html`<div class="track" aria-hidden="true">${ticks(scale)}</div>`;

/** @type {(scale: Scale) => unknown} */
export const axis = (scale) => html`<div class="axis">
  ${scale.ticks
    .filter(({ widths }) => widths.length > 0)
    .map(({ position, label, widths }) => {
      const shown = widths.map((width) => `at-${width}`).join(" ");
      return html`<span class=${shown} .style=${`left:${across(position)}`}>${label}</span>`;
    })}
</div>`;

/** @type {(scale: Scale, lap: Lap, what: "seconds" | "nodes", over: boolean) => unknown} */
export function bar(scale, lap, what, over) {
  const end = scale.position(lap[what]);
  const unfinished = over && !["done", "found"].includes(lap.state);
  return html`<div class="track" aria-hidden="true">
    ${ticks(scale)}
    ${unfinished ? rest(scale, end, lap.in_all[what]) : nothing}
    <b class="done" .style=${`width:max(3px, ${across(end)})`}></b>
  </div>`;
}

/** The rest after the position `end`: torn off, or fading out beyond the scale. @type {(scale: Scale, end: number, whole: number | null) => unknown} */
function rest(scale, end, whole) {
  const reach = whole === null ? 1 : scale.position(whole);
  const endless = whole === null || !scale.reaches(whole);
  const size = `left:${across(end)};width:${across(Math.max(reach - end, LEAST))}`;
  return html`<b class="rest ${classMap({ endless })}" .style=${size}></b>`;
}
