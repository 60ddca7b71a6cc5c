/** Conflict: why there is no solution, and the single changes that would leave exactly one. */

export { conflict, mistyped } from "./conflict.js";
