/**
 * Mouse, finger or pen on the squares of a sheet: a drag draws through them, a tap does so on one, or types the clue that
 * is there already.
 *
 * grip  the pointer that has pressed a square and has not been let go, and where it was last
 */

import { draw, finish, goTo } from "../../transcribe/index.js";
import { isBlock, pointIn, squareAt } from "./box.js";

/** @import { ClueSheet } from "../../../worker/protocol.js" */
/** @import { Transcript } from "../../state/transcript.js" */
/** @import { App } from "../../state/state.js" */
/** @import { Box } from "./box.js" */

/** How far from its middle a square is met on the way: a drag past a corner meets no third one. */
const ON = 0.42;
/** Squares from one place that is looked at to the next, on the way between two moments. */
const STRIDE = 0.2;

/** @type {{ pointer: number, last: { x: number, y: number } } | null} */
let grip = null;

/** @type {(app: App, transcript: Transcript, sheet: ClueSheet, box: Box, event: PointerEvent) => void} */
export function take(app, transcript, sheet, box, event) {
  if (grip || event.button !== 0 || transcript.tool === "") return;
  const last = pointIn(box, event);
  const square = squareAt(sheet, last);
  if (square < 0) return;
  event.preventDefault(); // the field keeps the focus
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
  const strides = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STRIDE);
  for (let stride = 1; stride <= strides; stride += 1) {
    const share = stride / strides;
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    const square = squareAt(sheet, at, ON);
    if (square >= 0 && isAlike(transcript, sheet, square)) draw(app, square);
  }
}

/** Whether a drag that turns squares turns this one too: it is as the first one. @type {(transcript: Transcript, sheet: ClueSheet, square: number) => boolean} */
function isAlike({ tool, path }, sheet, square) {
  const flips = sheet.tools.some(({ name, does }) => name === tool && does === "flip");
  return !flips || isBlock(sheet, path[0] ?? square) === isBlock(sheet, square);
}

/** @type {(app: App, transcript: Transcript, sheet: ClueSheet, event: PointerEvent) => void} */
export function release(app, transcript, sheet, event) {
  if (grip?.pointer !== event.pointerId) return;
  grip = null;
  const { path, tool } = transcript;
  const does = sheet.tools.find(({ name }) => name === tool)?.does;
  const [square = -1] = path;
  const there = sheet.slots.findIndex(({ cells, where }) => where === "corner" && cells.includes(square));
  if (event.type === "pointercancel" || (does === "path" && path.length < 2)) {
    transcript.path = [];
    app.draw();
  } else if (does === "gather" && path.length === 1 && there >= 0) goTo(app, there);
  else finish(app);
  const field = /** @type {Element} */ (event.currentTarget).parentElement?.querySelector(".clue-input");
  /** @type {HTMLElement | null | undefined} */ (field)?.focus({ preventScroll: true }); // what is typed next is its clue
}
