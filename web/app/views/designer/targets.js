/**
 * What can be pressed on the canvas.
 *
 * target  a cell, or a free place: a button of the canvas, of which one is the tab stop
 */

import { neighbour } from "../../board/index.js";
import { distance, freePlaces } from "../../designer/index.js";

/** @import { DesignedFigure, Point } from "../../state/designer.js" */

/** `cell` is null for a free place; `row` and `at` count from 1. @typedef {Point & { cell: number | null, row: number, at: number }} Target */

const MARGIN = 0.62;
/** Places whose heights differ by less are one row. */
const LEVEL = 0.02;

/** Cells and free places in the order of reading. @type {(figure: DesignedFigure) => Target[]} */
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

/** The target at a place; that with the focus, or the first. @type {(targets: Target[], at: Point | null) => Target | undefined} */
export const stopOf = (targets, at) =>
  (at && targets.find((each) => distance(each, at) < LEVEL)) ?? targets.find(({ cell }) => cell !== null) ?? targets[0];

/** The target that an arrow key leads to. @type {(targets: Target[], from: Target, key: string) => Target | null} */
export function nextTarget(targets, from, key) {
  const spots = targets.map(({ x, y }, cell) => ({ x, y, cell, value: null }));
  const there = neighbour(spots, { ...from, cell: -1, value: null }, key);
  return there ? (targets[there.cell] ?? null) : null;
}

/** What the canvas shows, in widths of a cell. @type {(targets: Target[]) => { x: number, y: number, width: number, height: number }} */
export function boxOf(targets) {
  const [xs, ys] = [targets.map(({ x }) => x), targets.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

/** Gesture: whether the next picture gives the focus to the tab stop: the element that had it may be drawn anew elsewhere. */
let wantsFocus = false;
export const holdFocus = () => {
  wantsFocus = true;
};

/** Whether it does; asked once. @type {() => boolean} */
export function takesFocus() {
  const now = wantsFocus;
  wantsFocus = false;
  return now;
}
