/** Bringing what is new into sight, inside of a box that scrolls: the page itself never moves. */

/** Lines that stay in sight above and below. */
const AROUND = 2;
/** Pixels that stay in sight before and after the words of a line. */
const BEFORE = 12;
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
    scrollAside(box, line);
  });
}

/** Scrolls the box sideways as far as the end of the line asks for, and its beginning allows. @type {(box: HTMLElement, line: HTMLElement) => void} */
function scrollAside(box, line) {
  const { left, right } = extentOf(line);
  const from = box.getBoundingClientRect().left + box.clientLeft - box.scrollLeft;
  const covered = Number.parseFloat(getComputedStyle(box).scrollPaddingInlineStart) || 0;
  const farthest = Math.max(0, left - from - covered - BEFORE);
  box.scrollLeft = Math.min(farthest, Math.max(0, right - from - box.clientWidth + BEFORE));
}

/** Where the code of a line is on the screen, what it is indented by apart, and what is said of it. @type {(line: HTMLElement) => { left: number, right: number }} */
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
