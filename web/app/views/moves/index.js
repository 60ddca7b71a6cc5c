/**
 * Moves: the parts for playing a movement: what is said while one plays, the open line, the lines found, and the
 * farthest positions. They read state.play and call the room moves.
 * Each is a function from the state to a template.
 */

export { farthest } from "./farthest.js";
export { line } from "./line.js";
export { lines } from "./lines.js";
export { playing } from "./playing.js";
