/**
 * Study: how the strategies go about a draft. The plan of the one that is chosen, the race of all of them, and the
 * scales that its bars are drawn on.
 * The state of it is state.plan and state.race.
 */

export { pointAt, refreshPlan, tellPlan, togglePlan } from "./plan.js";
export { stopRace, toggleRace } from "./race.js";
export { nodeScale, timeScale } from "./scale.js";
