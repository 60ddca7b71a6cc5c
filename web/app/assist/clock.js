/** The clock: it goes while the page is in sight and locked givens are being filled in, and stands when they are solved. */

import { isMarked } from "../draft/index.js";
import { filledCells, isSolved, posedIn } from "../state/index.js";
import { keepSeconds, loadSeconds } from "../storage/index.js";

/** @import { App, State } from "../state/state.js" */

/** Milliseconds between two looks; much more has passed only where the machine slept. */
const PACE = 1000;
const MOST = 3 * PACE;
/** Seconds between two times that it is kept. */
const KEPT_EVERY = 5;

/** @type {(app: App) => void} */
export function startClock(app) {
  setInterval(() => tick(app, Date.now(), !document.hidden), PACE);
  document.addEventListener("visibilitychange", () => tick(app, Date.now(), !document.hidden));
}

/** Looks at the clock at this time; `seen` tells whether the page is in sight. @type {(app: App, now: number, seen: boolean) => void} */
export function tick(app, now, seen) {
  const { state } = app;
  const { clock, draft, puzzle } = state;
  const of = posedIn(draft);
  if (clock.of !== of) Object.assign(clock, { of, seconds: loadSeconds(puzzle, of), looked: null });
  const goes = isTimed(state) && seen && state.view.kind === "draft" && !isSolved(state);
  const passed = clock.looked === null ? 0 : Math.min(now - clock.looked, MOST) / 1000;
  const before = clock.seconds;
  clock.seconds += passed;
  clock.looked = goes ? now : null;
  if (passed > 0 && (!goes || Math.floor(before / KEPT_EVERY) !== Math.floor(clock.seconds / KEPT_EVERY)))
    keepSeconds(puzzle, of, clock.seconds);
  if (passed > 0) app.draw();
}

/** Whether somebody has begun to solve what is locked. @type {(state: State) => boolean} */
export const isTimed = ({ draft, clock }) =>
  draft.posed.length > 0 && (hasGone(clock, draft) || filledCells(draft).length > 0 || isMarked(draft));

/** Whether it has gone for these numbers: until it is looked at, it is of those before. @type {(clock: State["clock"], draft: State["draft"]) => boolean} */
const hasGone = ({ of, seconds }, draft) => seconds > 0 && of === posedIn(draft);
