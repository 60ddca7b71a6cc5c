/** Pieces that slide, such as tiles in a frame, and the arrow key for each. */

import { ARROWS, neighbour } from "./geometry.js";

/** @import { Position } from "../../worker/protocol.js" */

/**
 * The spots of the pieces that can slide to a neighbouring place, by arrow key.
 * @type {(position: Pick<Position, "drawing" | "moves">) => Record<string, number>}
 */
export const slides = ({ drawing: { spots }, moves }) =>
  Object.fromEntries(
    spots.flatMap((spot) =>
      Object.keys(ARROWS).flatMap((key) => {
        const beside = neighbour(spots, spot, key)?.cell;
        return moves.some(({ source, target }) => source === spot.cell && target === beside) ? [[key, spot.cell]] : [];
      }),
    ),
  );

/** Whether every move of the position is a slide. @type {(position: Pick<Position, "drawing" | "moves">) => boolean} */
export const allSlide = (position) =>
  position.moves.length > 0 && Object.keys(slides(position)).length === position.moves.length;
