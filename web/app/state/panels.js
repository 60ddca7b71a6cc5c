/** The open panels by name: optional explanations beside the board. */

import { isPlanned } from "./plan.js";
import { strategiesOf, treeStrategies } from "./task.js";

/** @import { State } from "./state.js" */

/** The most names stored or in a link, and the most letters of one: this page writes no more. */
const MOST = 8;
const NAME = /^[a-z]{1,12}$/;

/** All panels in the order of the page, and whether the puzzle or the chosen strategy has them. */
export const PANELS = {
  plan: isPlanned,
  program: () => true, // if the strategy has none, users can write their own
  /** @type {(state: State) => boolean} */
  tree: (state) => treeStrategies(state).length > 0,
  /** @type {(state: State) => boolean} */
  race: (state) => strategiesOf(state).length > 1,
};
/** @typedef {keyof typeof PANELS} PanelName */

/** @type {(state: State, name: string) => boolean} */
export const isOpen = ({ panels }, name) => panels.includes(name);

/** Whether the content of a panel is visible: in the panel, or in Watch. @type {(state: State, name: string) => boolean} */
export const isSeen = (state, name) => state.watch.open || isOpen(state, name);

/** Opens or closes a panel. @type {(state: State, name: string) => void} */
export function togglePanel(state, name) {
  state.panels = isOpen(state, name) ? state.panels.filter((each) => each !== name) : [...state.panels, name];
}

/** The names in untrusted data. A name without a panel opens nothing. @type {(raw: unknown) => string[]} */
export const panelNames = (raw) =>
  Array.isArray(raw)
    ? [...new Set(raw.filter((each) => typeof each === "string" && NAME.test(each)))].slice(0, MOST)
    : [];
