/** The present board as an image: its drawing, its content, and the user's notes. */

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
/** @import { ShapeImage } from "./svg.js" */

/** @type {(state: State) => ShapeImage} */
export function boardImage(state) {
  const { drawing } = shownNow(state);
  if (state.puzzle.kind === "movement") return position(drawing, now(state).faces);
  const { scene, pencils, colours } = contentOf(state);
  const values = state.shown.values ?? [];
  const noted = drawing.spots.map((spot, at) => {
    const { cell, value } = spot;
    const sceneCell = scene[cell];
    const [text, pencil, colour] = [sceneCell?.text ?? "", pencils[cell], colours[at] ?? 0];
    const isTaken = value === null ? text !== "" : text === String(value);
    const ground = paintOf(groundOf(drawing, spot, sceneCell).look).fill ?? "";
    const isFirst = value === null || value === values[0];
    const letter = isFirst && sceneCell?.letter ? sceneCell.letter : "";
    return {
      under: colour ? hatching(drawing.shape, spot, colour, ground) : [],
      over: [
        ...(letter ? lettering(drawing.shape, spot, letter, text !== "", sceneCell?.look === "given") : []),
        ...(pencil && !isTaken ? notes(drawing, spot, pencil, values) : []),
      ],
      inked: colour > 0,
    };
  });
  return onPaper(drawing, cellsOf(drawing, scene, noted));
}

/** A position of a movement. @type {(drawing: Drawing, faces: string[]) => ShapeImage} */
export const position = (drawing, faces) => onPaper(drawing, positionOf(drawing, faces));

/** Shapes of a drawing on the background of an image. @type {(drawing: Drawing, shapes: Shape[]) => ShapeImage} */
export function onPaper(drawing, shapes) {
  const box = boxOf(drawing, SIZES.margin);
  return { box, shapes: [paper(box), ...shapes] };
}

/** @type {(box: Box) => Figure} */
export const paper = ({ x, y, width, height }) => ({ ...rectangle(x, y, width, height), look: "paper" });
