/** Grounds: the places on which a figure can be drawn, with the rotations and reflections of each ground. */

/** @import { DesignedCell, Fit, Ground, GroundKind, Point } from "../state/designer.js" */

/** The sizes of each ground, and its default size. @type {Record<GroundKind, { low: number, high: number, usual: number }>} */
export const SIZES = {
  grid: { low: 2, high: 12, usual: 5 },
  half: { low: 2, high: 8, usual: 4 },
  ring: { low: 3, high: 24, usual: 8 },
  star: { low: 5, high: 9, usual: 6 },
  triangle: { low: 2, high: 10, usual: 4 },
  hexagons: { low: 2, high: 6, usual: 3 },
};
export const KINDS = /** @type {GroundKind[]} */ (Object.keys(SIZES));

/** The distance of neighbouring places on a curve, so that neighbouring cells do not touch. */
const APART = 1.2;
/** Numbers in a file are rounded: a cell this near to a place is on it. */
const EXACT = 0.01;
/** Places nearer than this are the same. */
export const NEAR = 0.45;
const ROW = Math.sqrt(3) / 2;

/** A number as written to a file. @type {(number: number) => number} */
export const rounded = (number) => Math.round(number * 1000) / 1000 + 0;

/** @type {(x: number, y: number) => Point} */
const point = (x, y) => ({ x: rounded(x), y: rounded(y) });

/** @type {(number: number) => number[]} */
const upTo = (number) => [...Array(number).keys()];

/** Points on a circle, starting at the top. @type {(number: number, radius: number, turn?: number) => Point[]} */
const round = (number, radius, turn = 0) =>
  upTo(number).map((at) => {
    const angle = (2 * Math.PI * (at + turn)) / number;
    return point(radius * Math.sin(angle), -radius * Math.cos(angle));
  });

/** @type {Record<GroundKind, (size: number) => Point[]>} */
const PLACES = {
  grid: (size) => upTo(size).flatMap((y) => upTo(size).map((x) => point(x, y))),
  half: (size) => upTo(2 * size - 1).flatMap((y) => upTo(2 * size - 1).map((x) => point(x / 2, y / 2))),
  ring: (size) => [...round(size, Math.max(1.2, APART / 2 / Math.sin(Math.PI / size))), point(0, 0)],
  star(size) {
    const inner = Math.cos((2 * Math.PI) / size) / Math.cos(Math.PI / size); // radius where two sides of the star {size/2} cross
    const between = 2 * inner * Math.sin(Math.PI / size); // distance of neighbouring crossings
    const aside = Math.hypot(1 - inner * Math.cos(Math.PI / size), inner * Math.sin(Math.PI / size)); // distance of a tip from the nearest crossing
    const radius = APART / Math.min(between, aside);
    return [...round(size, radius), ...round(size, radius * inner, 0.5), point(0, 0)];
  },
  triangle: (size) =>
    upTo(size).flatMap((row) => upTo(row + 1).map((at) => point(APART * (at - row / 2), APART * row * ROW))),
  hexagons: (size) =>
    upTo(2 * size - 1).flatMap((row) => {
      const off = Math.abs(row - size + 1);
      return upTo(2 * size - 1 - off).map((at) => point(at - size + 1 + off / 2, (row - size + 1) * ROW));
    }),
};

/** All places of a ground. @type {(ground: Ground) => Point[]} */
export function placesOf({ kind, size, fit }) {
  const usual = PLACES[kind](size);
  return fit ? usual.map(({ x, y }) => point(fit.scale * x + fit.x, fit.scale * y + fit.y)) : usual;
}

/** The shape of cells that suits a ground. @type {(kind: GroundKind) => "circle" | "square" | "hexagon"} */
export const shapeOn = (kind) => (kind === "grid" ? "square" : kind === "hexagons" ? "hexagon" : "circle");

/** The order of a ground's rotational symmetry. @type {(ground: Ground) => number} */
export const turnsOf = ({ kind, size }) =>
  ({ grid: 4, half: 4, ring: size, star: size, triangle: 3, hexagons: 6 })[kind];

/** @type {(one: Point, other: Point) => number} */
export const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The smallest ground that has a place under every cell, directly or after fitting; otherwise a fine grid around their
 * centre.
 * @type {(cells: Point[]) => Ground}
 */
export function groundUnder(cells) {
  const grounds = KINDS.flatMap((kind) =>
    upTo(SIZES[kind].high - SIZES[kind].low + 1).map((more) => ({ kind, size: SIZES[kind].low + more })),
  );
  const fitted = cells.length > 1 ? grounds.map((ground) => ({ ...ground, fit: fitTo(cells, placesOf(ground)) })) : [];
  const holds = (/** @type {Ground} */ ground) => {
    const places = placesOf(ground);
    return cells.every((cell) => places.some((place) => distance(place, cell) < EXACT));
  };
  const fine = /** @type {Ground} */ ({ kind: "half", size: SIZES.half.usual });
  return [...grounds, ...fitted].find(holds) ?? { ...fine, fit: fitTo(cells, placesOf(fine), 1) };
}

/**
 * Maps places so that their bounding box is centred on that of the cells and, unless a scale is given, equally large.
 * @type {(cells: Point[], places: Point[], scale?: number) => Fit}
 */
function fitTo(cells, places, scale = boxOf(cells).across / boxOf(places).across) {
  const [to, from] = [boxOf(cells), boxOf(places)];
  return { x: rounded(to.x - scale * from.x), y: rounded(to.y - scale * from.y), scale };
}

/** The centre of the bounding box of some points, and its diagonal. @type {(points: Point[]) => Point & { across: number }} */
function boxOf(points) {
  const ends = (/** @type {"x" | "y"} */ axis) => {
    const all = points.map((each) => each[axis]);
    return all.length === 0 ? [0, 0] : [Math.min(...all), Math.max(...all)];
  };
  const [[left = 0, right = 0], [top = 0, bottom = 0]] = [ends("x"), ends("y")];
  return { x: (left + right) / 2, y: (top + bottom) / 2, across: Math.hypot(right - left, bottom - top) };
}

/** The places of a ground that no cell occupies. @type {(ground: Ground, cells: DesignedCell[]) => Point[]} */
export const freePlaces = (ground, cells) =>
  placesOf(ground).filter((place) => cells.every((cell) => distance(cell, place) > NEAR));

/** The centre of a ground, around which figures are rotated. @type {(ground: Ground) => Point} */
export function middleOf(ground) {
  const all = placesOf(ground);
  const mean = (/** @type {"x" | "y"} */ axis) => all.reduce((sum, each) => sum + each[axis], 0) / all.length;
  return { x: mean("x"), y: mean("y") };
}

/** Rotates a point around a centre by a fraction of a full turn. @type {(middle: Point, part: number) => (from: Point) => Point} */
export function turned(middle, part) {
  const [sin, cos] = [Math.sin(2 * Math.PI * part), Math.cos(2 * Math.PI * part)];
  return ({ x, y }) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    return point(middle.x + dx * cos - dy * sin, middle.y + dx * sin + dy * cos);
  };
}

/** Reflects a point in the vertical line through a centre. @type {(middle: Point) => (from: Point) => Point} */
export const mirrored =
  (middle) =>
  ({ x, y }) =>
    point(2 * middle.x - x, y);
