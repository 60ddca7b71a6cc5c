/** The pointer's position on a board, and the target of an arrow key. */

import { boxOf } from "../drawing/index.js";

/** @import { Drawing, Spot } from "../../worker/protocol.js" */

/** @typedef {{ x: number, y: number }} Point */

/** The pointer's position in a drawing, in spot widths. @type {(drawing: Drawing, board: Element, pointer: { clientX: number, clientY: number }) => Point} */
export function pointAt(drawing, board, { clientX, clientY }) {
  const place = board.getBoundingClientRect();
  const box = boxOf(drawing);
  const x = box.x + ((clientX - place.left) * box.width) / place.width;
  return { x, y: box.y + ((clientY - place.top) * box.height) / place.height };
}

/** The directions of the arrow keys. */
export const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/**
 * The target of an arrow key: the nearest spot in its direction, at most twice as far aside as ahead.
 * Null for other keys and at the edge.
 * @type {(spots: Spot[], from: Spot, key: string) => Spot | null}
 */
export function neighbour(spots, from, key) {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * arrow[0] + dy * arrow[1];
    const aside = Math.abs(dx * arrow[1]) + Math.abs(dy * arrow[0]);
    const far = ahead + aside;
    if (aside <= 2 * ahead && ahead > 0 && far < least) [best, least] = [spot, far];
  }
  return best;
}
