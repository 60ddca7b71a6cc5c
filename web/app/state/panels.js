/** Which panels are open: what is told beside the board, for whoever wants to know why. They go by name. */

import { strategiesOf } from "./task.js";

/** @import { State } from "./state.js" */

/** Names that are kept or carried at most, and letters of one: more was not written by this page. */
const MOST = 8;
const NAME = /^[a-z]{1,12}$/;

/** Every panel in the order of the page, and whether the puzzle has such a thing. */
export const PANELS = {
  /** @type {(state: State) => boolean} */
  plan: ({ puzzle }) => puzzle.kind === "placement",
  /** @type {(state: State) => boolean} */
  program: () => true,
  /** @type {(state: State) => boolean} */
  tree: (state) => strategiesOf(state).some(({ walked }) => walked),
  /** @type {(state: State) => boolean} */
  race: (state) => strategiesOf(state).length > 1,
};
/** @typedef {keyof typeof PANELS} PanelName */

/** @type {(state: State, name: string) => boolean} */
export const isOpen = ({ panels }, name) => panels.includes(name);

/** Whether what a panel shows is looked at: there, or while a search is watched. @type {(state: State, name: string) => boolean} */
export const isSeen = (state, name) => state.watch.open || isOpen(state, name);

/** Opens the panel, or closes it. @type {(state: State, name: string) => void} */
export function turnPanel(state, name) {
  state.panels = isOpen(state, name) ? state.panels.filter((each) => each !== name) : [...state.panels, name];
}

/** The names in anything at all. A name that the page has no panel for opens none. @type {(raw: unknown) => string[]} */
export const panelNames = (raw) =>
  Array.isArray(raw)
    ? [...new Set(raw.filter((each) => typeof each === "string" && NAME.test(each)))].slice(0, MOST)
    : [];
