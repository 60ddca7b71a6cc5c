/**
 * Explain: the parts that show how strategies work: the plan of one and its program, the race of all.
 * They read state.plan, state.program and state.race, and call the room explain.
 * Each is a function from the state to a template.
 */

export { chosenAndComputed, legendAtRest } from "./at_rest.js";
export { newestBeside } from "./listing.js";
export { PLAN } from "./plan.js";
export { PROGRAM, working, writingChoice } from "./program.js";
export { RACE } from "./race.js";
export { scrollTo } from "./scroll.js";
