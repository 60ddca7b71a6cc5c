/** Bringing what is new into sight, inside of a box that scrolls: the page itself never moves. */

/** Lines that stay in sight above and below. */
const AROUND = 2;
/** What each box was scrolled to last: it may be scrolled by hand from there. @type {WeakMap<Element, Element>} */
const shown = new WeakMap();

/** Scrolls the box to the last of what is looked for, when its lines are drawn. @type {(box: Element | undefined, looked: string) => void} */
export function scrollTo(box, looked) {
  if (!(box instanceof HTMLElement)) return;
  queueMicrotask(() => {
    const line = [...box.querySelectorAll(looked)].at(-1);
    if (!(line instanceof HTMLElement) || shown.get(box) === line) return;
    shown.set(box, line);
    const room = AROUND * line.offsetHeight;
    const [top, bottom] = [line.offsetTop - room, line.offsetTop + line.offsetHeight + room];
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  });
}
