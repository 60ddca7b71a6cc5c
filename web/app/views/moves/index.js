/**
 * Moves: the views for playing a movement: messages during play, the open line, the lines found, and the farthest
 * positions. They read state.play and call the room moves. Each is a function from the state to a template.
 */

export { farthest } from "./farthest.js";
export { line } from "./line.js";
export { lines } from "./lines.js";
export { playing } from "./playing.js";
