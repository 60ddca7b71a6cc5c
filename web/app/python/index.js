/**
 * Users' own programs, loaded when first opened, with an editor. sandbox.js runs them, messages.js validates their
 * messages, record.js stores those.
 */

export { within } from "./mounting.js";
export { openOverPage } from "./over_page.js";
export { createSandbox } from "./sandbox.js";
export { openWorkshop } from "./workshop.js";
