/**
 * The elements of a drawing, with their layers and sizes in spot widths.
 * Written from pycore/figures/elements.py: python3 -m builder.written
 */

/** @typedef {"square" | "line" | "ring" | "strokes" | "text"} Form */
/** @typedef {"under" | "on" | "borders" | "top"} Layer */
/** @typedef {"blocks" | "lines" | "sketches" | "outlines" | "labels"} Field */
/**
 * @typedef {object} Sizes
 * @property {Layer} [layer]
 * @property {number} [reach] how far it extends beyond its points, for the box round a drawing
 * @property {number} [width] that of a line or an edge
 * @property {"round" | "square"} [ends]
 * @property {[on: number, off: number]} [dashes]
 * @property {number} [size] the height of text
 * @property {number} [weight]
 */

/** @type {{ field: Field, form: Form, look: string }[]} */
export const ELEMENTS = [
  { field: "blocks", form: "square", look: "block" },
  { field: "lines", form: "line", look: "line" },
  { field: "sketches", form: "strokes", look: "sketch" },
  { field: "outlines", form: "ring", look: "cage" },
  { field: "labels", form: "text", look: "clue" },
];

/** @type {Record<string, Sizes>} */
export const SIZES_OF = {
  block: { layer: "under", reach: 0.5 },
  line: { layer: "under", reach: 0, width: 0.045, ends: "round" },
  border: { layer: "borders", reach: 0, width: 0.045, ends: "square" },
  "sketch shade": { layer: "on" },
  "sketch green": { layer: "on" },
  "sketch violet": { layer: "on" },
  "sketch blue": { layer: "on" },
  "sketch line": { layer: "on", width: 0.05 },
  "sketch white": { layer: "top", width: 0.03 },
  "sketch black": { layer: "top", width: 0.03 },
  cage: { layer: "top", width: 0.022, dashes: [0.08, 0.06] },
  "clue between": { layer: "top", size: 0.38, weight: 700 },
  "clue beside": { layer: "top", reach: 0.3, size: 0.46 },
  "clue name": { layer: "top", reach: 0.3, width: 0.14, size: 0.46 },
  "clue block": { layer: "top", size: 0.31 },
  "clue corner": { layer: "top", size: 0.22 },
  "clue white": { layer: "top", size: 0.23, weight: 600 },
  "clue black": { layer: "top", size: 0.23, weight: 600 },
  "clue disc": { layer: "top", size: 0.4, weight: 600 },
};

export const SIZES = {
  circle: 0.42,
  edge: 0.03,
  "square edge": 0.018,
  disc: 0.3,
  number: 0.52,
  "long number": 0.32,
  lowered: 0.08,
  below: 0.35,
  letter: 0.26,
  "wide letter": 0.5,
  margin: 0.16,
};

/** The most digits of a number at its full height. */
export const FULL_DIGITS = 2;

/** Corners round the origin. */
export const CORNERS = {
  hexagon: /** @type {[x: number, y: number][]} */ ([
    [0.5, 0.2886751345948129],
    [0, 0.5773502691896258],
    [-0.5, 0.2886751345948129],
    [-0.5, -0.2886751345948129],
    [0, -0.5773502691896258],
    [0.5, -0.2886751345948129],
  ]),
  square: /** @type {[x: number, y: number][]} */ ([
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ]),
  filled: /** @type {[x: number, y: number][]} */ ([
    [-0.44, -0.44],
    [0.44, -0.44],
    [0.44, 0.44],
    [-0.44, 0.44],
  ]),
  tile: /** @type {[x: number, y: number][]} */ ([
    [-0.34, -0.34],
    [0.34, -0.34],
    [0.34, 0.34],
    [-0.34, 0.34],
  ]),
  queen: /** @type {[x: number, y: number][]} */ ([
    [-0.26, 0.24],
    [-0.34, -0.12],
    [-0.16, 0.03],
    [-0.1, -0.26],
    [0, -0.01],
    [0.1, -0.26],
    [0.16, 0.03],
    [0.34, -0.12],
    [0.26, 0.24],
  ]),
  star: /** @type {[x: number, y: number][]} */ ([
    [0, -0.4],
    [0.106, -0.126],
    [0.399, -0.11],
    [0.171, 0.076],
    [0.247, 0.36],
    [0, 0.2],
    [-0.247, 0.36],
    [-0.171, 0.076],
    [-0.399, -0.11],
    [-0.106, -0.126],
  ]),
};
