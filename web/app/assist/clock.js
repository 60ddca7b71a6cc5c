/** The clock: it runs while the page is visible and a puzzle is being filled in, and stops when the board is complete. */

import { isMarked } from "../draft/index.js";
import { filledCells, isComplete, isEntering, posedIn } from "../state/index.js";
import { loadSeconds, saveSeconds } from "../storage/index.js";

/** @import { App, State } from "../state/state.js" */

/** Milliseconds between two checks; much more passes only if the machine was asleep. */
const PACE = 1000;
const MOST = 3 * PACE;
/** Seconds between two writes. */
const KEPT_EVERY = 5;

/** @type {(app: App) => void} */
export function startClock(app) {
  setInterval(() => tick(app, Date.now(), !document.hidden), PACE);
  document.addEventListener("visibilitychange", () => tick(app, Date.now(), !document.hidden));
}

/** Checks the clock at this time; `seen` tells whether the page is visible. @type {(app: App, now: number, seen: boolean) => void} */
export function tick(app, now, seen) {
  const { state } = app;
  const { clock, draft, puzzle } = state;
  const of = posedIn(draft);
  if (clock.of !== of) Object.assign(clock, { of, seconds: loadSeconds(puzzle, of), looked: null });
  const goes = isTimed(state) && seen && state.view.kind === "draft" && !isComplete(state);
  const passed = clock.looked === null ? 0 : Math.min(now - clock.looked, MOST) / 1000;
  const before = clock.seconds;
  clock.seconds += passed;
  clock.looked = goes ? now : null;
  if (passed > 0 && (!goes || Math.floor(before / KEPT_EVERY) !== Math.floor(clock.seconds / KEPT_EVERY)))
    saveSeconds(puzzle, of, clock.seconds);
  if (passed > 0) app.draw();
}

/** Whether the user has started to solve the puzzle. @type {(state: State) => boolean} */
export const isTimed = (state) =>
  !isEntering(state) && (hasGone(state) || filledCells(state).length > 0 || isMarked(state.draft));

/** Whether it has run for the present numbers: until it is checked, it belongs to the previous ones. @type {(state: State) => boolean} */
const hasGone = ({ clock: { of, seconds }, draft }) => seconds > 0 && of === posedIn(draft);
