/** A position of a movement as shapes: the tray, its places and the pieces. */

import { FACES, isEmpty } from "../state/index.js";
import { cornered, textAt } from "./elements.js";
import { hullOf } from "./geometry.js";

/** @import { Drawing } from "../../worker/protocol.js" */
/** @import { Figure, Shape } from "./elements.js" */

/**
 * The margin of a tray around the middles of its places, the width of its edge, and the extra width if its pieces can be
 * moved.
 * @typedef {[reach: number[], width: number, rim: number]} Tray
 */
/** @type {Tray} */
const SQUARE = [[-0.36, 0.36], 0.36, 0.18];
/** @type {Tray} */
const ROUND = [[0], 1.08, 0.22];

/** The tray under the places, which follows their common outline. @type {(drawing: Drawing, isMoved?: boolean) => Figure} */
export function trayOf({ spots, shape }, isMoved = false) {
  const [reach, width, rim] = shape === "square" ? SQUARE : ROUND;
  const points = hullOf(spots.flatMap(({ x, y }) => reach.flatMap((dx) => reach.map((dy) => [x + dx, y + dy]))));
  return { kind: "path", look: "tray", points, closed: true, width: width + (isMoved ? rim : 0), ends: "round" };
}

/** The content of a place: a piece or nothing. @type {(shape: Drawing["shape"], face: string | undefined, x?: number, y?: number) => Figure[]} */
export function faceAt(shape, face = "hole", x = 0, y = 0) {
  if (isEmpty(face)) return [{ kind: "circle", look: "face empty", x, y, r: 0.13 }];
  if (FACES.has(face)) return [{ kind: "circle", look: `face ${face}`, x, y, r: 0.38, width: 0.03 }];
  const sign = textAt(x, y, face, "face sign", 0.5, 600);
  if (shape !== "square") return [sign];
  return [{ ...cornered("tile", x, y), look: "face label", width: 0.2, ends: "round" }, sign];
}

/** @type {(drawing: Drawing, faces: string[]) => Shape[]} */
export const positionOf = (drawing, faces) => [
  trayOf(drawing),
  ...drawing.spots.flatMap(({ cell, x, y }) => faceAt(drawing.shape, faces[cell], x, y)),
];
