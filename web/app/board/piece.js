/** A square for one value of its cell: a click puts a piece on it, another a cross. */

import { classMap, guard, html, nothing, svg } from "../dom/html.js";
import { manAt } from "../drawing/index.js";
import { isRunning } from "../engine/index.js";
import { standOf } from "../state/index.js";
import { words } from "../words/index.js";
import { cluesOf } from "./clues.js";
import { drawn as shapeDrawn } from "./drawn.js";
import { keyInCell, stopAt } from "./keys.js";
import { paint } from "./noting.js";
import { nameOfSpot, shownNow, standing } from "./scene.js";
import { begin, end, lift, move, tap } from "./strokes.js";

/** @import { Drawing, Spot } from "../../worker/protocol.js" */
/** @import { Stop } from "./cells.js" */
/** @import { SceneCell } from "./scene.js" */
/** @import { App } from "../state/state.js" */

/** @type {(app: App, spot: Spot, sceneCell: SceneCell, stop: Stop) => unknown} */
export function piece(app, spot, sceneCell, stop) {
  const { state } = app;
  const isCrossed = state.view.kind === "draft" && standOf(state, spot) === "crossed";
  const stands = JSON.stringify([sceneCell, stop, isCrossed, state.lang]);
  return guard([app, shownNow(state), spot, stands], () => drawn(app, spot, sceneCell, stop, isCrossed));
}

/** @type {(app: App, spot: Spot, sceneCell: SceneCell, stop: Stop, isCrossed: boolean) => unknown} */
function drawn(app, spot, sceneCell, { style, tabindex, painted }, isCrossed) {
  const { state } = app;
  const value = String(spot.value);
  const here = sceneCell.text === value;
  const name = nameOfSpot(state, spot);
  const w = words(state.lang);
  const described = [
    ...(here ? standing(sceneCell, state.lang) : []),
    ...(isCrossed ? [w.isCrossed] : []),
    ...cluesOf(shownNow(state).drawing, state.lang, spot.cell),
  ];
  const looks = { [here ? sceneCell.look : "empty"]: true, fault: here && sceneCell.faulty, painted };
  const put = (/** @type {MouseEvent} */ event) => {
    if (state.aid.mode === "colour" && !isRunning(state.run)) paint(app, spot);
    else tap(app, spot, event);
  };
  return html`<button
    class="cell piece ${classMap(looks)}"
    data-cell=${spot.cell}
    data-value=${value}
    tabindex=${tabindex}
    aria-pressed=${here}
    aria-description=${described.join(" ") || nothing}
    aria-label=${sceneCell.look === "given" && here ? w.isGiven(name) : name}
    .style=${style}
    @click=${put}
    @pointerdown=${(/** @type {PointerEvent} */ event) => begin(app, spot, event)}
    @pointermove=${(/** @type {PointerEvent} */ event) => move(app, spot, event)}
    @pointerup=${(/** @type {PointerEvent} */ event) => lift(app, event)}
    @pointercancel=${() => end(app)}
    @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}
    @focus=${() => stopAt(app, spot)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => keyInCell(app, spot, event)}
  >
    ${here ? man(shownNow(state).drawing.piece) : nothing}
  </button>`;
}

/** A piece; a disc has a ring on it. @type {(piece: Drawing["piece"]) => unknown} */
const man = (piece) => html`<svg viewBox="-0.5 -0.5 1 1" aria-hidden="true">
    ${shapeDrawn(manAt(piece, 0, 0))}${piece === "disc" ? svg`<circle r="0.2" />` : nothing}
  </svg>`;
