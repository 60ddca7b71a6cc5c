/** Conflict: why there is no solution, the single changes that would leave exactly one, and where several solutions differ. */

export { afterAnswer, afterSearch, conflict } from "./conflict.js";
