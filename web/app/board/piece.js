/** A square that stands for one value of its cell: a click puts a piece on it. */

import { setGiven } from "../draft/index.js";
import { isRunning } from "../engine/index.js";
import { classMap, html, nothing } from "../lit.js";
import { words } from "../words/index.js";
import { keyInCell } from "./keys.js";

/** @import { Spot } from "../../worker/protocol.js" */
/** @import { Place } from "./scene.js" */
/** @import { App } from "../state/state.js" */

/** @type {(app: App, spot: Spot, place: Place, style: string) => unknown} */
export function piece(app, spot, place, style) {
  const { state } = app;
  const value = String(spot.value);
  const here = place.text === value;
  const put = () => {
    if (!isRunning(state.run)) setGiven(app, spot.cell, state.draft.givens[spot.cell] === value ? "" : value);
  };
  return html`<button
    class="cell piece ${classMap({ [here ? place.look : "empty"]: true, fault: here && place.faults.length > 0 })}"
    data-cell=${spot.cell}
    data-value=${value}
    aria-pressed=${here}
    aria-label=${words(state.lang).cellValue(spot.cell, Number(value))}
    .style=${style}
    @click=${put}
    @keydown=${(/** @type {KeyboardEvent} */ event) => keyInCell(app, spot, event)}
  >
    ${here ? PIECE : nothing}
  </button>`;
}

const PIECE = html`<svg viewBox="-0.5 -0.5 1 1" aria-hidden="true"><circle r="0.3" /><circle r="0.2" /></svg>`;
