/** What lies under the controls of a board: lines, and the ground of each spot with what is written on it. */

import { classMap, nothing, svg } from "../lit.js";
import { HEXAGON } from "./geometry.js";
import { marks } from "./marks.js";

/** @import { Drawing, Spot } from "../../worker/protocol.js" */
/** @import { Pencil } from "../aid/candidates.js" */
/** @import { Place } from "./scene.js" */

/** Lines under the spots, or the thick ones above them. @type {(drawing: Drawing, thick: boolean) => unknown} */
export const lines = (drawing, thick) =>
  drawing.lines
    .filter((line) => line.thick === thick)
    .map((line) => svg`<polyline class=${thick ? "border" : "line"} points=${line.points.join(" ")} />`);

/** @type {(shape: Drawing["shape"]) => unknown} */
export function shapeOf(shape) {
  if (shape === "circle") return svg`<circle r="0.42" />`;
  if (shape === "hexagon") return svg`<polygon points=${HEXAGON} />`;
  return svg`<rect x="-0.5" y="-0.5" width="1" height="1" />`;
}

/** A drawing names its tinted spots by their places among its spots. @type {(drawing: Drawing, spot: Spot) => boolean} */
export const isTinted = ({ tinted, spots }, spot) => tinted.includes(spots.indexOf(spot));

/** The ground of a spot, with what is pencilled on it. @type {(drawing: Drawing, spot: Spot, place: Place, values: number[], pencil?: Pencil) => unknown} */
export function ground(drawing, spot, place, values, pencil) {
  const { cell, x, y, value } = spot;
  const here = value === null || place.text === String(value);
  const looks = {
    [here ? place.look : "empty"]: true,
    tinted: isTinted(drawing, spot),
    lit: place.lit,
    fault: here && place.faults.length > 0,
    looked: pencil?.lit ?? false,
    [`told-${place.told}`]: place.told !== undefined,
  };
  return svg`<g class="spot ${classMap(looks)}" transform="translate(${x} ${y})">
    ${shapeOf(drawing.shape)}
    ${value === null ? svg`<text class="index" y="-0.24">${cell}</text>` : nothing}
    ${value === null || value === values[0] ? letter(place) : nothing}
    ${pencil ? marks(pencil, values) : nothing}
  </g>`;
}

/** The letter of a cell in the plan: large while the cell is empty; on a row of squares the first one bears it. @type {(place: Place) => unknown} */
function letter({ letter: sign, text }) {
  if (!sign) return nothing;
  const looks = { long: sign.length > 2, aside: text !== "" };
  return svg`<text class="letter ${classMap(looks)}">${sign}</text>`;
}
