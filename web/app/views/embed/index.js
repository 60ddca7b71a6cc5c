/**
 * Embed: the content of a frame in another page, view by view, and its bar.
 * To add a view: a name in options.js of the room embed, a line in the table of its offers.js, and one in that of views.js.
 */

export { bar } from "./bar.js";
export { caption } from "./caption.js";
export { guide } from "./guide.js";
export { amiss } from "./option_faults.js";
export { isUnfinished, loadStudy } from "./parts.js";
export { startOf, views } from "./views.js";
