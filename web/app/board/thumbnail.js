/** A small picture of a drawing, empty or with a solution in it. */

import { html, nothing, svg } from "../lit.js";
import { lines, shapeOf } from "./cells.js";
import { boxOf } from "./geometry.js";

/** @import { Drawing } from "../../worker/protocol.js" */

/** @type {(drawing: Drawing, values?: number[]) => unknown} */
export function thumbnail(drawing, values) {
  const box = boxOf(drawing);
  return html`<svg class="thumbnail ${drawing.shape}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" aria-hidden="true">
    ${lines(drawing, false)}
    ${drawing.spots.map(({ cell, x, y, value }) => {
      const shown = values?.[cell];
      const tinted = drawing.tinted.includes(cell) || (value !== null && (x + y) % 2 !== 0);
      return svg`<g class="spot ${tinted ? "tinted" : ""}" transform="translate(${x} ${y})">
        ${shapeOf(drawing.shape)}
        ${shown === undefined ? nothing : value === null ? svg`<text y="0.04">${shown}</text>` : value === shown ? svg`<circle class="man" r="0.28" />` : nothing}
      </g>`;
    })}
    ${lines(drawing, true)}
  </svg>`;
}
