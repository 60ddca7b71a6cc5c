/**
 * Mouse, finger or pen on the squares of a sheet. A drag draws through squares; a tap draws on one, or selects the clue
 * that is already there.
 *
 * grip  the pointer that pressed a square and is still down, with its last position
 */

import { draw, finish, goTo, isDrawn, slotAt, toolOf } from "../../transcribe/index.js";
import { isBlock, pointIn, squareAt } from "./box.js";

/** @import { ClueSheet } from "../../../worker/protocol.js" */
/** @import { Transcript } from "../../state/transcript.js" */
/** @import { App } from "../../state/state.js" */
/** @import { Box } from "./box.js" */

/**
 * The distance from its middle, horizontally and vertically, within which a drag enters a square: passing a corner
 * enters no third one.
 */
const ON = 0.42;
/** The distance in any direction, for a line, which may go diagonally. */
const ROUND = 0.4;
/** The spacing, in squares, of the points checked between two pointer events. */
const STRIDE = 0.2;

/** Gesture: the drawing pointer and its last position. @type {{ pointer: number, last: { x: number, y: number } } | null} */
let grip = null;

/** @type {(app: App, transcript: Transcript, sheet: ClueSheet, box: Box, event: PointerEvent) => void} */
export function take(app, transcript, sheet, box, event) {
  if (grip || event.button !== 0 || !isDrawn(sheet, transcript.tool)) return;
  const last = pointIn(box, event);
  const square = squareAt(sheet, last);
  if (square < 0) {
    const there = slotAt(sheet, transcript.tool, last, square);
    if (there >= 0) goTo(app, there);
    return;
  }
  event.preventDefault(); // the field stays focused
  /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
  grip = { pointer: event.pointerId, last };
  Object.assign(transcript, { path: [square], at: square, awaited: null });
  app.draw();
}

/** @type {(app: App, transcript: Transcript, sheet: ClueSheet, box: Box, event: PointerEvent) => void} */
export function track(app, transcript, sheet, box, event) {
  if (grip?.pointer !== event.pointerId) return;
  const [from, to] = [grip.last, pointIn(box, event)];
  grip.last = to;
  const isLine = !transcript.rubs && toolOf(sheet, transcript.tool)?.does === "path";
  const strides = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STRIDE);
  for (let stride = 1; stride <= strides; stride += 1) {
    const share = stride / strides;
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    const square = squareAt(sheet, at, ON);
    const isMissed = isLine && square >= 0 && farFrom(sheet, square, at) > ROUND;
    if (!isMissed && square >= 0 && isAlike(transcript, sheet, square)) draw(app, square);
  }
}

/** @type {(sheet: ClueSheet, square: number, at: { x: number, y: number }) => number} */
function farFrom({ drawing: { spots } }, square, { x, y }) {
  const spot = spots[square];
  return spot ? Math.hypot(spot.x - x, spot.y - y) : Infinity;
}

/**
 * Whether a drag that flips squares flips this one: only those like its first square.
 * @type {(transcript: Transcript, sheet: ClueSheet, square: number) => boolean}
 */
function isAlike({ tool, path }, sheet, square) {
  const flips = toolOf(sheet, tool)?.does === "flip";
  return !flips || isBlock(sheet, path[0] ?? square) === isBlock(sheet, square);
}

/** @type {(app: App, transcript: Transcript, sheet: ClueSheet, event: PointerEvent) => void} */
export function release(app, transcript, sheet, event) {
  if (grip?.pointer !== event.pointerId) return;
  const { last } = grip;
  grip = null;
  const { path, tool, rubs } = transcript;
  const [square = -1] = path;
  const least = rubs ? 1 : (toolOf(sheet, tool)?.least ?? 1);
  const there = rubs || path.length > 1 ? -1 : slotAt(sheet, tool, last, square);
  if (event.type !== "pointercancel" && there >= 0) goTo(app, there);
  else if (event.type === "pointercancel" || path.length < least) {
    transcript.path = [];
    app.draw();
  } else finish(app);
  const field = /** @type {Element} */ (event.currentTarget).parentElement?.querySelector(".clue-input");
  /** @type {HTMLElement | null | undefined} */ (field)?.focus({ preventScroll: true }); // the next keys type its clue
}
