/** The geometry of a drawing, for the board and the keyboard. */

/** @import { Drawing, Spot } from "../../worker/protocol.js" */

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** Space round a drawing, in spot widths. */
const MARGIN = 0.08;
/** How far a clue outside reaches from its middle. */
const BESIDE = 0.3;

/** The box round a drawing with a margin, in spot widths. @type {(drawing: Drawing, margin?: number) => Box} */
export function boxOf({ spots, lines, labels, blocks, shape }, margin = MARGIN) {
  const tall = shape === "hexagon" ? 1 / Math.sqrt(3) : 0.5;
  const outside = labels.filter(({ where }) => where === "beside");
  /** The middles of all that is drawn, and how far each reaches across and down. */
  const drawn = [
    ...spots.map(({ x, y }) => ({ x, y, wide: 0.5, tall })),
    ...blocks.map(([x, y]) => ({ x, y, wide: 0.5, tall: 0.5 })),
    ...outside.map(({ x, y }) => ({ x, y, wide: BESIDE, tall: BESIDE })),
    ...lines.flatMap(({ points }) => points.map(([x, y]) => ({ x, y, wide: 0, tall: 0 }))),
  ];
  const xs = drawn.flatMap(({ x, wide }) => [x - wide, x + wide]);
  const ys = drawn.flatMap((each) => [each.y - each.tall, each.y + each.tall]);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** A box in the form of an SVG viewBox. @type {(box: Box) => string} */
export const viewBox = ({ x, y, width, height }) => `${x} ${y} ${width} ${height}`;

/** @typedef {{ x: number, y: number }} Point */

/** Where a pointer is in a drawing, in spot widths. @type {(drawing: Drawing, board: Element, pointer: { clientX: number, clientY: number }) => Point} */
export function pointAt(drawing, board, { clientX, clientY }) {
  const place = board.getBoundingClientRect();
  const box = boxOf(drawing);
  const x = box.x + ((clientX - place.left) * box.width) / place.width;
  return { x, y: box.y + ((clientY - place.top) * box.height) / place.height };
}

/** The corners of the convex hull of some points, in order (Andrew's monotone chain, 1979). @type {(points: Point[]) => Point[]} */
export function hullOf(points) {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [sorted, sorted.toReversed()].flatMap((each) => {
    /** @type {Point[]} */
    const side = [];
    for (const point of each) {
      for (let [a, b] = side.slice(-2); a && b && cross(a, b, point) <= 0; [a, b] = side.slice(-2)) side.pop();
      side.push(point);
    }
    return side.slice(0, -1);
  });
}

/** Positive when a, b, c turn to the left. @type {(a: Point, b: Point, c: Point) => number} */
const cross = (a, b, c) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The six corners of a hexagon of width 1 round the origin. */
const CORNERS = [...Array(6).keys()]
  .map((corner) => ((corner + 0.5) * Math.PI) / 3)
  .map((angle) => ({ x: Math.cos(angle) / Math.sqrt(3), y: Math.sin(angle) / Math.sqrt(3) }));

/** The same, as SVG points. */
export const HEXAGON = CORNERS.map(({ x, y }) => `${x.toFixed(4)},${y.toFixed(4)}`).join(" ");

/** The outline of a spot, as SVG path data. @type {(shape: Drawing["shape"], spot: Spot) => string} */
export function outlineOf(shape, { x, y }) {
  if (shape === "circle") return `M${x - 0.42} ${y}a.42 .42 0 1 0 .84 0a.42 .42 0 1 0 -.84 0z`;
  if (shape === "square") return `M${x - 0.5} ${y - 0.5}h1v1h-1z`;
  return `M${CORNERS.map((corner) => `${x + corner.x} ${y + corner.y}`).join("L")}z`;
}

/** A crown, as corners round the origin. @type {[number, number][]} */
const CROWN = [
  [-0.26, 0.24],
  [-0.34, -0.12],
  [-0.16, 0.03],
  [-0.1, -0.26],
  [0, -0.01],
  [0.1, -0.26],
  [0.16, 0.03],
  [0.34, -0.12],
  [0.26, 0.24],
];

/** The same round another point. @type {(x: number, y: number) => [number, number][]} */
export const crownAt = (x, y) => CROWN.map(([dx, dy]) => [x + dx, y + dy]);

/** A star, in the same way. @type {[number, number][]} */
const STAR = [
  [0, -0.4],
  [0.106, -0.126],
  [0.399, -0.11],
  [0.171, 0.076],
  [0.247, 0.36],
  [0, 0.2],
  [-0.247, 0.36],
  [-0.171, 0.076],
  [-0.399, -0.11],
  [-0.106, -0.126],
];

/** The same round another point. @type {(x: number, y: number) => [number, number][]} */
export const starAt = (x, y) => STAR.map(([dx, dy]) => [x + dx, y + dy]);

/** The directions of the arrow keys. */
export const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/**
 * The spot that an arrow key leads to: the nearest of those that lie that way, at most twice as far aside as ahead.
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
