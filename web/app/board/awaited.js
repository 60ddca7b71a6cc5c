/** In place of a board of cells that is still to come: the lines of the one that is known, in which nothing can be typed, and a word. */

import { html } from "../lit.js";
import { words } from "../words/index.js";
import { boxOf, viewBox } from "./geometry.js";
import { ground, lines } from "./ground.js";

/** @import { App } from "../state/state.js" */

/** @type {import("./scene.js").Place} */
const NOTHING = { text: "", look: "empty", lit: false, faults: [] };

/** @type {(app: App) => unknown} */
export function awaited({ state }) {
  const { drawing } = state.shown;
  const box = boxOf(drawing);
  return html`<div
    class="board awaited ${drawing.shape}"
    id="board"
    role="group"
    aria-label=${words(state.lang).board}
    .style=${`--wide:${box.width};--tall:${box.height};aspect-ratio:${box.width}/${box.height}`}
  >
    <svg viewBox=${viewBox(box)} aria-hidden="true">
      ${lines(drawing, false)}
      ${drawing.spots.map((spot) => ground(drawing, spot, "", NOTHING, [], undefined, 0))}
      ${lines(drawing, true)}
    </svg>
    <p>${words(state.lang).boardLater}</p>
  </div>`;
}
