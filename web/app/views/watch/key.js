/** The meaning of the looks of cells, under the board, and how many cells the plan chooses and computes. */

import { html, nothing } from "../../dom/html.js";
import { planRows } from "../../state/index.js";
import { watching } from "../../words/watching.js";

/** @import { State } from "../../state/state.js" */

/** @type {(state: State) => unknown} */
export function boardKey(state) {
  if (state.puzzle.kind === "movement") return nothing;
  const w = watching(state.lang);
  const rows = planRows(state);
  const computed = rows.filter(({ chosen }) => !chosen).length;
  return html`<ul class="board-key">
    ${
      computed === 0
        ? html`<li class="chosen">${w.lookChosen}</li>`
        : html`<li class="chosen">${w.cellsChosen(rows.length - computed)}</li>
          <li class="computed">${w.cellsComputed(computed)}</li>`
    }
    <li class="refused">${w.lookRefused}</li>
  </ul>`;
}
