/**
 * Several cells at once: input in one of them goes into all. They are picked by dragging over them, by Shift with the
 * arrow keys, or by Ctrl or Cmd with a click; a plain touch or Escape unpicks them.
 */

import { colourSpots } from "../draft/index.js";
import { isEntering } from "../state/index.js";
import { pointAt } from "./geometry.js";

/** @import { Spot } from "../../worker/protocol.js" */
/** @import { App, State } from "../state/state.js" */
/** @import { Point } from "./geometry.js" */

/**
 * The distance from the middle of a spot, in spot widths, within which a pointer is on it: a drag past a corner picks
 * no cell.
 */
const ON = 0.45;
/** The spacing, in spot widths, of the points checked between two pointer events. */
const STRIDE = 0.25;

/** Whether cells can be picked: while a puzzle is played, except in a frame, where a drag scrolls the page around it. @type {(state: State) => boolean} */
export const canPick = (state) => state.view.kind === "draft" && state.lasting && !state.stale && !isEntering(state);

/** The cells that receive what is put into a cell. @type {(state: State, cell: number) => number[]} */
export const cellsWith = ({ aid: { picked } }, cell) => (picked.includes(cell) ? picked : [cell]);

/** The spots of some cells. @type {(state: State, cells: number[]) => number[]} */
export const spotsWith = ({ shown }, cells) =>
  shown.drawing.spots.flatMap((spot, at) => (cells.includes(spot.cell) ? [at] : []));

/** @type {(app: App, cells: number[]) => void} */
export function pick({ state, draw }, cells) {
  if (cells.length === 0 && state.aid.picked.length === 0) return;
  state.aid.picked = cells;
  draw();
}

/** An arrow key with Shift picks both the cell and the next one. @type {(app: App, from: Spot, to: Spot) => void} */
export function extend(app, from, to) {
  if (canPick(app.state)) pick(app, [...new Set([...cellsWith(app.state, from.cell), to.cell])]);
}

/** Gesture: a pointer moving over cells, with its first cell and its position. @type {{ pointer: number, from: Spot, at: Point } | null} */
let way = null;
/** Gesture: whether the click that follows ends a drag. */
let isDone = false;

/** @type {() => boolean} */
export const hasDragged = () => isDone;

/** A pointer comes down on a cell. @type {(app: App, spot: Spot, event: PointerEvent) => void} */
export function beginToPick(app, spot, event) {
  const { state } = app;
  way = null;
  isDone = false;
  if (!canPick(state) || event.button !== 0) return;
  if (!event.ctrlKey && !event.metaKey) {
    pick(app, []);
    way = { pointer: event.pointerId, from: spot, at: spot };
    return;
  }
  const before = state.aid.picked.length > 0 ? state.aid.picked : [state.aid.cell ?? spot.cell];
  const isPicked = before.includes(spot.cell) && before.length > 1;
  pick(app, isPicked ? before.filter((cell) => cell !== spot.cell) : [...new Set([...before, spot.cell])]);
}

/** @type {(app: App, event: PointerEvent) => void} */
export function goOnPicking(app, event) {
  const { aid, shown } = app.state;
  if (way?.pointer !== event.pointerId) return;
  const cell = /** @type {HTMLElement} */ (event.currentTarget);
  const at = pointAt(shown.drawing, /** @type {Element} */ (cell.closest(".board")), event);
  const met = between(way.at, at).flatMap(({ x, y }) =>
    shown.drawing.spots.filter((spot) => Math.max(Math.abs(spot.x - x), Math.abs(spot.y - y)) <= ON),
  );
  way.at = at;
  const picked = [...new Set([way.from.cell, ...aid.picked, ...met.map((spot) => spot.cell)])];
  if (picked.length === 1 || picked.length === aid.picked.length) return;
  cell.setPointerCapture(event.pointerId);
  pick(app, picked);
}

/** The points checked on the way from one to another, including the last. @type {(from: Point, to: Point) => Point[]} */
function between(from, to) {
  const strides = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STRIDE);
  return Array.from({ length: strides }, (_, before) => {
    const share = (before + 1) / strides;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/** The pointer is lifted: the first cell gets the focus, or in colour mode all are coloured. @type {(app: App, event: PointerEvent) => void} */
export function endPicking(app, event) {
  const { aid } = app.state;
  if (way?.pointer !== event.pointerId) return;
  way = null;
  if (aid.picked.length === 0) return;
  isDone = true;
  /** @type {HTMLElement} */ (event.currentTarget).focus({ preventScroll: true });
  if (aid.mode !== "colour") return;
  colourSpots(app, spotsWith(app.state, aid.picked), aid.brush);
  pick(app, []);
}

/** Cancels the gesture. @type {(app: App) => void} */
export function leavePicking(app) {
  if (way) pick(app, []);
  way = null;
}
