/** Where the spots of a drawing lie, as the board and the keyboard need it. */

/** @import { Drawing, Spot } from "../worker/protocol.js" */

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** Space round the drawing, in spot widths. */
const MARGIN = 0.08;

/** The box round a drawing, in spot widths. @type {(drawing: Drawing) => Box} */
export function boxOf({ spots, lines, shape }) {
  const tall = shape === "hexagon" ? 1 / Math.sqrt(3) : 0.5;
  const ends = lines.flatMap((line) => line.points);
  const xs = [...spots.flatMap(({ x }) => [x - 0.5, x + 0.5]), ...ends.map(([x]) => x)];
  const ys = [...spots.flatMap(({ y }) => [y - tall, y + tall]), ...ends.map(([, y]) => y)];
  const x = Math.min(...xs) - MARGIN;
  const y = Math.min(...ys) - MARGIN;
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

/** The six corners of a hexagon of width 1 round the origin, as SVG points. */
export const HEXAGON = [...Array(6).keys()]
  .map((corner) => ((corner + 0.5) * Math.PI) / 3)
  .map((angle) => `${(Math.cos(angle) / Math.sqrt(3)).toFixed(4)},${(Math.sin(angle) / Math.sqrt(3)).toFixed(4)}`)
  .join(" ");

/** The directions of the arrow keys. */
const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/**
 * The spot that an arrow key leads to: the nearest in that direction, where one aside counts as farther than one
 * ahead. Null for other keys and at the edge.
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
    const far = ahead + 2 * aside;
    if (ahead > 0.01 && far < least) [best, least] = [spot, far];
  }
  return best;
}
