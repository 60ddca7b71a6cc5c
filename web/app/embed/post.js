/** Messages to the page around a frame, and to its siblings there. */

import { written } from "../../element/index.js";

/** Posts to any host: a frame shows its reader's board to the page around it. @type {(type: string, fields: object) => void} */
export function post(type, fields) {
  if (parent !== window) parent.postMessage(written(type, fields), "*");
}

/**
 * Posts to the other frames of the page; the element posts to frames inside elements. Frames of other sites receive it
 * too, and ignore it: naming an origin would make the browser log an error for each of them.
 * @type {(type: string, fields: object) => void}
 */
export function postToSiblings(type, fields) {
  for (let place = 0; place < parent.length; place += 1) {
    if (parent[place] !== window) parent[place]?.postMessage(written(type, fields), "*");
  }
}
