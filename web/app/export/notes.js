/**
 * The notes on a spot, as shapes: pencil marks, and colours with patterns, which differ even on a black-and-white
 * printer.
 */

import { LONGEST_LETTER, pencilling, roomOf } from "../board/index.js";
import { textAt } from "../drawing/index.js";
import { INK, mixed } from "./palette.js";

/** @import { Pencil } from "../assist/candidates.js" */
/** @import { Drawing, Spot } from "../../worker/protocol.js" */
/** @import { Figure } from "../drawing/elements.js" */

/** The tint and pattern of each colour, as in styles/board/marks.css. */
const TINTS = ["#d9a325", "#4f8fe0", "#d65f99", "#8a8d86", "#57a05a", "#8b6ad1", "#e07b39", "#2aa3b0"];
/** @type {readonly Way[][]} */
const WAYS = [["up"], ["dots"], ["level"], ["down"], ["upright"], ["level", "upright"], ["up", "down"], ["rings"]];
/** @typedef {"up" | "down" | "level" | "upright" | "dots" | "rings"} Way */
/** The shares of the tint in the fill and in the lines on it. */
const GROUND = 0.28;
const LINES = 0.6;
/** The distance of two lines, in spot widths, and half the width of a cell. */
const APART = 0.2;
const REACH = { circle: 0.42, square: 0.5, hexagon: 0.5 };
/** The position of a letter beside a value. */
const BESIDE = /** @type {const} */ ({ circle: [0.45, 0.42], square: [0.33, -0.3], hexagon: [0, 0.29] });
const SLOPE = Math.SQRT1_2;

/** @type {(x: number, y: number, wide: number, tall: number) => { kind: "path", points: [x: number, y: number][], closed: true }} */
export const rectangle = (x, y, wide, tall) => ({
  ...{ kind: "path", closed: true },
  points: [
    [x, y],
    [x + wide, y],
    [x + wide, y + tall],
    [x, y + tall],
  ],
});

/** A colour on a spot with a fill. @type {(shape: Drawing["shape"], spot: Spot, colour: number, ground: string) => Figure[]} */
export function hatching(shape, { x, y }, colour, ground) {
  const tint = TINTS[colour - 1] ?? INK.faint;
  const fill = mixed(tint, GROUND, ground);
  const edge = mixed(tint, LINES, fill);
  const reach = REACH[shape];
  const lawn = /** @type {Figure} */ (
    shape === "square"
      ? { ...rectangle(x - reach + 0.02, y - reach + 0.02, 0.96, 0.96), look: { fill } }
      : { kind: "circle", x, y, r: reach - 0.03, look: { fill } }
  );
  return [lawn, ...(WAYS[colour - 1] ?? []).flatMap((way) => patterned(shape, { x, y }, way, edge))];
}

const STEPS = [-3, -2, -1, 0, 1, 2, 3].map((step) => step * APART);
/** The direction of the lines of each way. @type {Record<string, [right: number, down: number]>} */
const DIRECTIONS = { level: [1, 0], upright: [0, 1], up: [SLOPE, -SLOPE], down: [SLOPE, SLOPE] };
/** The look of dots and rings, and their radius. @type {(way: Way, edge: string) => Pick<Figure, "look" | "width"> & { r: number }} */
const spotted = (way, edge) =>
  way === "dots" ? { r: 0.035, look: { fill: edge } } : { r: 0.06, look: { fill: "none", edge }, width: 0.03 };

/**
 * The lines of a pattern inside a cell, or its dots or rings.
 * @type {(shape: Drawing["shape"], middle: { x: number, y: number }, way: Way, edge: string) => Figure[]}
 */
function patterned(shape, { x, y }, way, edge) {
  const direction = DIRECTIONS[way];
  if (!direction) {
    const seats = STEPS.flatMap((dy) => STEPS.map((dx) => [dx, dy]));
    const inside = seats.filter(([dx = 0, dy = 0]) => half(shape, dy, false) > Math.abs(dx) + 0.06);
    return inside.map(
      ([dx = 0, dy = 0]) => /** @type {Figure} */ ({ kind: "circle", x: x + dx, y: y + dy, ...spotted(way, edge) }),
    );
  }
  const [right, down] = direction;
  const isSlanted = right * down !== 0;
  return STEPS.map((step) => step * (isSlanted ? SLOPE : 1)).flatMap((off) => {
    const long = half(shape, off, isSlanted);
    if (long <= 0) return [];
    const [middleX, middleY] = [x - off * down, y + off * right];
    /** @type {[x: number, y: number][]} */
    const points = [-long, long].map((at) => [middleX + at * right, middleY + at * down]);
    return [/** @type {Figure} */ ({ kind: "path", points, closed: false, look: { fill: "none", edge }, width: 0.03 })];
  });
}

/** Half the length of a line inside a cell, at a distance from its middle. @type {(shape: Drawing["shape"], off: number, isSlanted: boolean) => number} */
function half(shape, off, isSlanted) {
  const reach = REACH[shape] - 0.04;
  if (shape !== "square") return Math.sqrt(Math.max(0, reach ** 2 - off ** 2));
  if (!isSlanted) return Math.abs(off) < reach ? reach : 0;
  return reach / SLOPE - Math.abs(off);
}

/**
 * The letter of a cell in the plan: in its middle, or beside the number; as in styles/board/letters.css.
 * @type {(shape: Drawing["shape"], spot: Spot, letter: string, aside: boolean, given: boolean) => Figure[]}
 */
export function lettering(shape, { x, y }, letter, aside, given) {
  if (letter.length > LONGEST_LETTER) return [];
  const [dx, dy] = aside ? BESIDE[shape] : [0, 0];
  const ink = given && shape !== "circle" ? INK.ink : INK.green;
  const size = aside ? 0.24 : letter.length > 2 ? 0.34 : 0.46;
  return [{ ...textAt(x + dx, y + dy, letter, { fill: ink }, size, 400), italic: true }];
}

/**
 * The pencil marks of an empty cell; for a square that represents a value, whether it is excluded or possible.
 * @type {(drawing: Drawing, spot: Spot, pencil: Pencil, values: number[]) => Figure[]}
 */
export function notes(drawing, { x, y, value: square }, pencil, values) {
  const { marks, centred, gone, value, certain, own } = pencil;
  if (square !== null) return marks.includes(square) ? [sign(x, y, own)] : [];
  if (value !== null) return [textAt(x, y, String(value), { fill: certain ? INK.green : INK.cut }, 0.5, 400)];
  if (marks.length + centred.length === 0) return [];
  const { tall, seats, middle } = pencilling(pencil, values, roomOf(drawing));
  const inMiddle = middle ? [textAt(x, y + middle.y, middle.text, { fill: INK.ink }, middle.tall, 400)] : [];
  return seats
    .map((seat) =>
      textAt(
        x + seat.x,
        y + seat.y,
        String(seat.value),
        { fill: gone.includes(seat.value) ? INK.cut : INK.ink },
        tall,
        400,
      ),
    )
    .concat(inMiddle);
}

/** A cross made by the user, or the dot of a possible square. @type {(x: number, y: number, own: boolean) => Figure} */
function sign(x, y, own) {
  if (!own) return { kind: "circle", x, y, r: 0.09, look: { fill: INK.soft } };
  const arm = 0.14;
  const ends = /** @type {const} */ ([
    [-arm, -arm],
    [arm, arm],
    [0, 0],
    [arm, -arm],
    [-arm, arm],
  ]);
  const points = ends.map(([dx, dy]) => /** @type {[x: number, y: number]} */ ([x + dx, y + dy]));
  return { kind: "path", points, closed: false, look: { fill: "none", edge: INK.soft }, width: 0.05, ends: "round" };
}
