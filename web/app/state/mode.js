/**
 * The three modes of the page. Solve is the puzzle with its numbers, Watch one search moment by moment, Compare two
 * strategies or all of them side by side: the panels below are open then.
 */

import { isOpen, PANELS } from "./panels.js";

/** @import { PanelName } from "./panels.js" */
/** @import { State } from "./state.js" */

/** The panels of Compare. @type {PanelName[]} */
export const COMPARING = ["tree", "race"];

export const MODES = /** @type {const} */ (["solve", "watch", "compare"]);
/** @typedef {(typeof MODES)[number]} Mode */

/** @type {(state: State) => Mode} */
export const modeOf = (state) =>
  state.watch.open ? "watch" : COMPARING.some((name) => isOpen(state, name)) ? "compare" : "solve";

/** Opens the panels of Compare, or closes them. @type {(state: State, open: boolean) => void} */
export function turnComparing(state, open) {
  const others = state.panels.filter((name) => !COMPARING.some((each) => each === name));
  state.panels = open ? [...others, ...COMPARING.filter((name) => PANELS[name](state))] : others;
}
