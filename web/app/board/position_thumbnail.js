/** A position as a small still image. */

import { html } from "../dom/html.js";
import { boxOf, faceAt, positionOf, viewBox } from "../drawing/index.js";
import { words } from "../words/index.js";
import { drawn } from "./drawn.js";

/** @import { Drawing } from "../../worker/protocol.js" */
/** @import { Lang } from "../state/state.js" */

/** @type {(drawing: Drawing, faces: string[]) => unknown} */
export function positionThumbnail(drawing, faces) {
  return html`<svg class="picture ${drawing.shape}" viewBox=${viewBox(boxOf(drawing, 0.05))} aria-hidden="true">
    ${positionOf(drawing, faces).map((shape) => drawn(shape))}
  </svg>`;
}

/** One face alone. @type {(face: string) => unknown} */
export const faceThumbnail = (face) =>
  html`<svg class="picture" viewBox="-0.5 -0.5 1 1" aria-hidden="true">${faceAt("square", face).map((shape) => drawn(shape))}</svg>`;

/** @type {(lang: Lang, face: string | undefined) => string} */
export const faceName = (lang, face) => words(lang).faces[face ?? ""] ?? String(face);
