/** Nodes, cuts and dead ends of each level, as bars on a logarithmic scale shared by both trees. */

import { guard, html, nothing } from "../../dom/html.js";
import { count, words } from "../../words/index.js";
import { boundShown } from "./scale.js";

/** @import { Lang } from "../../state/state.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Grown, Scale } from "./scale.js" */

/** `pulse` changes when the table is to be rendered again. @type {(lang: Lang, run: Grown, side: Side, scale: Scale, pulse: number) => unknown} */
export const levels = (lang, run, side, scale, pulse) =>
  guard([run, pulse, lang, side.bound, scale.most, scale.rows], () => table(lang, run, side, scale));

/** @type {(lang: Lang, run: Grown, side: Side, scale: Scale) => unknown} */
function table(lang, run, side, { most, rows }) {
  const w = words(lang);
  const { nodes, cuts, dead } = boundShown(run, side).levels;
  const whole = !run.sampled; // the outcome of the others is not reported
  /** @type {(name: string, counts: number[], level: number) => unknown} */
  const cell = (name, counts, level) => {
    const number = counts[level] ?? 0;
    const size = `width:${((100 * Math.log1p(number)) / Math.log1p(most)).toFixed(2)}%`;
    return html`<td class=${name}>${number > 0 ? html`<i .style=${size}></i>` : nothing}<span>${count(lang, number)}</span></td>`;
  };
  return html`<div class="levels-sheet" tabindex="0" role="group" aria-label=${w.byLevel}>
    <table class="levels">
      <thead>
        <tr>
          <th scope="col">${w.depth}</th><th scope="col">${w.nodes}</th><th scope="col">${w.cuts}</th>
          ${whole ? html`<th scope="col" title=${w.deadEndsHint}>${w.deadEnds}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${Array.from({ length: rows - 1 }, (_, at) => at + 1).map(
          (level) => html`<tr>
            <th scope="row">${level}</th>
            ${cell("nodes", nodes, level)} ${cell("cuts", cuts, level)} ${whole ? cell("dead", dead, level) : nothing}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
