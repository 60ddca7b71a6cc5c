/** Going through a long list, a stretch at a time. */

import { icon } from "../../icons.js";
import { html, nothing } from "../../lit.js";
import { count, words } from "../../words/index.js";

/** @import { Lang } from "../../state/state.js" */

/** `from` is the number of the first entry in sight. @type {(lang: Lang, from: number, inSight: number, all: number, turn: (from: number) => void) => unknown} */
export function pager(lang, from, inSight, all, turn) {
  if (all <= inSight) return nothing;
  const w = words(lang);
  const last = Math.min(from + inSight, all);
  return html`<div class="pager">
    <button class="round" ?disabled=${from === 0} aria-label=${w.previous} @click=${() => turn(Math.max(0, from - inSight))}>${icon("back")}</button>
    <span>${w.stretch(count(lang, from + 1), count(lang, last), count(lang, all))}</span>
    <button class="round" ?disabled=${last >= all} aria-label=${w.next} @click=${() => turn(from + inSight)}>${icon("forward")}</button>
  </div>`;
}
