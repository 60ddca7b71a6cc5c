/** A square for one value of its cell: a click puts a piece on it. */

import { classMap, html, nothing } from "../dom/html.js";
import { setGiven, toggleMark } from "../draft/index.js";
import { isRunning } from "../engine/index.js";
import { words } from "../words/index.js";
import { cluesOf } from "./clues.js";
import { keyInCell, stopAt } from "./keys.js";
import { paint } from "./noting.js";
import { nameOfSpot, shownNow, standing } from "./scene.js";

/** @import { Spot } from "../../worker/protocol.js" */
/** @import { Stop } from "./cells.js" */
/** @import { Place } from "./scene.js" */
/** @import { App } from "../state/state.js" */

/** @type {(app: App, spot: Spot, place: Place, stop: Stop) => unknown} */
export function piece(app, spot, place, { style, tabindex, painted }) {
  const { state } = app;
  const value = String(spot.value);
  const here = place.text === value;
  const name = nameOfSpot(state, spot);
  const w = words(state.lang);
  const { mode } = state.aid;
  const described = [
    ...(here ? standing(place, state.lang) : []),
    ...cluesOf(shownNow(state).drawing, state.lang, spot.cell),
  ];
  const looks = { [here ? place.look : "empty"]: true, fault: here && place.faulty, painted };
  const put = () => {
    if (isRunning(state.run)) return;
    if (mode === "colour") paint(app, spot);
    else if (mode === "pencil") toggleMark(app, spot.cell, Number(value));
    else setGiven(app, spot.cell, state.draft.givens[spot.cell] === value ? "" : value);
  };
  return html`<button
    class="cell piece ${classMap(looks)}"
    data-cell=${spot.cell}
    data-value=${value}
    tabindex=${tabindex}
    aria-pressed=${here}
    aria-description=${described.join(" ") || nothing}
    aria-label=${place.look === "given" && here ? w.isGiven(name) : name}
    .style=${style}
    @click=${put}
    @focus=${() => stopAt(app, spot)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => keyInCell(app, spot, event)}
  >
    ${here ? PIECES[shownNow(state).drawing.piece] : nothing}
  </button>`;
}

const PIECES = {
  disc: html`<svg viewBox="-0.5 -0.5 1 1" aria-hidden="true"><circle r="0.3" /><circle r="0.2" /></svg>`,
  square: html`<svg viewBox="-0.5 -0.5 1 1" aria-hidden="true"><rect x="-0.44" y="-0.44" width="0.88" height="0.88" /></svg>`,
};
