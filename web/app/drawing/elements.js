/**
 * The elements of a drawing of cells, as shapes: each position, radius, width and size stands here, and nowhere else.
 *
 * shape   a figure; lengths are in spot widths
 * look    what a shape is, of which its colours follow: classes of the page's style sheets, and a line in the table of
 *         looks for what is drawn elsewhere (export/palette.js); or the colours themselves
 * of      the line or label of the drawing that it shows
 * width   that of its edge or line; without one there is none
 * ends    round ends and corners, or square ends
 * text    its middle is at x, or with `begins` its beginning; y is the line it stands on. Its edge, if it has one, is
 *         behind it
 * group   shapes of one look, which have none of their own
 */

import { CORNERS } from "./geometry.js";

/** @import { DrawnLine, Drawing, Label, Sketch, Spot } from "../../worker/protocol.js" */

/** @typedef {string | { fill: string, edge?: string }} Look */
/** @typedef {{ look: Look, of?: object, width?: number, ends?: "round" | "square", dashes?: [on: number, off: number] }} Drawn */
/** @typedef {[x: number, y: number]} Point */
/** @typedef {Drawn & { kind: "text", x: number, y: number, size: number, weight: number, text: string, italic?: boolean, begins?: boolean }} Written */
/**
 * @typedef {(
 *   Drawn & { kind: "circle", x: number, y: number, r: number }
 *   | Drawn & { kind: "path", points: Point[], closed: boolean }
 * )} Outline
 */
/** @typedef {Outline | Written} Figure */
/** @typedef {{ kind: "group", look: string, of?: undefined, shapes: Figure[] }} Group */
/** @typedef {Figure | Group} Shape */

/** The edge of a cell or block, and of a square, whose neighbour has one there too. */
const [EDGE, SQUARE_EDGE] = [0.03, 0.018];
const LINE = 0.045;
/** @type {Pick<Drawn, "width" | "dashes">} */
const CAGE = { width: 0.022, dashes: [0.08, 0.06] };
/** The height and weight of a label, by its place. @type {Record<Label["where"], [size: number, weight?: number]>} */
const LABELS = {
  between: [0.38, 700],
  beside: [0.46],
  block: [0.31],
  corner: [0.22],
  white: [0.23, 600],
  black: [0.23, 600],
  disc: [0.4, 600],
};
/** The edge of a sketch that is a disc. @type {Partial<Record<Sketch["ink"], number>>} */
const RIMS = { line: 0.05, white: 0.03, black: 0.03 };
/** How far the line of a text is below its middle, as a part of its height. */
const BELOW = 0.35;
/** The edge of a name beside a circle, which keeps it clear of the lines from circle to circle. */
const CLEAR = 0.14;

/** A text round a point. @type {(x: number, y: number, text: string, look: Look, size: number, weight?: number) => Written} */
export const textAt = (x, y, text, look, size, weight = 500) => ({
  ...{ kind: "text", look, x, y: y + BELOW * size, size, weight, text },
});

/** The outline of a spot, at any place. @type {(shape: Drawing["shape"], x: number, y: number, look?: Look) => Outline} */
export const outlineAt = (shape, x, y, look = "spot") =>
  shape === "circle"
    ? { kind: shape, look, x, y, r: 0.42, width: EDGE }
    : { ...cornered(shape, x, y), look, width: shape === "square" ? SQUARE_EDGE : EDGE };

/** @type {(name: keyof typeof CORNERS, x: number, y: number) => { kind: "path", points: Point[], closed: true }} */
export const cornered = (name, x, y) => ({
  ...{ kind: "path", closed: true },
  points: CORNERS[name].map(([dx, dy]) => [x + dx, y + dy]),
});

/** The dark squares that are no cells. @type {(drawing: Drawing) => Figure[]} */
const blocks = ({ blocks: middles }) => middles.map(([x, y]) => outlineAt("square", x, y, "block"));

/** @type {(line: DrawnLine) => Figure} */
export const lineOf = (line) => ({
  ...{ kind: "path", look: line.thick ? "border" : "line", of: line, points: line.points, closed: false },
  ...{ width: LINE, ends: line.thick ? "square" : "round" },
});

/** The outline of a cage. @type {(points: Point[]) => Figure} */
export const cageOf = (points) => ({ kind: "path", look: "cage", points, closed: true, ...CAGE });

/** @type {(label: Pick<Label, "text" | "x" | "y" | "where">, shape?: Drawing["shape"]) => Written} */
export const labelOf = (label, shape) => {
  const { text, x, y, where } = label;
  const isName = shape === "circle" && where === "beside";
  const look = `clue ${where}${isName ? " name" : ""}`;
  const written = { ...textAt(x, y, text, look, ...LABELS[where]), of: label, begins: where === "corner" };
  return isName ? { ...written, width: CLEAR } : written;
};

/** The drawn clues: dots, which are on top of all lines, or the others. @type {(drawing: Drawing, areDots: boolean) => Group[]} */
const sketches = ({ sketches: all }, areDots) =>
  all
    .filter(({ ink }) => (ink === "white" || ink === "black") === areDots)
    .map(({ ink, strokes }) => ({
      ...{ kind: "group", look: `sketch ${ink}` },
      shapes: strokes.map((stroke) => strokeOf(stroke, RIMS[ink])),
    }));

/** @type {(stroke: Sketch["strokes"][number], rim: number | undefined) => Figure} */
function strokeOf({ points, width }, rim) {
  const [[x, y] = [0, 0], other] = points;
  return other
    ? { kind: "path", look: "", points, closed: false, width, ends: "round" }
    : { kind: "circle", look: "", x, y, r: width / 2, width: rim };
}

/** The piece that marks a cell with the value of a spot. @type {(piece: Drawing["piece"], x: number, y: number) => Outline} */
export const manAt = (piece, x, y) => ({
  look: `man ${piece}`,
  ...(piece === "disc" ? { kind: "circle", x, y, r: 0.3 } : cornered(piece === "square" ? "filled" : piece, x, y)),
});

/** Whether numbers in corners need room, so that the content of every cell is lower. @type {(drawing: Pick<Drawing, "labels">) => boolean} */
export const isCornered = ({ labels }) => labels.some(({ where }) => where === "corner");

/** How much lower, in spot widths. @type {(drawing: Drawing) => number} */
export const loweredBy = (drawing) => (isCornered(drawing) ? 0.08 : 0);

/** A drawing names its tinted spots by their places among its spots. @type {(drawing: Drawing, spot: Spot) => boolean} */
export const isTinted = ({ tinted, spots }, spot) => tinted.length > 0 && tinted.includes(spots.indexOf(spot));

/** What is drawn round the spots. Each layer is over those before it: `under` the spots, `on` their grounds, and over their content `borders` and `top`. @typedef {{ under: Shape[], on: Shape[], borders: Shape[], top: Shape[] }} Layers */

/** @type {(drawing: Drawing) => Layers} */
export const layersOf = (drawing) => ({
  under: [...blocks(drawing), ...drawing.lines.filter(({ thick }) => !thick).map(lineOf)],
  on: sketches(drawing, false),
  borders: drawing.lines.filter(({ thick }) => thick).map(lineOf),
  top: [
    ...sketches(drawing, true),
    ...drawing.outlines.map(cageOf),
    ...drawing.labels.map((label) => labelOf(label, drawing.shape)),
  ],
});
