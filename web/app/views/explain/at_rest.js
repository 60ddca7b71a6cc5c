/** The legend of what a board at rest shows: how many of its cells the plan chooses, and how many it computes. */

import { html, nothing } from "../../dom/html.js";
import { rowsAtRest } from "../../explain/index.js";
import { watching } from "../../words/watching.js";

/** @import { State } from "../../state/state.js" */

/** Nothing if the plan computes no cell. @type {(state: State) => unknown} */
export function legendAtRest(state) {
  const rows = rowsAtRest(state);
  const computed = rows.filter(({ chosen }) => !chosen).length;
  if (computed === 0) return nothing;
  const w = watching(state.lang);
  return html`<ul class="board-key">
    <li class="chosen">${w.cellsChosen(rows.length - computed)}</li>
    <li class="computed">${w.cellsComputed(computed)}</li>
  </ul>`;
}
