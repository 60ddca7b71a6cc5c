/** A small picture of a drawing, empty or with a solution in it. */

import { classMap, html, nothing, svg } from "../lit.js";
import { boxOf, viewBox } from "./geometry.js";
import { isTinted, lines, shapeOf } from "./ground.js";

/** @import { Drawing, Spot } from "../../worker/protocol.js" */

/** `values` are those of a solution, or givens as typed, by cell. @type {(drawing: Drawing, values?: number[] | Record<number, string>) => unknown} */
export function thumbnail(drawing, values = []) {
  return html`<svg class="thumbnail ${drawing.shape}" viewBox=${viewBox(boxOf(drawing))} aria-hidden="true">
    ${lines(drawing, false)}
    ${drawing.spots.map((spot) => smallSpot(drawing, spot, values[spot.cell]))}
    ${lines(drawing, true)}
  </svg>`;
}

/** A spot with the value that its cell shows, if it shows one. @type {(drawing: Drawing, spot: Spot, shown: number | string | undefined) => unknown} */
const smallSpot = (drawing, spot, shown) =>
  svg`<g class="spot ${classMap({ tinted: isTinted(drawing, spot) })}" transform="translate(${spot.x} ${spot.y})">
    ${shapeOf(drawing.shape)}
    ${shown === undefined ? nothing : spot.value === null ? number(shown) : man(String(spot.value) === String(shown))}
  </g>`;

/** @type {(shown: number | string) => unknown} */
const number = (shown) => svg`<text y="0.04">${shown}</text>`;

/** @type {(here: boolean) => unknown} */
const man = (here) => (here ? svg`<circle class="man" r="0.28" />` : nothing);
