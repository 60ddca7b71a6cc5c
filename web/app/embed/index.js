/**
 * Embed: one puzzle in a frame of another site's page. The author's options, the board before Python is loaded, the
 * handover of Python, and the events and orders of the host. frame_state.js says what a frame is.
 */

export { createFrame, faultsOf, isBarred } from "./frame_state.js";
export { listenToHost } from "./host_commands.js";
export { tellFaults, tellHow } from "./host_events.js";
export { open } from "./opening.js";
export { readWish, VIEW_NAMES } from "./options.js";
export { tell } from "./post.js";
export { begin, hold, isWaiting, start, wake } from "./python_handover.js";
