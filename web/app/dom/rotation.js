/**
 * A phone that is rotated keeps the same content in view: everything above it changes its height, and the browser only
 * keeps the number of pixels.
 */

import { isTouched } from "./screen.js";

/** The blocks of a page, each small enough to find again by its position. */
const BLOCKS = ".top > *, .hero > *, .under > *, .side > :not(.controls), .panel > *, .gallery";
/** Pixels below the edge at which reading starts. */
const UNDER = 16;

/** The block being read, and the fraction of its height scrolled past; null at the head of the page. @typedef {{ block: Element, part: number } | null} Read */

export function keepViewWhenRotated() {
  if (!isTouched()) return;
  /** @type {Read} */
  let read = null;
  let wide = innerWidth;
  addEventListener("scroll", () => {
    if (innerWidth === wide) read = look();
  });
  addEventListener("resize", () => {
    if (innerWidth === wide) return;
    wide = innerWidth;
    if (!read?.block.isConnected) return;
    bringBack(read);
    bringBack(read); // the first time, the board may have moved above it
  });
}

/** @type {() => Read} */
function look() {
  if (scrollY === 0 || !board()) return null; // a reloaded page scrolls before its board exists
  const from = edge();
  const [block] = [...document.querySelectorAll(BLOCKS)]
    .filter((each) => each.getBoundingClientRect().bottom > from)
    .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top);
  if (!block) return null;
  if (block.closest(".hero")) return { block: board(), part: 0 }; // with the board, its surroundings
  const { top, height } = block.getBoundingClientRect();
  return { block, part: Math.max(0, from - top) / height };
}

/** @type {(read: NonNullable<Read>) => void} */
function bringBack({ block, part }) {
  if (block === board()) return beginOf(block).scrollIntoView({ block: "start" });
  const { top, height } = block.getBoundingClientRect();
  scrollBy(0, top + part * height - edge());
}

/** The element at the board's original position: the top of its box, if it has one. @type {(block: Element) => Element} */
function beginOf(block) {
  const whole = block.closest(".hero");
  return whole && whole.getClientRects().length > 0 ? whole : block;
}

/** The height at which reading starts: at the top, or below the board while it stays there. @type {() => number} */
function edge() {
  const isKept = getComputedStyle(board()).position === "sticky";
  return UNDER + (isKept ? Math.max(0, board().getBoundingClientRect().bottom) : 0);
}

const board = () => /** @type {HTMLElement} */ (document.getElementById("board"));
