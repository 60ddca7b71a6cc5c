/**
 * Search: the parts that show a run: the choice of a strategy, the buttons, the figures, the player, the solutions.
 * They read state.run and call the room search; none of them keeps anything of its own.
 * Each is a function from the state to a template.
 */

export { controls } from "./controls.js";
export { furnishShelf, gallery } from "./gallery.js";
export { invitation } from "./invitation.js";
export { happened, liveness } from "./narration.js";
export { opened, player } from "./player.js";
export { moreNodes, results, savedNodes } from "./results.js";
export { rows } from "./rows.js";
export { settings } from "./settings.js";
export { strategy, watchButton } from "./strategy.js";
export { jumps, keys, keyWords, speeds, timeline } from "./transport.js";
