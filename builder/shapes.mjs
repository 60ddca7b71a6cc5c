// The shape of every known board, for the height of a frame that has not loaded yet (web/element/heights.js).

import { boxOf } from "../web/app/drawing/index.js";

/** Space for the rim of the tray of a movement, in spot widths (web/app/board/places.js). */
const RIM = 0.16;
/** Options with longer values are boards that an author writes. */
const LONGEST = 40;

/** @import { Shape } from "../web/element/shapes.js" */

/**
 * By puzzle, then by options that make another shape than the usual ones.
 * @type {(catalogue: any, boards: Record<string, any>, others: Record<string, Record<string, any>>) => Record<string, Record<string, Shape>>}
 */
export const shapesOf = ({ puzzles }, boards, others) =>
  Object.fromEntries(
    puzzles.map((/** @type {any} */ puzzle) => {
      const usual = shapeOf(puzzle, boards[puzzle.name]?.shown);
      const unusual = Object.entries(others[puzzle.name] ?? {})
        .filter(([key]) => key.length <= LONGEST)
        .map(([key, shown]) => [encoded(key), shapeOf(puzzle, shown)])
        .filter(([, shape]) => String(shape) !== String(usual));
      return [puzzle.name, { "": usual, ...Object.fromEntries(unusual) }];
    }),
  );

/** @type {(puzzle: any, shown: any) => Shape} */
function shapeOf({ kind, abilities }, shown) {
  const isMovement = kind === "movement";
  const { width, height } = boxOf(shown.drawing, isMovement ? RIM : undefined);
  const isTyped = (shown.abilities ?? abilities).includes("batch");
  const kinds = [
    [isMovement, "m"],
    [shown.drawing.labels.length > 0, "c"],
    [isTyped, "p"],
  ];
  return [rounded(width), rounded(height), kinds.map(([is, kind]) => (is ? kind : "")).join("")];
}

/** @type {(length: number) => number} */
const rounded = (length) => Math.round(length * 100) / 100;

/** The key of a board, as part of an address. @type {(key: string) => string} */
const encoded = (key) => String(new URLSearchParams(key.split("&").map((part) => pair(part))));

/** @type {(part: string) => [name: string, value: string]} */
const pair = (part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)];
