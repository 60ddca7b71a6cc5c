/**
 * Back closes a dialogue and leaves the page as it is: while one stands the history has an entry for it, which goes with
 * it. Its address is that of the entry under it, where whatever changed meanwhile is written; another puzzle takes its
 * place.
 */

import { isPassing, puzzleInHistory, writeLink } from "./link.js";

/** @import { App } from "../state/state.js" */

/** The address of the entry for a dialogue and of the one under it. @type {string | null} */
let under = null;
let leaving = false;

/** Has an entry while a dialogue is open; called after each drawing. @type {(open: boolean) => void} */
export function passBy(open) {
  if (leaving) return;
  under = open || isPassing() ? location.href : null;
  if (open === isPassing()) return;
  if (open) history.pushState({ ...history.state, passing: true }, "");
  else {
    leaving = true;
    history.back();
  }
}

/** @type {(app: App) => void} */
export function listenToBack({ state, draw }) {
  addEventListener("popstate", () => {
    if (!leaving) state.dialog = null;
    leaving = false;
    if (location.href === under && puzzleInHistory() === state.puzzle.name) writeLink(state);
    draw(); // who goes forward to the entry of a dialogue that is closed is brought back
  });
}
