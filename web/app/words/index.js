/**
 * Words: every sentence that the page itself says, in both languages; numbers and spans of time as people
 * say them. What the core says comes from the core.
 * Knows nothing of the page.
 */

export { amount, anySize, brief, clock, count, inWords, percent, roughly, span } from "./say.js";
export { both, words } from "./words.js";
