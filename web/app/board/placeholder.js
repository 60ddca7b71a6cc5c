/** A placeholder for a board of cells that is not ready: the lines of the present one, without input, and a message. */

import { html } from "../dom/html.js";
import { boxOf, viewBox } from "../drawing/index.js";
import { words } from "../words/index.js";
import { layer } from "./drawn.js";
import { framed } from "./frame.js";
import { ground } from "./ground.js";

/** @import { App } from "../state/state.js" */

/** @type {import("./scene.js").SceneCell} */
const NOTHING = { text: "", look: "empty", highlighted: false, faulty: false, faults: [] };

/** @type {(app: App) => unknown} */
export function awaited(app) {
  const { state } = app;
  const { drawing } = state.shown;
  const box = boxOf(drawing);
  const inside = html`<svg viewBox=${viewBox(box)} aria-hidden="true">
      ${layer(drawing, "under")}
      ${drawing.spots.map((spot) => ground(drawing, spot, { sign: "", mark: undefined, edge: false }, NOTHING, [], undefined, 0))}
      ${layer(drawing, "on")} ${layer(drawing, "borders")} ${layer(drawing, "top")}
    </svg>
    <p>${words(state.lang).boardLater}</p>`;
  return framed(app, box, { board: true, awaited: true, [drawing.shape]: true }, inside);
}
