/**
 * Touch and mouse on a board of pieces. A tap puts a piece, a second one a cross, a third removes it; the right button and a
 * long press put a cross at once. A drag does the same to all squares of a row or column as to the first; where a cell is a
 * row of squares, it puts crosses.
 */

import { draw } from "../draft/index.js";
import { isRunning } from "../engine/index.js";
import { changedBy, NEXT, restOf, standOf } from "../state/index.js";
import { pointAt } from "./geometry.js";

/** @import { Spot } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */

/** Milliseconds after which a resting finger puts a cross. */
const LONG = 450;
const RIGHT = 2;

/**
 * The squares from `first` along its row or column to the pointer, whose position is in spot widths from it.
 * @type {(spots: Spot[], first: Spot, across: number, down: number) => Spot[]}
 */
export function spotsAlong(spots, first, across, down) {
  const isRow = Math.abs(across) >= Math.abs(down);
  const far = isRow ? across : down;
  const wayTo = (/** @type {Spot} */ { x, y }) => (isRow ? x - first.x : y - first.y) * Math.sign(far);
  return spots
    .filter((spot) => (isRow ? spot.y === first.y : spot.x === first.x))
    .filter((spot) => wayTo(spot) >= 0 && wayTo(spot) <= Math.abs(far) + 0.5)
    .sort((a, b) => wayTo(a) - wayTo(b));
}

/** Gesture: the pointer that is down. @type {{ pointer: number, hasLeft: boolean, resting: ReturnType<typeof setTimeout> | undefined } | null} */
let way = null;
/** Gesture: whether the click that follows belongs to a finished gesture. */
let isDone = false;

/** @type {(app: App) => "tap" | "cross"} */
const kindNow = ({ state }) => (state.aid.mode === "pencil" ? "cross" : "tap");

/** A pointer comes down on a square. @type {(app: App, spot: Spot, event: PointerEvent) => void} */
export function begin(app, spot, event) {
  const { state } = app;
  isDone = false;
  if (way) return end(app); // a second finger scrolls the page
  if (state.view.kind !== "draft" || state.aid.mode === "colour" || event.ctrlKey || ![0, RIGHT].includes(event.button))
    return;
  const square = /** @type {HTMLElement} */ (event.currentTarget);
  square.setPointerCapture(event.pointerId);
  const kind = event.button === RIGHT ? "cross" : kindNow(app);
  state.aid.stroke = { spots: [spot], to: NEXT[kind][standOf(state, spot)] };
  way = { pointer: event.pointerId, hasLeft: event.button === RIGHT, resting: undefined };
  if (event.pointerType !== "mouse") way.resting = setTimeout(() => restsStill(app, spot), LONG);
  app.draw();
}

/** The time has passed; if the finger was lifted while the page was busy, that event is handled first. @type {(app: App, spot: Spot) => void} */
function restsStill(app, spot) {
  if (way) way.resting = setTimeout(() => cross(app, spot));
}

/** A finger has rested on a square. @type {(app: App, spot: Spot) => void} */
function cross(app, spot) {
  end(app);
  isDone = true;
  draw(app, [spot], NEXT.cross[standOf(app.state, spot)]);
}

/** @type {(app: App, spot: Spot, event: PointerEvent) => void} */
export function move(app, spot, event) {
  const { stroke } = app.state.aid;
  if (!stroke || way?.pointer !== event.pointerId) return;
  const { drawing } = app.state.shown;
  const board = /** @type {HTMLElement} */ (event.currentTarget).closest(".board");
  const { x, y } = pointAt(drawing, /** @type {Element} */ (board), event);
  const spots = spotsAlong(drawing.spots, spot, x - spot.x, y - spot.y);
  if (spots.length === stroke.spots.length && spots.at(-1) === stroke.spots.at(-1)) return;
  way.hasLeft = true;
  clearTimeout(way.resting);
  stroke.spots = spots;
  if (restOf(app.state.shown) === null && stroke.to === "piece") stroke.to = "crossed"; // a cell has one piece
  app.draw();
}

/** The pointer is lifted: the stroke becomes one change; a click does the same as a tap. @type {(app: App, event: PointerEvent) => void} */
export function lift(app, event) {
  const { stroke } = app.state.aid;
  if (!stroke || way?.pointer !== event.pointerId) return;
  const { hasLeft } = way;
  end(app);
  if (!hasLeft) return;
  isDone = true;
  draw(app, changedBy(app.state, stroke), stroke.to);
}

/** Cancels the gesture. @type {(app: App) => void} */
export function end(app) {
  clearTimeout(way?.resting);
  way = null;
  app.state.aid.stroke = null;
  app.draw();
}

/** Handles a click, a tap or Enter, unless a gesture has replaced it. @type {(app: App, spot: Spot, event: MouseEvent) => void} */
export function tap(app, spot, { detail }) {
  if (isDone && detail > 0) isDone = false;
  else if (!isRunning(app.state.run)) draw(app, [spot], NEXT[kindNow(app)][standOf(app.state, spot)]);
}
