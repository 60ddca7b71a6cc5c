/**
 * The curve of a search that repairs a full board: the error by moment. A long curve is thinned out evenly
 * as it grows.
 */

import { eventKind, eventNumber, WRONG } from "./events.js";
import { isTurn } from "./tape.js";

/** The most points. */
const MOST = 2048;

/** @typedef {{ at: number, wrong: number }} Point */
/** One of `every` points is stored; `come` is the number received. @typedef {{ points: Point[], every: number, come: number }} Curve */

/** @type {() => Curve} */
export const createCurve = () => ({ points: [], every: 1, come: 0 });

/** Adds events; `at` is the moment before them. @type {(curve: Curve, events: Uint32Array, at: number) => void} */
export function extend(curve, events, at) {
  for (const packed of events) {
    if (!isTurn(packed)) at += 1;
    else if (eventKind(packed) === WRONG) add(curve, { at, wrong: eventNumber(packed) });
  }
}

/** @type {(curve: Curve, point: Point) => void} */
function add(curve, point) {
  if (curve.come++ % curve.every === 0) curve.points.push(point);
  if (curve.points.length < MOST) return;
  curve.points = curve.points.filter((_, number) => number % 2 === 0);
  curve.every *= 2;
}
