/** The study of a frame: the views that show how a search works, and why nothing was found. */

export { afterAnswer, conflict } from "../conflict/index.js";
export { PLAN, PROGRAM, RACE } from "../explain/index.js";
export { curve, TREE } from "../tree/index.js";
export { watchRoom } from "../watch/index.js";
