/**
 * Explain: the parts that show how strategies work: the plan of one and its program, the race of all.
 * They take what they read, as a record (contents.js); a Panel makes it of the page, and so does Watch for its pane.
 */

export { chosenAndComputed, legendAtRest } from "./at_rest.js";
export { programContents } from "./contents.js";
export { newestBeside } from "./listing.js";
export { PLAN } from "./plan.js";
export { PROGRAM, working, writingChoice } from "./program.js";
export { RACE } from "./race.js";
export { scrollTo } from "./scroll.js";
