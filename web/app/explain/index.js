/**
 * Explain: how the strategies solve a draft. The plan of the chosen one and its program, and the race of all of them.
 * Its state is state.plan, state.program and state.race.
 */

export { openWorkshop } from "./own_program.js";
export { computedIn, markComputed, markPlan, planToggled, pointAt, refreshPlan, rowsAtRest } from "./plan.js";
export { togglePlan } from "./plan_playing.js";
export { colours, heldByLine, lookInside, momentOfProgram, programToggled, refreshProgram } from "./program.js";
export { stopRace, toggleRace } from "./race.js";
