/**
 * Watch: one moment of a search in four views, on the whole screen: board, program, path and the whole tree, what
 * happened and why, and one player. They are the parts of the other rooms in a new arrangement.
 */

export { pauseAtFirstCuts } from "./first_cuts.js";
export { rehearse } from "./rehearsal.js";
export { watchRoom } from "./room.js";
