/** The meaning of the colours: the outcome of a branch, and which rule cut it. */

import { html, nothing } from "../../dom/html.js";
import { count, words } from "../../words/index.js";

/** @import { Lang } from "../../state/state.js" */
/** @import { Words } from "../../words/words.js" */
/** @import { Scale } from "./scale.js" */

/** @type {[look: string, name: (words: Words) => string][]} */
const LOOKS = [
  ["open", (w) => w.lookOpen],
  ["bare", (w) => w.lookBare],
  ["leafy", (w) => w.lookLeafy],
  ["solved", (w) => w.lookSolved],
];

/** `compares`: a second tree is pale where it is as the first one; `loses`: what is missing is hatched. @type {(lang: Lang, scale: Scale, looks: { compares: boolean, loses: boolean }) => unknown} */
export function legend(lang, { legend: entries }, { compares, loses }) {
  const w = words(lang);
  return html`<ul class="legend" aria-label=${w.legend}>
    ${LOOKS.map(([look, name]) => html`<li><i class=${look}></i>${name(w)}</li>`)}
    ${[...entries].map(
      ([colour, { words: said, cuts }]) =>
        html`<li><i class="cut-${colour}"></i>${said ? said[lang] || w.lookCut : w.otherRules} <span>${w.cutSoOften(count(lang, cuts))}</span></li>`,
    )}
    ${compares ? html`<li><i class="equal"></i>${w.lookEqual}</li>` : nothing}
    ${loses ? html`<li><i class="lost"></i>${w.lookLost}</li>` : nothing}
  </ul>`;
}
