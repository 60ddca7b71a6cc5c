/**
 * Programs that people write themselves; loaded when first opened, with an editor. sandbox.js runs them, messages.js
 * checks what they say, record.js keeps it.
 */

export { openOverPage } from "./over_page.js";
export { within } from "./places.js";
export { createSandbox } from "./sandbox.js";
export { openWorkshop } from "./workshop.js";
