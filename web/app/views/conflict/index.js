/** Conflict: why there is no solution, and the single changes that would leave exactly one. */

export { afterAnswer, afterSearch, conflict } from "./conflict.js";
