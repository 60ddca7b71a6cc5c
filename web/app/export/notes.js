/**
 * The notes on a spot, as shapes: pencil marks, and a colour with its pattern, so that the colours differ even on a
 * black-and-white printer.
 */

import { LONGEST_LETTER, pencilling, roomOf } from "../board/index.js";
import { INK, mixed, words } from "./palette.js";

/** @import { Pencil } from "../assist/candidates.js" */
/** @import { Drawing, Spot } from "../../worker/protocol.js" */
/** @import { Shape } from "./shapes.js" */

/** As in styles/board/marks.css: the tint of each colour, and how its lines run, or that dots or rings stand there. */
const TINTS = ["#d9a325", "#4f8fe0", "#d65f99", "#8a8d86", "#57a05a", "#8b6ad1", "#e07b39", "#2aa3b0"];
/** @type {readonly Way[][]} */
const WAYS = [["up"], ["dots"], ["level"], ["down"], ["upright"], ["level", "upright"], ["up", "down"], ["rings"]];
/** @typedef {"up" | "down" | "level" | "upright" | "dots" | "rings"} Way */
/** The parts of the tint in the ground and in the lines on it. */
const GROUND = 0.28;
const LINES = 0.6;
/** Between two lines, in spot widths; and how far a cell reaches from its middle. */
const APART = 0.2;
const REACH = { circle: 0.42, square: 0.5, hexagon: 0.5 };
/** The position of a letter beside a value. */
const BESIDE = /** @type {const} */ ({ circle: [0.45, 0.42], square: [0.33, -0.3], hexagon: [0, 0.29] });
const SLOPE = Math.SQRT1_2;

/** A colour on a spot with this ground. @type {(shape: Drawing["shape"], spot: Spot, colour: number, ground: string) => Shape[]} */
export function hatching(shape, { x, y }, colour, ground) {
  const tint = TINTS[colour - 1] ?? INK.faint;
  const fill = mixed(tint, GROUND, ground);
  const edge = mixed(tint, LINES, fill);
  const reach = REACH[shape];
  const lawn = /** @type {Shape} */ (
    shape === "square"
      ? { kind: "rect", x: x - reach + 0.02, y: y - reach + 0.02, wide: 0.96, tall: 0.96, r: 0, paint: { fill } }
      : { kind: "circle", x, y, r: reach - 0.03, paint: { fill } }
  );
  return [lawn, ...(WAYS[colour - 1] ?? []).flatMap((way) => patterned(shape, { x, y }, way, edge))];
}

const STEPS = [-3, -2, -1, 0, 1, 2, 3].map((step) => step * APART);
/** The direction of the lines of each way. @type {Record<string, [right: number, down: number]>} */
const DIRECTIONS = { level: [1, 0], upright: [0, 1], up: [SLOPE, -SLOPE], down: [SLOPE, SLOPE] };
/** The look of dots and rings: their radius and paint. @type {(way: Way, edge: string) => { r: number, paint: object }} */
const spotted = (way, edge) =>
  way === "dots" ? { r: 0.035, paint: { fill: edge } } : { r: 0.06, paint: { fill: "none", edge, width: 0.03 } };

/** The lines of a pattern inside a cell, or its dots or rings. @type {(shape: Drawing["shape"], middle: { x: number, y: number }, way: Way, edge: string) => Shape[]} */
function patterned(shape, { x, y }, way, edge) {
  const direction = DIRECTIONS[way];
  if (!direction) {
    const seats = STEPS.flatMap((dy) => STEPS.map((dx) => [dx, dy]));
    const inside = seats.filter(([dx = 0, dy = 0]) => half(shape, dy, false) > Math.abs(dx) + 0.06);
    return inside.map(
      ([dx = 0, dy = 0]) => /** @type {Shape} */ ({ kind: "circle", x: x + dx, y: y + dy, ...spotted(way, edge) }),
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
    return [/** @type {Shape} */ ({ kind: "path", points, closed: false, paint: { fill: "none", edge, width: 0.03 } })];
  });
}

/** Half the length of a line inside a cell that passes its middle at this distance. @type {(shape: Drawing["shape"], off: number, isSlanted: boolean) => number} */
function half(shape, off, isSlanted) {
  const reach = REACH[shape] - 0.04;
  if (shape !== "square") return Math.sqrt(Math.max(0, reach ** 2 - off ** 2));
  if (!isSlanted) return Math.abs(off) < reach ? reach : 0;
  return reach / SLOPE - Math.abs(off);
}

/** The letter of a cell in the plan: in its middle, or beside the number in it; as in styles/board/letters.css. @type {(shape: Drawing["shape"], spot: Spot, letter: string, aside: boolean, given: boolean) => Shape[]} */
export function lettering(shape, { x, y }, letter, aside, given) {
  if (letter.length > LONGEST_LETTER) return [];
  const [dx, dy] = aside ? BESIDE[shape] : [0, 0];
  const ink = given && shape !== "circle" ? INK.ink : INK.green;
  const size = aside ? 0.24 : letter.length > 2 ? 0.34 : 0.46;
  return [{ ...words(x + dx, y + dy, letter, ink, size), italic: true }];
}

/**
 * The pencil marks of an empty cell; for a square that represents a value, whether it is ruled out or possible.
 * @type {(drawing: Drawing, spot: Spot, pencil: Pencil, values: number[]) => Shape[]}
 */
export function notes(drawing, { x, y, value: square }, pencil, values) {
  const { marks, centred, gone, value, certain, own } = pencil;
  if (square !== null) return marks.includes(square) ? [sign(x, y, own)] : [];
  if (value !== null) return [words(x, y, String(value), certain ? INK.green : INK.cut, 0.5)];
  if (marks.length + centred.length === 0) return [];
  const { tall, seats, middle } = pencilling(pencil, values, roomOf(drawing));
  const inMiddle = middle ? [words(x, y + middle.y, middle.text, INK.ink, middle.tall)] : [];
  return seats
    .map((seat) =>
      words(x + seat.x, y + seat.y, String(seat.value), gone.includes(seat.value) ? INK.cut : INK.ink, tall),
    )
    .concat(inMiddle);
}

/** A cross made by the user, or the dot of a possible square. @type {(x: number, y: number, own: boolean) => Shape} */
function sign(x, y, own) {
  if (!own) return { kind: "circle", x, y, r: 0.09, paint: { fill: INK.soft } };
  const arm = 0.14;
  const ends = /** @type {const} */ ([
    [-arm, -arm],
    [arm, arm],
    [0, 0],
    [arm, -arm],
    [-arm, arm],
  ]);
  const points = ends.map(([dx, dy]) => /** @type {[x: number, y: number]} */ ([x + dx, y + dy]));
  return { kind: "path", points, closed: false, paint: { fill: "none", edge: INK.soft, width: 0.05, round: true } };
}
