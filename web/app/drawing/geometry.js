/** The geometry of a drawing: the box round it, hulls, and the corners of what is drawn. */

/** @import { Drawing } from "../../worker/protocol.js" */

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** The side of a hexagon of width 1, which is also how far it reaches up and down. */
const SIDE = 1 / Math.sqrt(3);
/** Space round a drawing, in spot widths. */
const MARGIN = 0.08;
/** How far a clue outside reaches from its middle; half the width of its letters, Latin or not, where that is more. */
const [BESIDE, LATIN, WIDE] = [0.3, 0.12, 0.23];

/** The box round a drawing with a margin, in spot widths. @type {(drawing: Drawing, margin?: number) => Box} */
export function boxOf({ spots, lines, labels, blocks, shape }, margin = MARGIN) {
  const tall = shape === "hexagon" ? SIDE : 0.5;
  const outside = labels.filter(({ where }) => where === "beside");
  /** The middles of all that is drawn, and how far each reaches across and down. @type {[x: number, y: number, wide: number, tall: number][]} */
  const drawn = [
    ...spots.map(({ x, y }) => box(x, y, 0.5, tall)),
    ...blocks.map(([x, y]) => box(x, y, 0.5)),
    ...outside.map(({ x, y, text }) => box(x, y, Math.max(BESIDE, halfOf(text)), BESIDE)),
    ...lines.flatMap(({ points }) => points.map(([x, y]) => box(x, y, 0))),
  ];
  const xs = drawn.flatMap(([x, , wide]) => [x - wide, x + wide]);
  const ys = drawn.flatMap(([, y, , tall]) => [y - tall, y + tall]);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** Half the width of a clue outside. @type {(text: string) => number} */
const halfOf = (text) => [...text].reduce((sum, letter) => sum + (letter < "\u2e80" ? LATIN : WIDE), 0);

/** @type {(x: number, y: number, wide: number, tall?: number) => [x: number, y: number, wide: number, tall: number]} */
const box = (x, y, wide, tall = wide) => [x, y, wide, tall];

/** A box in the form of an SVG viewBox. @type {(box: Box) => string} */
export const viewBox = ({ x, y, width, height }) => `${x} ${y} ${width} ${height}`;

/** @typedef {[x: number, y: number][]} Corners */

/** The corners of the convex hull of some points, in order (Andrew's monotone chain, 1979). @type {(points: Corners) => Corners} */
export function hullOf(points) {
  const sorted = points.toSorted(([x, y], [otherX, otherY]) => x - otherX || y - otherY);
  return [sorted, sorted.toReversed()].flatMap((each) => {
    /** @type {Corners} */
    const side = [];
    for (const point of each) {
      for (let [a, b] = side.slice(-2); a && b && cross(a, b, point) <= 0; [a, b] = side.slice(-2)) side.pop();
      side.push(point);
    }
    return side.slice(0, -1);
  });
}

/** Positive when a, b, c turn to the left. @type {(...points: [Corners[number], Corners[number], Corners[number]]) => number} */
const cross = ([ax, ay], [bx, by], [x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);

/** The corners of a square. @type {(half: number) => Corners} */
const squareOf = (half) => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];

/** Corners round the origin: of cells (a hexagon is 1 wide), and of pieces. @type {Record<"hexagon" | "square" | "filled" | "tile" | "queen" | "star", Corners>} */
export const CORNERS = {
  hexagon: [
    [0.5, SIDE / 2],
    [0, SIDE],
    [-0.5, SIDE / 2],
    [-0.5, -SIDE / 2],
    [0, -SIDE],
    [0.5, -SIDE / 2],
  ],
  square: squareOf(0.5),
  filled: squareOf(0.44),
  tile: squareOf(0.34),
  queen: [
    [-0.26, 0.24],
    [-0.34, -0.12],
    [-0.16, 0.03],
    [-0.1, -0.26],
    [0, -0.01],
    [0.1, -0.26],
    [0.16, 0.03],
    [0.34, -0.12],
    [0.26, 0.24],
  ],
  star: [
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
  ],
};
