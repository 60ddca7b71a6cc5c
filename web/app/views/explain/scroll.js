/** Scrolling new content into view, inside a box that scrolls: the page itself never moves. */

/** Lines that stay visible above and below. */
const AROUND = 2;
/** Pixels that stay visible before and after the text of a line. */
const BEFORE = 12;
/** The element that each box was scrolled to last: the user may scroll on from there. @type {WeakMap<Element, Element>} */
const shown = new WeakMap();

/** What is looked for in each box. @type {WeakMap<Element, string>} */
const sought = new WeakMap();
/** A box that appears, as from behind a tab, or changes its size has its lines elsewhere. */
const resized = new ResizeObserver((changed) => {
  for (const { target } of changed) {
    shown.delete(target);
    show(/** @type {HTMLElement} */ (target));
  }
});

/** Scrolls the box to the last match, when its lines are drawn and it is visible. @type {(box: Element | undefined, looked: string) => void} */
export function scrollTo(box, looked) {
  if (!(box instanceof HTMLElement)) return;
  if (!sought.has(box)) resized.observe(box);
  sought.set(box, looked);
  queueMicrotask(() => show(box));
}

/** @type {(box: HTMLElement) => void} */
function show(box) {
  if (box.clientHeight === 0) return;
  const looked = /** @type {string} */ (sought.get(box));
  const line = [...box.querySelectorAll(looked)].at(-1);
  if (!(line instanceof HTMLElement) || shown.get(box) === line) return;
  shown.set(box, line);
  const room = AROUND * (Number.parseFloat(getComputedStyle(line).lineHeight) || line.offsetHeight);
  const [top, bottom] = [line.offsetTop - room, line.offsetTop + line.offsetHeight + room];
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  scrollAside(box, line);
}

/** Scrolls the box sideways as far as the end of the line needs, and its beginning allows. @type {(box: HTMLElement, line: HTMLElement) => void} */
function scrollAside(box, line) {
  const { left, right } = extentOf(line);
  const from = box.getBoundingClientRect().left + box.clientLeft - box.scrollLeft;
  const covered = Number.parseFloat(getComputedStyle(box).scrollPaddingInlineStart) || 0;
  const farthest = Math.max(0, left - from - covered - BEFORE);
  box.scrollLeft = Math.min(farthest, Math.max(0, right - from - box.clientWidth + BEFORE));
}

/**
 * The position of a line's code on the screen, without its indentation, and with its comment.
 * @type {(line: HTMLElement) => { left: number, right: number }}
 */
function extentOf(line) {
  const range = document.createRange();
  range.selectNodeContents(line);
  const said = line.querySelector(".comment, .beside");
  if (said) range.setEndBefore(said);
  const { left, right } = range.getBoundingClientRect();
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const at = /** @type {Text} */ (texts.currentNode).data.search(/\S/);
    if (at < 0) continue;
    range.setStart(texts.currentNode, at);
    return { left: range.getBoundingClientRect().left, right };
  }
  return { left, right };
}
