/** Playing a plan: the board goes through its steps one by one, until the last or until the user points at another. */

import { planRows } from "../state/index.js";
import { pointAt } from "./plan.js";

/** @import { App } from "../state/state.js" */

/** Milliseconds for each step. */
const PACE = 1000;

/** Plays from the highlighted step or from the first, or stops. @type {(app: App) => void} */
export function togglePlan(app) {
  const { step, playing } = app.state.plan;
  if (playing) pointAt(app, step);
  else goOn(app, step ?? 0);
}

/** @type {(app: App, step: number) => void} */
function goOn(app, step) {
  const { visit } = app.state;
  clearTimeout(visit.planStep);
  const isThere = step < planRows(app.state).length;
  pointAt(app, isThere ? step : null, isThere);
  if (isThere) visit.planStep = setTimeout(() => app.state.plan.playing && goOn(app, step + 1), PACE);
}
