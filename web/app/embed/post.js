/** Messages to the page around a frame, and to its siblings there. */

import { written } from "../../element/index.js";

/** Posts to the host, whichever that is: a frame shows its reader's board to the page around it. @type {(type: string, fields: object) => void} */
export function post(type, fields) {
  if (parent !== window) parent.postMessage(written(type, fields), "*");
}

/**
 * Posts to the other frames of the page; the element posts to those inside elements. Frames of other sites receive it
 * too, because a browser would log an error for each that is not of the given origin; it means nothing to them.
 * @type {(type: string, fields: object) => void}
 */
export function postToSiblings(type, fields) {
  for (let place = 0; place < parent.length; place += 1) {
    if (parent[place] !== window) parent[place]?.postMessage(written(type, fields), "*");
  }
}
