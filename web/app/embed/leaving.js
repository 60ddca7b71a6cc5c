/**
 * Leaving the frame by keyboard: Escape returns the focus to the page around it, unless Escape closes or leaves
 * something in the frame.
 */

import { post } from "./post.js";

/** Elements in which the browser itself handles Escape. */
const TYPED = "select, textarea, [contenteditable], dialog";

/** Called after all other key listeners. */
export function listenToEscape() {
  document.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || target.closest?.(TYPED)) return;
    post("left", {});
  });
}
