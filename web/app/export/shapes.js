/** The present board as a picture: its drawing, what is in it, and the notes of its reader. */

import { contentOf, shownNow } from "../board/index.js";
import { boxOf, positionOf, SIZES } from "../drawing/index.js";
import { now } from "../moves/index.js";
import { cellsOf, groundOf } from "./cells.js";
import { hatching, lettering, notes, rectangle } from "./notes.js";
import { paintOf } from "./palette.js";

/** @import { Drawing } from "../../worker/protocol.js" */
/** @import { Box } from "../drawing/geometry.js" */
/** @import { Figure, Shape } from "../drawing/elements.js" */
/** @import { State } from "../state/state.js" */
/** @import { Picture } from "./svg.js" */

/** @type {(state: State) => Picture} */
export function boardPicture(state) {
  const { drawing } = shownNow(state);
  if (state.puzzle.kind === "movement") return position(drawing, now(state).faces);
  const { places, pencils, colours } = contentOf(state);
  const values = state.shown.values ?? [];
  const noted = drawing.spots.map((spot, at) => {
    const { cell, value } = spot;
    const place = places[cell];
    const [text, pencil, colour] = [place?.text ?? "", pencils[cell], colours[at] ?? 0];
    const isTaken = value === null ? text !== "" : text === String(value);
    const ground = paintOf(groundOf(drawing, spot, place).look).fill ?? "";
    const isFirst = value === null || value === values[0];
    const letter = isFirst && place?.letter ? place.letter : "";
    return {
      under: colour ? hatching(drawing.shape, spot, colour, ground) : [],
      over: [
        ...(letter ? lettering(drawing.shape, spot, letter, text !== "", place?.look === "given") : []),
        ...(pencil && !isTaken ? notes(drawing, spot, pencil, values) : []),
      ],
      inked: colour > 0,
    };
  });
  return onPaper(drawing, cellsOf(drawing, places, noted));
}

/** A position of a movement. @type {(drawing: Drawing, faces: string[]) => Picture} */
export const position = (drawing, faces) => onPaper(drawing, positionOf(drawing, faces));

/** Shapes of a drawing on the ground of a picture. @type {(drawing: Drawing, shapes: Shape[]) => Picture} */
export function onPaper(drawing, shapes) {
  const box = boxOf(drawing, SIZES.margin);
  return { box, shapes: [paper(box), ...shapes] };
}

/** @type {(box: Box) => Figure} */
export const paper = ({ x, y, width, height }) => ({ ...rectangle(x, y, width, height), look: "paper" });
