/**
 * The board as plain shapes, from which both SVG and a canvas can be drawn: the present board, or a position.
 *
 * shape    a figure with its colours; lengths are in spot widths; a text that `begins` at its position is not centred
 * picture  shapes in the box that they fill
 */

import {
  boxOf,
  contentOf,
  crownAt,
  HEXAGON,
  hullOf,
  isOnTop,
  isTinted,
  loweredBy,
  shownNow,
  starAt,
} from "../board/index.js";
import { now } from "../moves/index.js";
import { FACES, isEmpty } from "../state/index.js";
import { hatching, lettering, notes } from "./notes.js";
import { INK, mixed, words } from "./palette.js";

/** @import { Pencil } from "../assist/candidates.js" */
/** @import { Drawing, Sketch, Spot } from "../../worker/protocol.js" */
/** @import { Box } from "../board/geometry.js" */
/** @import { Place } from "../board/scene.js" */
/** @import { State } from "../state/state.js" */

/** @typedef {{ fill: string, edge?: string, width?: number, round?: boolean, dashes?: [on: number, off: number] }} Paint */
/** @typedef {[x: number, y: number]} Point */
/**
 * @typedef {(
 *   { kind: "circle", x: number, y: number, r: number, paint: Paint }
 *   | { kind: "rect", x: number, y: number, wide: number, tall: number, r: number, paint: Paint }
 *   | { kind: "path", points: Point[], closed: boolean, paint: Paint }
 *   | { kind: "text", x: number, y: number, size: number, text: string, bold: boolean, italic?: boolean, begins?: boolean, paint: Paint }
 * )} Shape
 */
/** @typedef {{ box: Box, shapes: Shape[] }} Picture */
/**
 * The notes on a spot: pencil marks and the values they are from, its colour (0: none), and the letter of its cell in
 * the plan.
 * @typedef {{ pencil: Pencil | undefined, values: number[], colour: number, letter: string | undefined }} Noted
 */

const MARGIN = 0.16;
const CLUE_SIZES = { between: 0.38, beside: 0.46, block: 0.31, corner: 0.22, white: 0.23, black: 0.23, disc: 0.4 };

/** Ground, edge and figure. @typedef {[ground: string, edge: string, figure: string]} Look */

/** As in styles/board/ground.css. */
const GIVEN_GROUND = mixed(INK.green, 0.17, INK.sheet);
const BLOCK_GROUND = mixed(INK.bark, 0.42, INK.sheet);
const TINTED_GROUND = mixed(INK.bark, 0.2, INK.sheet);
const SHADE = mixed(INK.bark, 0.28, INK.sheet);
const BANDS = {
  green: mixed("#2f9e5b", 0.45, INK.sheet),
  violet: mixed("#a45bc0", 0.45, INK.sheet),
  blue: mixed("#3f8fd0", 0.45, INK.sheet),
};
/** The look of a given, by the shape of its cell: if cells touch, solid grounds would run together. @type {Record<Drawing["shape"], Look>} */
const GIVEN = {
  circle: [INK.green, INK.green, INK["on-green"]],
  square: [GIVEN_GROUND, INK.bark, INK.ink],
  hexagon: [GIVEN_GROUND, INK.bark, INK.ink],
};
/** The looks of other cells; the default is that of an empty one. @type {Record<string, Look>} */
const LOOKS = {
  filled: [INK.sheet, INK.bark, INK.green],
  new: [INK.leaf, INK.green, INK["leaf-ink"]],
  solved: [INK.leaf, INK.green, INK["leaf-ink"]],
  refused: [INK["cut-soft"], INK.cut, INK.cut],
};
const EMPTY = [INK.sheet, INK.bark, INK.ink];

/** The present board. @type {(state: State) => Picture} */
export function boardPicture(state) {
  const { drawing } = shownNow(state);
  if (state.puzzle.kind === "movement") return position(drawing, now(state).faces);
  const { places, pencils, colours } = contentOf(state);
  const values = state.shown.values ?? [];
  const noted = drawing.spots.map(({ cell: of, value }, at) => ({
    ...{ pencil: pencils[of], values, colour: colours[at] ?? 0 },
    letter: value === null || value === values[0] ? places[of]?.letter : undefined,
  }));
  return cellsPicture(drawing, places, noted);
}

/** A board with values in its cells, and the notes by spot. @type {(drawing: Drawing, places: (Pick<Place, "text" | "look"> | undefined)[], noted?: Noted[]) => Picture} */
export function cellsPicture(drawing, places, noted = []) {
  const spots = drawing.spots.map((spot, at) => cell(drawing, spot, places[spot.cell], noted[at]));
  return onPaper(drawing, [
    ...blocks(drawing),
    ...lines(drawing, false),
    ...spots.flatMap(({ under }) => under),
    ...sketches(drawing, false),
    ...spots.flatMap(({ over }) => over),
    ...lines(drawing, true),
    ...sketches(drawing, true),
    ...clues(drawing),
  ]);
}

/** A position of a movement. @type {(drawing: Drawing, faces: string[]) => Picture} */
export const position = (drawing, faces) =>
  onPaper(drawing, [
    ...ground(drawing),
    ...drawing.spots.flatMap(({ cell: at, x, y }) => (isEmpty(faces[at]) ? [] : body(faces[at] ?? "", x, y))),
  ]);

/** @type {(drawing: Drawing, shapes: Shape[]) => Picture} */
function onPaper(drawing, shapes) {
  const box = boxOf(drawing, MARGIN);
  const { x, y, width: wide, height: tall } = box;
  return { box, shapes: [{ kind: "rect", x, y, wide, tall, r: 0, paint: { fill: INK.paper } }, ...shapes] };
}

/** @type {(drawing: Drawing, thick: boolean) => Shape[]} */
const lines = (drawing, thick) =>
  drawing.lines
    .filter((line) => line.thick === thick)
    .map(({ points }) => ({
      kind: "path",
      points,
      closed: false,
      paint: { fill: "none", edge: thick ? INK.ink : INK.bark, width: 0.045 },
    }));

/** @type {(drawing: Drawing) => Shape[]} */
const blocks = (drawing) =>
  drawing.blocks.map(([x, y]) => shapeAt("square", x, y, { fill: BLOCK_GROUND, edge: INK.bark, width: 0.025 }));

/** As in styles/board/clues.css. @type {(drawing: Drawing) => Shape[]} */
const clues = ({ outlines, labels }) => [
  ...outlines.map(
    (points) =>
      /** @type {Shape} */ ({
        ...{ kind: "path", points, closed: true },
        paint: { fill: "none", edge: INK.ink, width: 0.022, dashes: [0.08, 0.06] },
      }),
  ),
  ...labels.map(({ text, x, y, where }) => ({
    ...words(x, y, text, where === "black" ? INK.sheet : INK.ink, CLUE_SIZES[where], where === "between"),
    begins: where === "corner",
  })),
];

/** As in styles/board/clues.css; here nothing shines through. @type {Record<Sketch["ink"], Paint>} */
const SKETCHED = {
  shade: { fill: SHADE, edge: SHADE },
  green: { fill: BANDS.green, edge: BANDS.green },
  violet: { fill: BANDS.violet, edge: BANDS.violet },
  blue: { fill: BANDS.blue, edge: BANDS.blue },
  line: { fill: "none", edge: INK.soft },
  white: { fill: INK.sheet, edge: INK.ink },
  black: { fill: INK.ink, edge: INK.ink },
};

/** @type {(drawing: Drawing, onTop: boolean) => Shape[]} */
const sketches = (drawing, onTop) =>
  drawing.sketches
    .filter((sketch) => isOnTop(sketch) === onTop)
    .flatMap(({ ink, strokes }) => strokes.map((stroke) => sketched(SKETCHED[ink], stroke)));

/** @type {(paint: Paint, stroke: Sketch["strokes"][number]) => Shape} */
function sketched(paint, { points, width }) {
  const [[x, y] = [0, 0], ...others] = points;
  return others.length === 0
    ? { kind: "circle", x, y, r: width / 2, paint: { ...paint, width: 0.04 } }
    : { kind: "path", points, closed: false, paint: { ...paint, fill: "none", width, round: true } };
}

/** What is under the sketches and over them. @type {(drawing: Drawing, spot: Spot, place: Pick<Place, "text" | "look"> | undefined, noted: Noted | undefined) => { under: Shape[], over: Shape[] }} */
function cell(drawing, spot, place, noted) {
  const { x, y, value } = spot;
  const text = place?.text ?? "";
  const here = value === null || text === String(value);
  const given = place?.look === "given";
  const look = given ? GIVEN[drawing.shape] : LOOKS[place?.look ?? ""];
  const [sheet = "", edge = "", figure = ""] = (here && look) || EMPTY;
  const fill = sheet === INK.sheet && isTinted(drawing, spot) ? TINTED_GROUND : sheet;
  const outline = shapeAt(drawing.shape, x, y, { fill, edge, width: 0.025 });
  const under = noted?.colour ? [outline, ...hatching(drawing.shape, spot, noted.colour, fill)] : [outline];
  const letter = noted?.letter ? lettering(drawing.shape, spot, noted.letter, text !== "", given) : [];
  const pencilled = noted?.pencil ? notes(drawing, spot, noted.pencil, noted.values) : [];
  if (value !== null) return { under, over: [...letter, ...(here ? [man(drawing.piece, x, y)] : pencilled)] };
  const ink = noted?.colour ? INK.ink : figure;
  const number = words(x, y + loweredBy(drawing), text, ink, text.length > 2 ? 0.32 : 0.52, given);
  return { under, over: [...letter, ...(text === "" ? pencilled : [number])] };
}

/** @type {(piece: Drawing["piece"], x: number, y: number) => Shape} */
function man(piece, x, y) {
  if (piece === "disc") return { kind: "circle", x, y, r: 0.28, paint: { fill: INK.green } };
  if (piece === "queen") return { kind: "path", points: crownAt(x, y), closed: true, paint: { fill: INK.green } };
  if (piece === "star") return { kind: "path", points: starAt(x, y), closed: true, paint: { fill: INK.green } };
  return { kind: "rect", x: x - 0.44, y: y - 0.44, wide: 0.88, tall: 0.88, r: 0, paint: { fill: INK.ink } };
}

/** @type {(kind: Drawing["shape"], x: number, y: number, paint: Paint) => Shape} */
function shapeAt(kind, x, y, paint) {
  if (kind === "circle") return { kind, x, y, r: 0.42, paint };
  if (kind === "square") return { kind: "rect", x: x - 0.5, y: y - 0.5, wide: 1, tall: 1, r: 0, paint };
  const corners = HEXAGON.split(" ").map((corner) => corner.split(",").map(Number));
  const points = corners.map(([dx = 0, dy = 0]) => /** @type {Point} */ ([x + dx, y + dy]));
  return { kind: "path", points, closed: true, paint };
}

/** The tray under the pieces, with a dot at every place. @type {(drawing: Drawing) => Shape[]} */
export function ground({ spots, shape }) {
  const reach = shape === "square" ? [-0.42, 0.42] : [-0.36, 0.36];
  const corners = spots.flatMap(({ x, y }) => reach.flatMap((dx) => reach.map((dy) => ({ x: x + dx, y: y + dy }))));
  const points = hullOf(corners).map(({ x, y }) => /** @type {Point} */ ([x, y]));
  const paint = { fill: INK.faint, edge: INK.faint, width: 0.2, round: true };
  return [
    { kind: "path", points, closed: true, paint },
    ...spots.map(({ x, y }) => /** @type {Shape} */ ({ kind: "circle", x, y, r: 0.12, paint: { fill: INK.bark } })),
  ];
}

/** A piece. @type {(face: string, x: number, y: number) => Shape[]} */
export function body(face, x, y) {
  const edge = { edge: INK.bark, width: 0.03 };
  if (FACES.has(face)) {
    const fill = face === "white" ? "#fdfaf2" : face === "black" ? "#22291f" : INK.green;
    return [{ kind: "circle", x, y, r: 0.38, paint: { fill, ...edge } }];
  }
  const paint = { fill: INK.sheet, ...edge };
  return [
    { kind: "rect", x: x - 0.44, y: y - 0.44, wide: 0.88, tall: 0.88, r: 0.1, paint },
    words(x, y, face, INK.ink, 0.44),
  ];
}
