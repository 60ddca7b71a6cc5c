/** The meaning of the looks of cells, under the board. */

import { html, nothing } from "../../dom/html.js";
import { words } from "../../words/index.js";

/** @import { State } from "../../state/state.js" */

/** @type {(state: State) => unknown} */
export function boardKey({ puzzle, lang, plan }) {
  if (puzzle.kind === "movement") return nothing;
  const w = words(lang);
  const computes = plan.plan?.rows.some(({ chosen }) => !chosen) ?? false;
  return html`<ul class="board-key">
    <li class="chosen">${w.lookChosen}</li>
    ${computes ? html`<li class="computed">${w.lookComputed}</li>` : nothing}
    <li class="refused">${w.lookRefused}</li>
  </ul>`;
}
