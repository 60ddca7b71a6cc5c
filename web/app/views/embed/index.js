/**
 * Embed: the content of a frame in another page, view by view, and its bar; the dialog that makes one.
 * A new view is a name in options.js of the room embed and a line in the table of views.js.
 */

export { bar } from "./bar.js";
export { caption } from "./caption.js";
export { amiss } from "./option_faults.js";
export { embedDialog } from "./panel.js";
export { startOf, views } from "./views.js";
