/** The geometry of a drawing: its bounding box, convex hulls, and the corners of its shapes. */

/** @import { Drawing } from "../../worker/protocol.js" */

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** The side of a hexagon of width 1; its top and bottom corners are as far from the middle. */
const SIDE = 1 / Math.sqrt(3);
/** The margin of a drawing, in spot widths. */
const MARGIN = 0.08;
/** Half the extent of a clue outside the board. */
const BESIDE = 0.3;

/** The bounding box of a drawing with a margin, in spot widths. @type {(drawing: Drawing, margin?: number) => Box} */
export function boxOf({ spots, lines, labels, blocks, shape }, margin = MARGIN) {
  const tall = shape === "hexagon" ? SIDE : 0.5;
  const outside = labels.filter(({ where }) => where === "beside");
  /** The middles of all shapes, with half their width and height. @type {[x: number, y: number, wide: number, tall: number][]} */
  const drawn = [
    ...spots.map(({ x, y }) => box(x, y, 0.5, tall)),
    ...blocks.map(([x, y]) => box(x, y, 0.5)),
    ...outside.map(({ x, y }) => box(x, y, BESIDE)),
    ...lines.flatMap(({ points }) => points.map(([x, y]) => box(x, y, 0))),
  ];
  const xs = drawn.flatMap(([x, , wide]) => [x - wide, x + wide]);
  const ys = drawn.flatMap(([, y, , tall]) => [y - tall, y + tall]);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** @type {(x: number, y: number, wide: number, tall?: number) => [x: number, y: number, wide: number, tall: number]} */
const box = (x, y, wide, tall = wide) => [x, y, wide, tall];

/** A box as an SVG viewBox. @type {(box: Box) => string} */
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

/** The cross product of ab and ac: positive for a left turn. @type {(...points: [Corners[number], Corners[number], Corners[number]]) => number} */
const cross = ([ax, ay], [bx, by], [x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);

/** The corners of a square. @type {(half: number) => Corners} */
const squareOf = (half) => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];

/**
 * Corners around the origin: of cells (a hexagon is 1 wide), and of pieces.
 * @type {Record<"hexagon" | "square" | "filled" | "tile" | "queen" | "star", Corners>}
 */
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
