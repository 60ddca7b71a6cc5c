/** A small picture of a drawing, empty or with a solution in it. */

import { classMap, html, nothing, svg } from "../lit.js";
import { boxOf, viewBox } from "./geometry.js";
import { isTinted, lines, shapeOf } from "./ground.js";

/** @import { Drawing, Spot } from "../../worker/protocol.js" */

/** @type {(drawing: Drawing, values?: number[]) => unknown} */
export function thumbnail(drawing, values = []) {
  return html`<svg class="thumbnail ${drawing.shape}" viewBox=${viewBox(boxOf(drawing))} aria-hidden="true">
    ${lines(drawing, false)}
    ${drawing.spots.map((spot) => smallSpot(drawing, spot, values[spot.cell]))}
    ${lines(drawing, true)}
  </svg>`;
}

/** A spot with the value that its cell shows, if it shows one. @type {(drawing: Drawing, spot: Spot, shown: number | undefined) => unknown} */
const smallSpot = (drawing, spot, shown) =>
  svg`<g class="spot ${classMap({ tinted: isTinted(drawing, spot) })}" transform="translate(${spot.x} ${spot.y})">
    ${shapeOf(drawing.shape)}
    ${shown === undefined ? nothing : spot.value === null ? number(shown) : man(spot.value === shown)}
  </g>`;

/** @type {(shown: number) => unknown} */
const number = (shown) => svg`<text y="0.04">${shown}</text>`;

/** @type {(here: boolean) => unknown} */
const man = (here) => (here ? svg`<circle class="man" r="0.28" />` : nothing);
