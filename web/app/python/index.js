/**
 * Programs that people write themselves; loaded when first opened, with an editor. sandbox.js runs them, messages.js
 * checks what they say, record.js keeps it.
 */

export { unpacked } from "./carry.js";
export { overPage, within } from "./places.js";
export { createSandbox } from "./sandbox.js";
export { keepProgram, keptProgram } from "./starts.js";
export { openWorkshop } from "./workshop.js";
