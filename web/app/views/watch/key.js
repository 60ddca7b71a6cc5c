/** The meaning of the looks of cells, under the board, and how many cells the plan chooses and computes. */

import { html, nothing } from "../../dom/html.js";
import { isDeducing, planRows } from "../../state/index.js";
import { watching } from "../../words/watching.js";
import { chosenAndComputed } from "../explain/index.js";

/** @import { State } from "../../state/state.js" */

/** @type {(state: State) => unknown} */
export function boardKey(state) {
  if (state.puzzle.kind === "movement") return nothing;
  const w = watching(state.lang);
  const rows = planRows(state);
  const deduces = isDeducing(state, state.draft.strategy);
  return html`<ul class="board-key" aria-label=${w.boardKey}>
    ${chosenAndComputed(state.lang, rows) ?? html`<li class="chosen">${rows.length > 0 || deduces ? w.lookChosen : w.lookPlaced}</li>`}
    ${deduces ? html`<li class="computed">${w.lookFollows}</li>` : nothing}
    <li class="refused">${w.lookRefused}</li>
  </ul>`;
}
