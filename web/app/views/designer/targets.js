/**
 * Targets on the canvas.
 *
 * target  a cell or a free place, as a button; one of them is the tab stop
 */

import { neighbour } from "../../board/index.js";
import { distance, freePlaces } from "../../designer/index.js";

/** @import { DesignedFigure, Point } from "../../state/designer.js" */

/** `cell` is null for a free place; `row` and `at` count from 1. @typedef {Point & { cell: number | null, row: number, at: number }} Target */

const MARGIN = 0.62;
/** Targets whose heights differ by less are in one row. */
const LEVEL = 0.02;

/** Cells and free places in reading order. @type {(figure: DesignedFigure) => Target[]} */
export function targetsOf({ ground, cells }) {
  const all = [
    ...cells.map(({ x, y }, cell) => ({ x, y, cell })),
    ...freePlaces(ground, cells).map(({ x, y }) => ({ x, y, cell: null })),
  ].toSorted((one, other) => (Math.abs(one.y - other.y) < LEVEL ? one.x - other.x : one.y - other.y));
  let [row, at, height] = [0, 0, Number.NaN];
  return all.map((target) => {
    if (!(Math.abs(target.y - height) < LEVEL)) [row, at, height] = [row + 1, 0, target.y];
    at += 1;
    return { ...target, row, at };
  });
}

/** The tab stop: the target at a point, otherwise the first cell. @type {(targets: Target[], at: Point | null) => Target | undefined} */
export const stopOf = (targets, at) =>
  (at && targets.find((each) => distance(each, at) < LEVEL)) ?? targets.find(({ cell }) => cell !== null) ?? targets[0];

/** The next target in the direction of an arrow key. @type {(targets: Target[], from: Target, key: string) => Target | null} */
export function nextTarget(targets, from, key) {
  const spots = targets.map(({ x, y }, cell) => ({ x, y, cell, value: null }));
  const there = neighbour(spots, { ...from, cell: -1, value: null }, key);
  return there ? (targets[there.cell] ?? null) : null;
}

/** The visible part of the canvas, in widths of a cell. @type {(targets: Target[]) => { x: number, y: number, width: number, height: number }} */
export function boxOf(targets) {
  const [xs, ys] = [targets.map(({ x }) => x), targets.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}
