/** The parts of a drawing, from the table of its elements: which look each has, and where it is. */

import { ELEMENTS } from "./table.js";

/** @import { Drawing } from "../../worker/protocol.js" */
/** @import { Corners } from "./geometry.js" */
/** @import { Form } from "./table.js" */

/**
 * A look's second word is what a label or a sketch says of itself; a thick line, and a label beside a circle, have one of
 * their own.
 * @type {(form: Form, part: any, name: string, shape: Drawing["shape"]) => string}
 */
function lookOf(form, part, name, shape) {
  if (form === "line" && part.thick) return "border";
  if (form === "text") return `${name} ${part.where === "beside" && shape === "circle" ? "name" : part.where}`;
  return form === "strokes" ? `${name} ${part.ink}` : name;
}

/** All parts, in the order of the table. @type {(drawing: Drawing) => { form: Form, part: any, look: string }[]} */
export const partsOf = (drawing) =>
  ELEMENTS.flatMap(({ field, form, look }) =>
    drawing[field].map((part) => ({ form, part, look: lookOf(form, part, look, drawing.shape) })),
  );

/** The points of a part, by its form. @type {Record<Form, (part: any) => Corners>} */
export const POINTS = {
  square: (point) => [point],
  line: ({ points }) => points,
  ring: (points) => points,
  strokes: ({ strokes }) => strokes.flatMap((/** @type {{ points: Corners }} */ { points }) => points),
  text: ({ x, y }) => [[x, y]],
};
