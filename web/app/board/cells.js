/** The board of a placement: an SVG picture with a real input, or a button, on each spot. */

import { pencilled } from "../aid/index.js";
import { classMap, html, repeat } from "../lit.js";
import { can } from "../state/index.js";
import { words } from "../words/index.js";
import { entry } from "./entry.js";
import { boxOf, viewBox } from "./geometry.js";
import { ground, lines } from "./ground.js";
import { piece } from "./piece.js";
import { sceneOf, shownNow } from "./scene.js";

/** @import { Spot } from "../../worker/protocol.js" */
/** @import { Pencil } from "../aid/candidates.js" */
/** @import { Box } from "./geometry.js" */
/** @import { Place } from "./scene.js" */
/** @import { App, State } from "../state/state.js" */

/** A spot of the drawing with its cell as it stands. @typedef {{ spot: Spot, place: Place }} Stand */

/** Spots across beyond which the numbers of the cells are left out on a small screen. */
const MANY_ACROSS = 7;

/** @type {(app: App) => unknown} */
export function board(app) {
  const { state } = app;
  const { drawing } = shownNow(state);
  const values = state.shown.values ?? [];
  const places = sceneOf(state);
  const pencils = can(state, "hint") ? pencilled(state, places) : [];
  const stands = drawing.spots.flatMap((spot) => {
    const place = places[spot.cell];
    return place ? [{ spot, place }] : [];
  });
  const groundOf = (/** @type {Stand} */ { spot, place }) => ground(drawing, spot, place, values, pencils[spot.cell]);
  const box = boxOf(drawing);
  const looks = {
    [drawing.shape]: true,
    unnumbered: !isNumbered(state, places, pencils),
    stale: state.stale,
    fine: box.width > MANY_ACROSS,
  };
  return html`<div
    class="board ${classMap(looks)}"
    role="group"
    aria-label=${words(state.lang).board}
    .style=${`--wide:${box.width};--tall:${box.height};aspect-ratio:${box.width}/${box.height}`}
  >
    <svg viewBox=${viewBox(box)} aria-hidden="true">
      ${lines(drawing, false)}
      ${repeat(plainFirst(stands), nameOf, groundOf)}
      ${lines(drawing, true)}
    </svg>
    ${repeat(stands, nameOf, ({ spot, place }) => {
      const control = spot.value === null ? entry : piece;
      return control(app, spot, place, whereabouts(box, spot));
    })}
  </div>`;
}

/** A spot keeps its elements while others are drawn above it. @type {(stand: Stand) => string} */
const nameOf = ({ spot }) => `${spot.cell} ${spot.value}`;

/** Those with something on them last, so that no neighbour hides a part of their edges. @type {(stands: Stand[]) => Stand[]} */
function plainFirst(stands) {
  const isPlain = (/** @type {Stand} */ { place }) => place.look === "empty" && !place.lit && !place.told;
  return [...stands.filter(isPlain), ...stands.filter((each) => !isPlain(each))];
}

/** Whether cells bear their numbers: where there are no marks, or where words go by number. @type {(state: State, places: Place[], pencils: Pencil[]) => boolean} */
const isNumbered = ({ view }, places, pencils) =>
  pencils.length === 0 || view.kind === "run" || places.some(({ faults }) => faults.length > 0);

/** Where the control of a spot is. @type {(box: Box, spot: Spot) => string} */
const whereabouts = (box, { x, y }) =>
  `left:${(100 * (x - box.x)) / box.width}%;top:${(100 * (y - box.y)) / box.height}%`;
