/**
 * Compare: the trees of two strategies side by side, their partings, and the race of all. Entering and leaving.
 * Its panels are in state.panels, the second tree in state.tree; the first one is that of state.run.
 */

export { enterCompare, growAnew, leaveCompare } from "./mode.js";
