/** Which panels are open: what is told beside the board, for whoever wants to know why. They go by name. */

/** @import { State } from "./state.js" */

/** Names that are kept or carried at most, and letters of one: more was not written by this page. */
const MOST = 8;
const NAME = /^[a-z]{1,12}$/;

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
