/** Conflict: why there is no solution, and the single changes that would leave exactly one. */

export { conflict, mistyped, several } from "./conflict.js";
