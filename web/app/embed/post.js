/** Speaking to the page that a frame stands in, and to its siblings there. */

import { written } from "../../element/index.js";

/** Tells the host, whoever that is: a frame shows its reader's board to the page that it stands in. @type {(type: string, fields: object) => void} */
export function tell(type, fields) {
  if (parent !== window) parent.postMessage(written(type, fields), "*");
}

/**
 * Tells the other frames of the page; the element tells those that stand inside elements. Frames of strangers hear it
 * too, for a browser would complain on its console of each that is not of the origin named; it says nothing to them.
 * @type {(type: string, fields: object) => void}
 */
export function tellSiblings(type, fields) {
  for (let place = 0; place < parent.length; place += 1) {
    if (parent[place] !== window) parent[place]?.postMessage(written(type, fields), "*");
  }
}
