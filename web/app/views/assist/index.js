/**
 * Assist: the views for help besides a search: hints and counts, new puzzles. They read state.aid
 * and call the room assist. Each is a function from the state to a template.
 */

export { advice, aids, helpKeys, isHelpAtFoot } from "./aids.js";
export { filling } from "./filling.js";
export { generate } from "./generate.js";
export { newPosition } from "./position.js";
