/** Batch: the view of many puzzles at once. It reads state.aid and calls the room assist. It is loaded when some are opened. */

export { batch } from "./batch.js";
