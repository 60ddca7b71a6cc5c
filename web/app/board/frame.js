/** The frame of a board: its label for screen readers, and its box and proportions for the style sheets. */

import { classMap, html } from "../dom/html.js";
import { words } from "../words/index.js";

/** @import { Box } from "../drawing/geometry.js" */
/** @import { App } from "../state/state.js" */

/**
 * `looks` are its classes; its lengths are fractions of `--wide`, the number of spots across.
 * @type {(app: App, box: Box, looks: Record<string, boolean>, inside: unknown) => unknown}
 */
export const framed = ({ state }, { width, height }, looks, inside) => html`<div
  class=${classMap(looks)}
  id="board"
  role="group"
  aria-label=${words(state.lang).board}
  .style=${`--wide:${width};--tall:${height}`}
><div class="layers">${inside}</div></div>`;
