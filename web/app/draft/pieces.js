/** Drawing on a board of pieces: a square, or all squares of a stroke as one change. */

import { drawOn } from "../state/index.js";
import { fill, sayLocked } from "./draft.js";

/** @import { Spot } from "../../worker/protocol.js" */
/** @import { Stand } from "../state/stroke.js" */
/** @import { App } from "../state/state.js" */

/** Changes the state of squares. @type {(app: App, spots: Spot[], to: Stand) => void} */
export function draw(app, spots, to) {
  const { state } = app;
  if (spots.every(({ cell }) => state.draft.posed.includes(cell))) return sayLocked(app);
  fill(app, (draft) => drawOn(state, draft, spots, to));
}
