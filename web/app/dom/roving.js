/**
 * One tab stop for a group of buttons: within it the arrow keys go from one to another.
 *
 * group   an element with the attribute data-roving
 * stop    the button or link reached by the tab key: the one focused last
 */

const GROUP = "[data-roving]";
const ITEMS = "button:not(:disabled), a[href], summary";
const WAYS = /** @type {Record<string, -1 | 1>} */ ({ ArrowLeft: -1, ArrowRight: 1 });

/** @type {WeakMap<Element, HTMLElement>} */
const stops = new WeakMap();

/** @type {(group: Element) => HTMLElement[]} */
const itemsOf = (group) =>
  /** @type {HTMLElement[]} */ ([...group.querySelectorAll(ITEMS)]).filter((item) => item.checkVisibility());

/** Gives every group its tab stop; called after each drawing. @type {(root: Element) => void} */
export function giveStops(root) {
  for (const group of root.querySelectorAll(GROUP)) {
    const items = itemsOf(group);
    const kept = stops.get(group);
    const stop = kept && items.includes(kept) ? kept : items[0];
    for (const item of group.querySelectorAll(ITEMS)) {
      const order = item === stop ? 0 : -1;
      const it = /** @type {HTMLElement} */ (item);
      if (it.tabIndex !== order) it.tabIndex = order;
    }
  }
}

/** @type {(root: Element) => void} */
export function listenToArrows(root) {
  root.addEventListener("focusin", ({ target }) => {
    const item = /** @type {HTMLElement} */ (target);
    const group = item.closest(GROUP);
    if (!group || !itemsOf(group).includes(item)) return;
    stops.set(group, item);
    giveStops(root);
  });
  root.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = /** @type {KeyboardEvent} */ (event);
    const way = WAYS[key];
    const item = /** @type {HTMLElement} */ (target);
    const group = item.closest(GROUP);
    if (!way || !group || ctrlKey || metaKey || altKey || shiftKey) return;
    const items = itemsOf(group);
    const at = items.indexOf(item);
    if (at < 0) return;
    event.preventDefault();
    items[(at + way + items.length) % items.length]?.focus();
  });
}
