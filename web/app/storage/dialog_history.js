/**
 * Back closes what is over the page and leaves the page as it is: while Compare, Watch or a dialog is open, the
 * history has an entry for it, removed when it closes. Its address is that of the entry under it, where all that changed
 * meanwhile is written; another puzzle replaces it.
 *
 * layer   something over the page that has an entry, the lowest first
 */

import { isPassing, layersInHistory, puzzleInHistory, writeLink } from "./link.js";

/** @import { App, State } from "../state/state.js" */

/** The address of the entries for layers and of the one under them. @type {string | null} */
let under = null;
let leaving = false;

/** The open layers. Under Watch opened by a link there is nothing to go back to. @type {(state: State) => string[]} */
const layersOf = ({ compared, watch, dialog }) => [
  ...(compared ? ["compare"] : []),
  ...(watch.open && !watch.linked ? ["watch"] : []),
  ...(dialog === null ? [] : ["dialog"]),
];

/** Makes an entry for each open layer; called after each drawing. @type {(state: State) => void} */
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

/** Goes to an entry: `show` opens or closes Compare and Watch, as the entry says. @type {(app: App, show: (layers: string[]) => void) => void} */
export function listenToBack({ state, draw }, show) {
  addEventListener("popstate", () => {
    const isHere = puzzleInHistory() === state.puzzle.name;
    if (!leaving) {
      state.dialog = null;
      if (isHere) show(layersInHistory());
    }
    leaving = false;
    if (location.href === under && isHere) writeLink(state);
    draw(); // going forward to the entry of a closed dialog leads back
  });
}
