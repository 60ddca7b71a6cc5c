/** The geometry of a drawing: its bounding box, and convex hulls. */

import { POINTS, partsOf } from "./parts.js";
import { CORNERS, SIZES, SIZES_OF } from "./table.js";

/** @import { Drawing } from "../../worker/protocol.js" */

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** The margin of a drawing, in spot widths. */
const MARGIN = 0.08;
/** Half the height of a hexagon of width 1. */
const TALL = CORNERS.hexagon[1]?.[1];

/** The bounding box of a drawing with a margin, in spot widths. @type {(drawing: Drawing, margin?: number) => Box} */
export function boxOf(drawing, margin = MARGIN) {
  const tall = drawing.shape === "hexagon" ? TALL : 0.5;
  /** The points of all shapes, with half their width and height. @type {[x: number, y: number, wide: number, tall: number][]} */
  const drawn = [
    ...drawing.spots.map(({ x, y }) => box(x, y, 0.5, tall)),
    ...partsOf(drawing).flatMap(({ form, part, look }) => {
      const { reach, size = 0 } = SIZES_OF[look] ?? {};
      if (reach === undefined) return [];
      const wide = form === "text" ? Math.max(reach, halfOf(part.text) * size) : reach;
      return POINTS[form](part).map(([x, y]) => box(x, y, wide, reach));
    }),
  ];
  const xs = drawn.flatMap(([x, , wide]) => [x - wide, x + wide]);
  const ys = drawn.flatMap(([, y, , tall]) => [y - tall, y + tall]);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** Half the width of a text of height 1. @type {(text: string) => number} */
const halfOf = (text) =>
  [...text].reduce((sum, letter) => sum + SIZES[letter < "\u2e80" ? "letter" : "wide letter"], 0);

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
