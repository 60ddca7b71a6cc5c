/** A position, small and still. */

import { html, nothing, svg } from "../dom/html.js";
import { isEmpty } from "../state/index.js";
import { words } from "../words/index.js";
import { boxOf, hullOf, viewBox } from "./geometry.js";

/** @import { Drawing } from "../../worker/protocol.js" */
/** @import { Lang } from "../state/state.js" */

/** @type {(drawing: Drawing, faces: string[]) => unknown} */
export function picture(drawing, faces) {
  return html`<svg class="picture ${drawing.shape}" viewBox=${viewBox(boxOf(drawing, 0.05))} aria-hidden="true">
    ${tray(drawing)}
    ${drawing.spots.map(
      ({ cell, x, y }) => svg`<g transform="translate(${x} ${y})">${sign(drawing.shape, faces[cell])}</g>`,
    )}
  </svg>`;
}

/** The tray under the places, which follows the outline of the whole. @type {(drawing: Drawing) => unknown} */
export function tray({ spots, shape }) {
  const reach = shape === "square" ? [-0.36, 0.36] : [0];
  const corners = spots.flatMap(({ x, y }) => reach.flatMap((dx) => reach.map((dy) => ({ x: x + dx, y: y + dy }))));
  const points = hullOf(corners).map(({ x, y }) => `${x},${y}`);
  return svg`<polygon class="tray" points=${points.join(" ")} />`;
}

/** @type {(shape: Drawing["shape"], face: string | undefined) => unknown} */
function sign(shape, face) {
  if (isEmpty(face)) return svg`<circle class="face empty" r="0.13" />`;
  if (face === "black" || face === "white" || face === "peg") return svg`<circle class="face ${face}" r="0.38" />`;
  const ground =
    shape === "square"
      ? svg`<rect class="face label" x="-0.44" y="-0.44" width="0.88" height="0.88" rx="0.1" />`
      : nothing;
  return svg`${ground}<text y="0.03">${face}</text>`;
}

/** One face alone. @type {(face: string) => unknown} */
export const facePicture = (face) =>
  html`<svg class="picture" viewBox="-0.5 -0.5 1 1" aria-hidden="true">${sign("square", face)}</svg>`;

/** @type {(lang: Lang, face: string | undefined) => string} */
export const faceName = (lang, face) => words(lang).faces[face ?? ""] ?? String(face);
