/**
 * Embed: one puzzle in a frame on another site's page. The author's options, the board before Python is loaded, the
 * handover of Python, and the host's events and commands. frame_state.js defines a frame.
 */

export { openExercise, PLACE, renewExercise } from "./exercise.js";
export { createFrame, faultsOf, isBarred, isPlayed } from "./frame_state.js";
export { listenToHost } from "./host_commands.js";
export { postFaults, postState } from "./host_events.js";
export { listenToEscape } from "./leaving.js";
export { heightOf, isPlacement, OFFERS } from "./offers.js";
export { open } from "./opening.js";
export { readOptions, VIEW_NAMES } from "./options.js";
export { guarded } from "./play_only.js";
export { post } from "./post.js";
export { begin, hold, isWaiting, start, wake } from "./python_handover.js";
export { giveBack, goOnAfterRenewal, readCarried, renew, renewIfReplaced } from "./renewing.js";
export { followBeside, hasSecondBoard } from "./second_board.js";
export { restWhileUnseen } from "./unseen.js";
