/**
 * Pointer input on the canvas, from a mouse, finger or pen: a tap, or a drag that moves a cell or extends a line.
 *
 * grip  the pressed target while the pointer is down
 */

import { actAt, designerIn, distance, finishLine, goOn, moveCell } from "../../designer/index.js";
import { targetsOf } from "./targets.js";

/** @import { Point } from "../../state/designer.js" */
/** @import { App } from "../../state/state.js" */
/** @import { Target } from "./targets.js" */

/** The distance within which a pointer hits a cell or a free place, and a line. */
const REACH = 0.5;
const FAR_REACH = 0.75;
const PASSING = 0.36;
/** The distance a pointer may move in a tap. */
const WAVER = 0.3;

/** Gesture: the pointer that is down. @type {{ pointer: number, from: Point, last: Point, target: Target, isDrag: boolean, ends: boolean } | null} */
let grip = null;

/** The pointer's position in the figure as it is on the screen. @type {(event: PointerEvent) => Point} */
function pointOf(event) {
  const canvas = /** @type {SVGSVGElement} */ (event.currentTarget);
  const place = canvas.getBoundingClientRect();
  const box = canvas.viewBox.baseVal;
  const scale = Math.min(place.width / box.width, place.height / box.height); // the figure is centred in its element
  return {
    x: box.x + box.width / 2 + (event.clientX - place.left - place.width / 2) / scale,
    y: box.y + box.height / 2 + (event.clientY - place.top - place.height / 2) / scale,
  };
}

/** The cell within reach, otherwise the nearest free place. @type {(targets: Target[], at: Point) => Target | null} */
export function targetAt(targets, at) {
  const near = (/** @type {Target[]} */ some, /** @type {number} */ reach) =>
    some
      .filter((each) => distance(each, at) < reach)
      .toSorted((one, other) => distance(one, at) - distance(other, at))[0];
  const cells = targets.filter(({ cell }) => cell !== null);
  return near(cells, REACH) ?? near(targets, FAR_REACH) ?? null;
}

/** Whether two targets, perhaps of two drawings, are at one point. @type {(one: Target, other: Target | null) => boolean} */
const isSame = (one, other) => other !== null && distance(one, other) === 0;

/** @type {(app: App, event: PointerEvent) => void} */
export function take(app, event) {
  if (grip || event.button !== 0) return;
  const designer = designerIn(app.state);
  const from = pointOf(event);
  const target = targetAt(targetsOf(designer.figure), from);
  if (!target) return;
  const ends = designer.path.length > 1 && designer.path.at(-1) === target.cell;
  /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
  grip = { pointer: event.pointerId, from, last: from, target, isDrag: false, ends };
  designer.at = { x: target.x, y: target.y };
  if (designer.tool !== "cells" && target.cell !== null && !ends) goOn(app, target.cell, false);
  app.draw();
}

/** @type {(app: App, event: PointerEvent) => void} */
export function track(app, event) {
  if (!grip || grip.pointer !== event.pointerId) return;
  const designer = designerIn(app.state);
  const { from, last, target } = grip;
  const now = pointOf(event);
  grip.last = now;
  if (distance(from, now) > WAVER) grip.isDrag = true;
  if (!grip.isDrag || target.cell === null) return;
  const targets = targetsOf(designer.figure);
  if (designer.tool === "cells") {
    const place = targetAt(
      targets.filter(({ cell }) => cell === null || cell === target.cell),
      now,
    );
    designer.drag = { cell: target.cell, to: place ?? target };
    app.draw();
    return;
  }
  const passed = targets
    .filter(({ cell }) => cell !== null)
    .map((each) => ({ cell: each.cell, along: along(last, now, each), far: distance(each, onWay(last, now, each)) }))
    .filter(({ far }) => far < PASSING)
    .toSorted((one, other) => one.along - other.along);
  for (const { cell } of passed) if (cell !== null) goOn(app, cell, false);
}

/** The projection of a third point onto the way from one point to another: 0 to 1. @type {(from: Point, to: Point, at: Point) => number} */
function along(from, to, at) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  return length === 0 ? 0 : Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / length));
}

/** @type {(from: Point, to: Point, at: Point) => Point} */
function onWay(from, to, at) {
  const part = along(from, to, at);
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
}

/** @type {(app: App, event: PointerEvent) => void} */
export function release(app, event) {
  if (!grip || grip.pointer !== event.pointerId) return;
  const { target, isDrag, ends } = grip;
  const designer = designerIn(app.state);
  grip = null;
  const { drag } = designer;
  if (event.type === "pointercancel") designer.drag = null;
  else if (designer.tool !== "cells") {
    if ((isDrag && designer.path.length > 1) || (ends && !isDrag)) finishLine(app);
  } else if (drag) moveCell(app, drag.cell, drag.to);
  else if (!isDrag || isSame(target, targetAt(targetsOf(designer.figure), pointOf(event)))) actAt(app, target);
  app.draw();
}
