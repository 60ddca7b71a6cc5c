/**
 * Embed: one puzzle in a frame of somebody else's page. What its author asked for, the board before there is Python,
 * taking Python and letting it go, and what the host hears and orders.
 * frame.js tells what a frame is.
 */

export { createFrame, faultsOf, isBarred } from "./frame.js";
export { listenToHost } from "./hearing.js";
export { open } from "./opening.js";
export { tell } from "./posting.js";
export { tellFaults, tellHow } from "./telling.js";
export { begin, hold, isWaiting, start, wake } from "./waking.js";
export { readWish, VIEW_NAMES } from "./wish.js";
