/**
 * A board of cells as shapes, with the content of its cells.
 *
 * noted   notes on a spot: below its content, and above all sketches; with `inked`, a number is in ink
 */

import { FULL_DIGITS, isTinted, layersOf, loweredBy, manAt, outlineAt, SIZES, textAt } from "../drawing/index.js";

/** @import { Drawing, Spot } from "../../worker/protocol.js" */
/** @import { Figure, Shape } from "../drawing/elements.js" */

/** @typedef {{ text: string, look: string }} Content */
/** @typedef {{ under: Figure[], over: Figure[], inked: boolean }} Noted */

/** The look of a cell's content; a given has more than one word. @type {Record<string, string>} */
const LOOKS = { filled: "filled", new: "new", solved: "new", refused: "refused" };

/** @type {Noted} */
const PLAIN = { under: [], over: [], inked: false };

/** @type {(drawing: Drawing, contents: (Content | undefined)[], noted?: Noted[]) => Shape[]} */
export function cellsOf(drawing, contents, noted = []) {
  const { under, on, borders, top } = layersOf(drawing);
  const grounds = drawing.spots.flatMap((spot, at) => [
    groundOf(drawing, spot, contents[spot.cell]),
    ...(noted[at] ?? PLAIN).under,
  ]);
  const things = drawing.spots.flatMap((spot, at) => thingsOn(drawing, spot, contents[spot.cell], noted[at] ?? PLAIN));
  return [...under, ...grounds, ...on, ...things, ...borders, ...top];
}

/** Whether the content of a cell is shown at this one of its spots. @type {(spot: Spot, content: Content | undefined) => boolean} */
const isHere = ({ value }, content) => value === null || content?.text === String(value);

/**
 * The look of a cell with its content: touching cells have light fills, since solid ones would run together.
 * @type {(drawing: Drawing, spot: Spot, content: Content | undefined) => string}
 */
function lookOf({ shape }, spot, content) {
  if (!content || !isHere(spot, content)) return "";
  if (content.look === "given") return shape === "circle" ? "given" : "touching";
  return LOOKS[content.look] ?? "";
}

/** @type {(drawing: Drawing, spot: Spot, content: Content | undefined) => Figure} */
export function groundOf(drawing, spot, content) {
  const look = lookOf(drawing, spot, content);
  const isLeft = (look === "" || look === "filled") && isTinted(drawing, spot);
  return outlineAt(drawing.shape, spot.x, spot.y, ["spot", isLeft ? "tinted" : look].filter(Boolean).join(" "));
}

/** @type {(drawing: Drawing, spot: Spot, content: Content | undefined, noted: Noted) => Figure[]} */
function thingsOn(drawing, spot, content, { over, inked }) {
  const { x, y, value } = spot;
  const text = content?.text ?? "";
  if (text === "" || !isHere(spot, content)) return over;
  if (value !== null) return [...over, manAt(drawing.piece, x, y)];
  const look = inked ? "" : lookOf(drawing, spot, content);
  const size = SIZES[text.length > FULL_DIGITS ? "long number" : "number"];
  const weight = look === "touching" ? 700 : 500;
  const looks = ["number", look].filter(Boolean).join(" ");
  return [...over, textAt(x, y + loweredBy(drawing), text, looks, size, weight)];
}
