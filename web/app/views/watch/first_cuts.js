/** The first cuts that are ever played here pause the player, so that there is time to read why; later ones only make it wait. */

import { waitsAtCuts } from "../../search/index.js";
import { isBranchEnd } from "../../state/index.js";
import { readText, writeText } from "../../storage/index.js";
import { STAYS } from "../frame/index.js";

/** @import { App, State } from "../../state/state.js" */
/** @import { Watch } from "../../state/watch.js" */

const MOST = 3;
const NAME = "cuts-paused";

/** Called after each drawing. @type {(app: App) => void} */
export function pauseAtFirstCuts(app) {
  const { run, watch, speed, visit } = app.state;
  if (!watch.open || !isPausedHere(app.state)) watch.paused = null;
  const played = run?.playing && run.until === null ? run : null;
  const isNew = played !== null && visit.played.run === played && visit.played.at !== played.at;
  visit.played = { run: played, at: played?.at ?? 0 };
  if (!played || !isNew || !watch.open || !waitsAtCuts(speed)) return;
  if (!isBranchEnd(played.tape, played.at)) return;
  visit.cuts = Math.max(visit.cuts, Number(readText(NAME)) || 0);
  if (visit.cuts >= MOST) return;
  visit.cuts += 1;
  writeText(NAME, String(visit.cuts));
  played.playing = false;
  const paused = { job: played.job, at: played.at };
  watch.paused = paused;
  setTimeout(() => tellNoMore(app, paused), STAYS);
  app.draw();
}

/** @type {(app: App, paused: Watch["paused"]) => void} */
function tellNoMore({ state, draw }, paused) {
  if (state.watch.paused !== paused) return; // there was another one since
  state.watch.paused = null;
  draw();
}

/** Whether the board shows the cut at which the player has just paused by itself. @type {(state: State) => boolean} */
export const isPausedHere = ({ run, watch: { paused } }) =>
  run !== null && paused !== null && !run.playing && run.job === paused.job && run.at === paused.at;
