/** How many cells a plan chooses, and how many it computes. */

import { html, nothing } from "../../dom/html.js";
import { rowsAtRest } from "../../explain/index.js";
import { watching } from "../../words/watching.js";

/** @import { PlanRow } from "../../../worker/protocol.js" */
/** @import { Lang, State } from "../../state/state.js" */

/** The legend of a board at rest. @type {(state: State) => unknown} */
export function legendAtRest(state) {
  const parts = chosenAndComputed(state.lang, rowsAtRest(state));
  return parts ? html`<ul class="board-key">${parts}</ul>` : nothing;
}

/** The parts of a legend; null if the plan computes no cell. @type {(lang: Lang, rows: PlanRow[]) => unknown} */
export function chosenAndComputed(lang, rows) {
  const computed = rows.filter(({ chosen }) => !chosen).length;
  if (computed === 0) return null;
  const w = watching(lang);
  return html`<li class="chosen">${w.cellsChosen(rows.length - computed)}</li>
    <li class="computed">${w.cellsComputed(computed)}</li>`;
}
