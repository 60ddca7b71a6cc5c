/** Pieces that slide, as tiles in a frame: an arrow key says which of them. */

import { ARROWS, neighbour } from "./geometry.js";

/** @import { Position } from "../../worker/protocol.js" */

/** The spots of the pieces that can go to the place beside them, by the arrow key that leads there. @type {(position: Pick<Position, "drawing" | "moves">) => Record<string, number>} */
export const slides = ({ drawing: { spots }, moves }) =>
  Object.fromEntries(
    spots.flatMap((spot) =>
      Object.keys(ARROWS).flatMap((key) => {
        const beside = neighbour(spots, spot, key)?.cell;
        return moves.some(({ source, target }) => source === spot.cell && target === beside) ? [[key, spot.cell]] : [];
      }),
    ),
  );

/** Whether every move of the position is such a slide. @type {(position: Pick<Position, "drawing" | "moves">) => boolean} */
export const allSlide = (position) =>
  position.moves.length > 0 && Object.keys(slides(position)).length === position.moves.length;
