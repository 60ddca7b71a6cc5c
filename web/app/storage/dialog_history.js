/**
 * Back closes what lies over the page and leaves the page as it is: while Compare or Watch is open, or a dialogue, the
 * history has an entry for it, which goes with it. Its address is that of the entry under it, where whatever changed
 * meanwhile is written; another puzzle takes its place.
 *
 * layer   what lies over the page and has an entry, the lowest first
 */

import { isPassing, layersInHistory, puzzleInHistory, writeLink } from "./link.js";

/** @import { App, State } from "../state/state.js" */

/** The address of the entries for layers and of the one under them. @type {string | null} */
let under = null;
let leaving = false;

/** What is open. Under Watch that came with a link there is nothing to go back to. @type {(state: State) => string[]} */
const layersOf = ({ compared, watch, dialog }) => [
  ...(compared ? ["compare"] : []),
  ...(watch.open && !watch.linked ? ["watch"] : []),
  ...(dialog === null ? [] : ["dialog"]),
];

/** Has an entry for each layer that is open; called after each drawing. @type {(state: State) => void} */
export function passBy(state) {
  if (leaving) return;
  const [open, there] = [layersOf(state), layersInHistory()];
  under = open.length > 0 || isPassing() ? location.href : null;
  const parted = there.findIndex((layer, at) => open[at] !== layer);
  const shared = parted < 0 ? there.length : parted;
  if (there.length > shared) {
    leaving = true;
    history.go(shared - there.length);
    return;
  }
  for (let number = shared + 1; number <= open.length; number += 1) {
    history.pushState({ ...history.state, passing: open.slice(0, number) }, "");
  }
}

/** `show` opens Compare and Watch, or closes them, as the entry that was gone to says. @type {(app: App, show: (layers: string[]) => void) => void} */
export function listenToBack({ state, draw }, show) {
  addEventListener("popstate", () => {
    const isHere = puzzleInHistory() === state.puzzle.name;
    if (!leaving) {
      state.dialog = null;
      if (isHere) show(layersInHistory());
    }
    leaving = false;
    if (location.href === under && isHere) writeLink(state);
    draw(); // who goes forward to the entry of a dialogue that is closed is brought back
  });
}
