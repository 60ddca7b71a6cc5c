/** Leaving the frame by key: Escape gives the keys back to the page around it, where nothing in the frame is left by it. */

import { post } from "./post.js";

/** Where Escape has a meaning of the browser's own. */
const TYPED = "select, textarea, [contenteditable], dialog";

/** Called after all others that listen to keys. */
export function listenToEscape() {
  document.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || target.closest?.(TYPED)) return;
    post("left", {});
  });
}
