/**
 * Explain: how the strategies solve a draft. The plan of the chosen one and its program, the race of all of
 * them, and the scales that its bars are drawn on.
 * Its state is state.plan, state.program and state.race.
 */

export { areApart } from "./lap_comparison.js";
export { openWorkshop } from "./own_program.js";
export { markComputed, markPlan, pointAt, refreshPlan, turnPlan } from "./plan.js";
export { colours, heldByLine, lookInside, momentOfProgram, refreshProgram, turnProgram } from "./program.js";
export { stopRace, toggleRace } from "./race.js";
export { nodeScale, timeScale } from "./scale.js";
