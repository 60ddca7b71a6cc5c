/**
 * The outline of a cage of square cells: one polygon, drawn dashed just inside its border.
 *
 * side    an edge of one cell of the cage alone, walked with the cell on the right
 */

import { distance, rounded } from "./grounds.js";

/** @import { Point } from "../state/designer.js" */

/** @typedef {[number, number]} Pair */
/** @typedef {{ cell: number, from: Pair, to: Pair }} Side */

/** The distance of the outline from the border. */
const INSIDE = 0.1;
/** The tolerance for cells that are whole steps apart. */
const NEARLY = 0.02;
const CORNERS = /** @type {Pair[]} */ ([
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
]);

/** The outline of some cells; null if they have no single outline. @type {(cells: Point[]) => Pair[] | null} */
export function outlineOf(cells) {
  const [first] = cells;
  if (!first || cells.some((cell) => offGrid(first, cell))) return null;
  const sides = sidesOf(cells);
  const loop = loopFrom(sides);
  return loop.length === sides.length ? inset(loop) : null;
}

/** @type {(first: Point, cell: Point) => boolean} */
const offGrid = (first, cell) => {
  const [dx, dy] = [cell.x - first.x, cell.y - first.y];
  return Math.hypot(dx - Math.round(dx), dy - Math.round(dy)) > NEARLY;
};

/** @type {(cells: Point[]) => Side[]} */
function sidesOf(cells) {
  const holds = (/** @type {Point} */ at) => cells.some((cell) => distance(cell, at) < NEARLY * 2);
  return cells.flatMap((cell, number) =>
    CORNERS.flatMap(([x, y], at) => {
      const [toX, toY] = CORNERS[(at + 1) % 4] ?? [0, 0];
      if (holds({ x: cell.x + x + toX, y: cell.y + y + toY })) return [];
      return [{ cell: number, from: pair(cell.x + x, cell.y + y), to: pair(cell.x + toX, cell.y + toY) }];
    }),
  );
}

/** @type {(x: number, y: number) => Pair} */
const pair = (x, y) => [rounded(x), rounded(y)];

/** The loop of sides from the first one; where two cells touch only at a corner, it follows its own cell. @type {(sides: Side[]) => Side[]} */
function loopFrom(sides) {
  /** @type {Side[]} */
  const loop = [];
  let side = sides[0];
  while (side && !loop.includes(side)) {
    loop.push(side);
    const { cell, to } = side;
    const next = sides.filter(({ from }) => Math.hypot(from[0] - to[0], from[1] - to[1]) < NEARLY * 2);
    side = next.find((each) => each.cell === cell) ?? next[0];
  }
  return loop;
}

/** The corners of a loop, moved inwards. @type {(loop: Side[]) => Pair[]} */
function inset(loop) {
  const ways = loop.map(({ from, to }) => [Math.round(to[0] - from[0]), Math.round(to[1] - from[1])]);
  return loop.flatMap(({ from: [x, y] }, at) => {
    const [[beforeX = 0, beforeY = 0] = [], [nextX = 0, nextY = 0] = []] = [ways.at(at - 1), ways[at]];
    if (beforeX === nextX && beforeY === nextY) return [];
    return [pair(x - INSIDE * (beforeY + nextY), y + INSIDE * (beforeX + nextX))];
  });
}

/** The cells inside an outline. @type {(cells: Point[], outline: Pair[]) => number[]} */
export const cellsInside = (cells, outline) =>
  cells.flatMap(({ x, y }, number) => {
    const crossed = outline.filter(([fromX, fromY], at) => {
      const [toX, toY] = outline[(at + 1) % outline.length] ?? [0, 0];
      return fromY > y !== toY > y && x < fromX + ((y - fromY) * (toX - fromX)) / (toY - fromY);
    });
    return crossed.length % 2 === 1 ? [number] : [];
  });
