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
const itemsIn = (group) => [.../** @type {NodeListOf<HTMLElement>} */ (group.querySelectorAll(ITEMS))];

/** @type {(item: HTMLElement) => boolean} */
const isSeen = (item) => item.checkVisibility();

/** Gives every group its tab stop; called after each drawing. @type {(root: Element) => void} */
export function giveStops(root) {
  for (const group of root.querySelectorAll(GROUP)) {
    const items = itemsIn(group);
    const last = stops.get(group);
    const stop = last && items.includes(last) && isSeen(last) ? last : items.find(isSeen); // checking every item of a large board takes long
    for (const item of items) {
      const order = item === stop ? 0 : -1;
      if (item.tabIndex !== order) item.tabIndex = order;
    }
  }
}

/** @type {(root: Element) => void} */
export function listenToArrows(root) {
  root.addEventListener("focusin", ({ target }) => {
    const item = /** @type {HTMLElement} */ (target);
    const group = item.closest(GROUP);
    if (!group || !itemsIn(group).includes(item)) return;
    stops.set(group, item);
    giveStops(root);
  });
  root.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = /** @type {KeyboardEvent} */ (event);
    const way = WAYS[key];
    const item = /** @type {HTMLElement} */ (target);
    const group = item.closest(GROUP);
    if (!way || !group || ctrlKey || metaKey || altKey || shiftKey) return;
    const items = itemsIn(group).filter(isSeen);
    const at = items.indexOf(item);
    if (at < 0) return;
    event.preventDefault();
    items[(at + way + items.length) % items.length]?.focus();
  });
}
