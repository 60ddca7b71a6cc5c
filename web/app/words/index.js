/**
 * Words: every sentence of the page itself, in both languages; numbers and spans of time as people
 * write them. Sentences of the core come from the core.
 * Knows nothing of the page.
 */

export {
  amount,
  anySize,
  brief,
  capital,
  clock,
  count,
  inWords,
  percent,
  roughly,
  span,
  timer,
  uncapital,
} from "./say.js";
export { abridged, plain } from "./text.js";
export { both, words } from "./words.js";
