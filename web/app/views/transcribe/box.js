/** Geometry of a sheet: its bounds, and the square under the pointer. */

/** @import { ClueSheet, Slot } from "../../../worker/protocol.js" */

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** Margins, in squares: around the board, and around a clue. */
const MARGIN = 0.1;
const ROUND_CLUE = 0.34;
/** The least number of lengths that a list of clues leaves room for. */
const LEAST_LENGTHS = 3;
/** The distance from its middle within which a pointer hits a square. */
const ON = 0.5;

/** The parts of a clue, last one first. @type {(slot: Slot, text: string) => string[]} */
export const wordsOf = ({ room }, text) => (room === null ? [text] : text.split(" ").toReversed());

/** The bounds of the squares, of the existing clues, and of any clue that the current tool may add. @type {(sheet: ClueSheet, inHand: string) => Box} */
export function boxOf({ drawing, slots: all }, inHand) {
  const slots = all.filter(({ tool, text, needed }) => tool === inHand || text !== "" || needed);
  const longest = Math.max(LEAST_LENGTHS, ...slots.map((slot) => wordsOf(slot, slot.text).length));
  const middles = slots.flatMap(({ x, y, room, step: [dx, dy] }) => {
    const far = room === null ? 0 : longest - 1;
    return [
      { x, y, reach: ROUND_CLUE },
      { x: x + far * dx, y: y + far * dy, reach: ROUND_CLUE },
    ];
  });
  const places = [...drawing.spots.map(({ x, y }) => ({ x, y, reach: 0.5 })), ...middles];
  const [left, top] = [
    Math.min(...places.map(({ x, reach }) => x - reach)),
    Math.min(...places.map(({ y, reach }) => y - reach)),
  ];
  const right = Math.max(...places.map(({ x, reach }) => x + reach));
  const bottom = Math.max(...places.map(({ y, reach }) => y + reach));
  return { x: left - MARGIN, y: top - MARGIN, width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN };
}

/** The pointer's position in a box that is centred in its element. @type {(box: Box, event: PointerEvent) => { x: number, y: number }} */
export function pointIn(box, { currentTarget, clientX, clientY }) {
  const place = /** @type {Element} */ (currentTarget).getBoundingClientRect();
  const scale = Math.min(place.width / box.width, place.height / box.height);
  return {
    x: box.x + box.width / 2 + (clientX - place.left - place.width / 2) / scale,
    y: box.y + box.height / 2 + (clientY - place.top - place.height / 2) / scale,
  };
}

/** The square at a point; -1 for none. @type {(sheet: ClueSheet, at: { x: number, y: number }, on?: number) => number} */
export const squareAt = ({ drawing }, { x, y }, on = ON) =>
  drawing.spots.findIndex((spot) => Math.max(Math.abs(spot.x - x), Math.abs(spot.y - y)) <= on);

/** Whether a square is a block. @type {(sheet: ClueSheet, square: number) => boolean} */
export function isBlock({ drawing: { spots, blocks } }, square) {
  const spot = spots[square];
  return blocks.some(([x, y]) => x === spot?.x && y === spot.y);
}
