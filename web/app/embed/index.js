/**
 * Embed: one puzzle in a frame of somebody else's page. What its author asked for, the board before there is Python,
 * taking Python and letting it go, and what the host hears and orders.
 * frame_state.js tells what a frame is.
 */

export { createFrame, faultsOf, isBarred } from "./frame_state.js";
export { listenToHost } from "./host_commands.js";
export { tellFaults, tellHow } from "./host_events.js";
export { open } from "./opening.js";
export { readWish, VIEW_NAMES } from "./options.js";
export { tell } from "./post.js";
export { begin, hold, isWaiting, start, wake } from "./python_handover.js";
