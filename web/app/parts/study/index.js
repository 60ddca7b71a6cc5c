/**
 * Study: the parts that tell how strategies work: the plan of one, the race of all.
 * They read state.plan and state.race and call the room study.
 * Each is a function from the state to a template.
 */

export { plan, planButton } from "./plan.js";
export { race, raceButton } from "./race.js";
