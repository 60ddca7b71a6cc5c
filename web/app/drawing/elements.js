/**
 * A drawing as shapes, from the table of its elements (table.js). Python makes the same shapes for notebooks from the same
 * table (pycore/figures/shapes.py); a test compares them.
 *
 * shape   a figure; lengths are in spot widths
 * look    the kind of a shape, which determines its colours: classes of the page's style sheets, and a line in the table of
 *         looks for drawings outside the page (export/palette.js); or the colours themselves
 * of      the line or label of the drawing that the shape represents
 * width   the width of the edge or line; without it there is none
 * ends    round ends and corners, or square ends
 * text    centred at x, or starting there if it `begins`; y is its baseline. Its edge, if it has one, is behind it
 * group   shapes that share the look of the group
 */

import { partsOf } from "./parts.js";
import { CORNERS, SIZES, SIZES_OF } from "./table.js";

/** @import { DrawnLine, Drawing, Label, Sketch, Spot } from "../../worker/protocol.js" */
/** @import { Form, Layer } from "./table.js" */

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

/** A text centred on a point. @type {(x: number, y: number, text: string, look: Look, size: number, weight?: number) => Written} */
export const textAt = (x, y, text, look, size, weight = 500) => ({
  ...{ kind: "text", look, x, y: y + SIZES.below * size, size, weight, text },
});

/** The outline of a spot, anywhere. @type {(shape: Drawing["shape"], x: number, y: number, look?: Look) => Outline} */
export const outlineAt = (shape, x, y, look = "spot") =>
  shape === "circle"
    ? { kind: shape, look, x, y, r: SIZES.circle, width: SIZES.edge }
    : { ...cornered(shape, x, y), look, width: SIZES[shape === "square" ? "square edge" : "edge"] };

/** @type {(name: keyof typeof CORNERS, x: number, y: number) => { kind: "path", points: Point[], closed: true }} */
export const cornered = (name, x, y) => ({
  ...{ kind: "path", closed: true },
  points: CORNERS[name].map(([dx, dy]) => [x + dx, y + dy]),
});

/** @type {(points: Point[], closed: boolean, look: string) => Figure} */
function lineThrough(points, closed, look) {
  const { width = 0, ends, dashes } = SIZES_OF[look] ?? {};
  return { kind: "path", look, points, closed, width, ...(ends && { ends }), ...(dashes && { dashes }) };
}

/** @type {(line: DrawnLine, look?: string) => Figure} */
export const lineOf = (line, look = line.thick ? "border" : "line") => ({
  ...lineThrough(line.points, false, look),
  of: line,
});

/** The outline of a cage. @type {(points: Point[], look?: string) => Figure} */
export const cageOf = (points, look = "cage") => lineThrough(points, true, look);

/** @type {(label: Pick<Label, "text" | "x" | "y" | "where">, look?: string) => Written} */
export function labelOf(label, look = `clue ${label.where}`) {
  const { text, x, y, where } = label;
  const { size = 0, weight, width } = SIZES_OF[look] ?? {};
  return {
    ...textAt(x, y, text, look, size, weight),
    ...{ of: label, begins: where === "corner", ...(width && { width }) },
  };
}

/** @type {(stroke: Sketch["strokes"][number], rim: number | undefined) => Figure} */
function strokeOf({ points, width }, rim) {
  const [[x, y] = [0, 0], other] = points;
  return other
    ? { kind: "path", look: "", points, closed: false, width, ends: "round" }
    : { kind: "circle", look: "", x, y, r: width / 2, width: rim };
}

/** The shape of a part, by its form. @type {Record<Form, (part: any, look: string) => Shape>} */
const SHAPES = {
  square: ([x, y], look) => outlineAt("square", x, y, look),
  line: lineOf,
  ring: cageOf,
  strokes: (/** @type {Sketch} */ { strokes }, look) => ({
    ...{ kind: "group", look },
    shapes: strokes.map((stroke) => strokeOf(stroke, SIZES_OF[look]?.width)),
  }),
  text: labelOf,
};

/** The piece that marks a cell's value. @type {(piece: Drawing["piece"], x: number, y: number) => Outline} */
export const manAt = (piece, x, y) => ({
  look: `man ${piece}`,
  ...(piece === "disc"
    ? { kind: "circle", x, y, r: SIZES.disc }
    : cornered(piece === "square" ? "filled" : piece, x, y)),
});

/** Whether labels in corners need room, so that the content of every cell moves down. @type {(drawing: Pick<Drawing, "labels">) => boolean} */
export const isCornered = ({ labels }) => labels.some(({ where }) => where === "corner");

/** The distance by which it moves down, in spot widths. @type {(drawing: Drawing) => number} */
export const loweredBy = (drawing) => (isCornered(drawing) ? SIZES.lowered : 0);

/** Whether a spot is tinted: a drawing lists its tinted spots by index. @type {(drawing: Drawing, spot: Spot) => boolean} */
export const isTinted = ({ tinted, spots }, spot) => tinted.length > 0 && tinted.includes(spots.indexOf(spot));

/** The layers of a drawing, from bottom to top: `under` the spots, `on` their fill, and above their content `borders` and `top`. @typedef {Record<Layer, Shape[]>} Layers */

/** @type {(drawing: Drawing) => Layers} */
export function layersOf(drawing) {
  /** @type {Layers} */
  const layers = { under: [], on: [], borders: [], top: [] };
  for (const { form, part, look } of partsOf(drawing)) {
    const layer = SIZES_OF[look]?.layer;
    if (layer) layers[layer].push(SHAPES[form](part, look));
  }
  return layers;
}
