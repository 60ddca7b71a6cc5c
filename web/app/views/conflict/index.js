/** Conflict: why there is no solution, the single changes that would leave exactly one, and where several differ. */

export { afterAnswer, afterSearch, conflict } from "./conflict.js";
