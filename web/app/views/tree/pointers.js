/** Mouse and touch input on a drawing: clicking, dragging, pinching. */

import { ref } from "../../dom/html.js";
import { isWhole, moved, zoomed } from "../../icicle/index.js";

/** @import { View } from "../../icicle/view.js" */

/**
 * The handlers of a drawing; `click` gets the position on the screen.
 * @typedef {{ view: () => View, look: (view: View) => void, click: (place: Element, x: number, y: number) => void }} Deeds
 */
/** @typedef {{ deeds: Deeds, down: Map<number, number>, dragged: number }} Touch */

/** The most pixels that a finger may move during a click. */
const SLIP = 5;

/** @type {WeakMap<Element, Touch>} */
const touched = new WeakMap();

/** @type {(deeds: Deeds) => unknown} */
export const touches = (deeds) =>
  ref((place) => {
    if (!place) return;
    const known = touched.get(place);
    if (known) known.deeds = deeds;
    else listen(/** @type {HTMLElement} */ (place), { deeds, down: new Map(), dragged: 0 });
  });

/** @type {(place: HTMLElement, touch: Touch) => void} */
function listen(place, touch) {
  touched.set(place, touch);
  place.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (touch.down.size === 0) touch.dragged = 0;
    touch.down.set(event.pointerId, event.clientX);
    place.setPointerCapture(event.pointerId);
  });
  place.addEventListener("pointermove", (event) => drag(place, touch, event));
  place.addEventListener("pointerup", (event) => {
    if (touch.down.delete(event.pointerId) && touch.dragged < SLIP) {
      touch.deeds.click(place, event.clientX, event.clientY);
    }
  });
  place.addEventListener("pointercancel", (event) => touch.down.delete(event.pointerId));
}

/** One finger pans a zoomed drawing; two fingers zoom. @type {(place: HTMLElement, touch: Touch, event: PointerEvent) => void} */
function drag(place, touch, { pointerId, clientX }) {
  const { deeds, down } = touch;
  const before = down.get(pointerId);
  if (before === undefined) return;
  touch.dragged += Math.abs(clientX - before);
  down.set(pointerId, clientX);
  if (touch.dragged < SLIP) return;
  const { left, width } = place.getBoundingClientRect();
  const view = deeds.view();
  const other = [...down].find(([id]) => id !== pointerId)?.[1];
  if (other === undefined) {
    if (!isWhole(view)) deeds.look(moved(view, (before - clientX) / width));
    return;
  }
  const times = Math.max(Math.abs(clientX - other), 1) / Math.max(Math.abs(before - other), 1);
  deeds.look(zoomed(view, times, view.left + ((other - left) / width) * (view.right - view.left)));
}
