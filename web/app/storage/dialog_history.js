/**
 * Back closes what is over the page and leaves the page as it is: while Compare, Watch or a dialog is open, the
 * history has an entry for it, removed when it closes. Its address is that of the page below, in Watch with the view;
 * changes made in the meantime are written to the entry of the page. Another puzzle replaces it.
 *
 * layer   a view over the page that has a history entry, the lowest first
 * base    the address of the entry under all layers, stored in the entry of each
 */

import { isFollowed, layersInHistory, linkOfWatch, puzzleInHistory, writeLink } from "./link.js";

/** @import { App, State } from "../state/state.js" */

/** @type {() => string} */
const baseInHistory = () => history.state?.base ?? location.href;

/** The open layers. @type {(state: State) => string[]} */
const layersOf = ({ compared, watch, dialog }) => [
  ...(compared ? ["compare"] : []),
  ...(watch.open ? ["watch"] : []),
  ...(dialog === null ? [] : ["dialog"]),
];

/** Makes an entry for each open layer; called after each drawing. @type {(state: State) => void} */
export function passBy(state) {
  const { visit } = state;
  if (visit.isGoingBack || isFollowed(state)) return;
  visit.base = baseInHistory();
  const [open, there] = [layersOf(state), layersInHistory()];
  const parted = there.findIndex((layer, at) => open[at] !== layer);
  const shared = parted < 0 ? there.length : parted;
  if (there.length > shared) {
    visit.isGoingBack = true;
    history.go(shared - there.length);
    return;
  }
  for (let number = shared + 1; number <= open.length; number += 1) {
    const passing = open.slice(0, number);
    const address = passing.includes("watch") ? linkOfWatch(state) : visit.base;
    history.pushState({ ...history.state, passing, base: visit.base }, "", address);
  }
}

/** Leaves the page where it is: when going back, the browser would scroll to where it was when the layer opened. @type {(top: number) => void} */
const stay = (top) => void requestAnimationFrame(() => scrollTo({ top, behavior: "instant" }));

/**
 * Goes to an entry: `show` opens or closes Compare and Watch, as the entry says, and `open` opens another link.
 * @type {(app: App, show: (layers: string[]) => void, open: () => void) => void}
 */
export function listenToBack({ state, draw }, show, open) {
  addEventListener("popstate", () => {
    const { visit } = state;
    const isHere = puzzleInHistory() === state.puzzle.name;
    if (!visit.isGoingBack) {
      state.dialog = null;
      if (isHere) show(layersInHistory());
    }
    if (visit.isGoingBack) stay(scrollY);
    visit.isGoingBack = false;
    const within = isHere && baseInHistory() === visit.base;
    if (within) writeLink(state);
    else open(); // at once, because a change of the page could overwrite the link that was followed
    draw(); // going forward to the entry of a closed dialog returns
  });
}
