/**
 * The board of a second strategy below the player's board: the same puzzle after the same number of events of its own
 * search. One slider moves both. The second search stops at the moment shown.
 */

import { isAlive, orderSearch } from "../engine/index.js";
import { isOutdated, reportsSteps } from "../state/index.js";
import { openBeside, takeEvents } from "../tree/index.js";
import { both } from "../words/index.js";
import { isPlacement } from "./offers.js";

/** @import { App } from "../state/state.js" */
/** @import { Frame } from "./frame_state.js" */

/** The views that show the second search themselves, as a tree. @type {string[]} */
const OWN = ["tree", "watch"];

/** Whether the frame has a second board. @type {(frame: Frame) => boolean} */
export const hasSecondBoard = ({ app: { state }, options }) =>
  options.beside !== "" &&
  options.views.includes("player") &&
  !options.views.some((name) => OWN.includes(name)) &&
  isPlacement(state);

/** Continues the second search up to the moment shown; called for every animation frame. @type {(frame: Frame) => void} */
export function followBeside(frame) {
  const { app } = frame;
  const { run, tree, loading } = app.state;
  if (!hasSecondBoard(frame) || loading.stage !== "ready" || !run?.progress || !reportsSteps(app.state)) return;
  const { twin } = tree;
  if (!twin || isOutdated(app.state, twin)) return void open(app);
  const isBehind = twin.tape.end < run.at;
  if (!isBehind) return;
  if (twin.lost) {
    if (twin.progress?.state === "stopped") open(app); // it was released together with Python
  } else if (twin.progress && isAlive(twin) && !twin.supplied) {
    twin.supplied = true;
    orderSearch(app, twin, "slice");
  }
}

/** @type {(app: App) => Promise<void>} */
async function open(app) {
  const { state } = app;
  const { tree } = state;
  const { twin, answer } = await openBeside(app, "slice", null, (second) => ({
    report(progress, events) {
      second.supplied = false;
      takeEvents(second, progress, events);
      app.draw();
    },
    lose: () => app.draw(),
  }));
  if (answer?.type === "refused" && tree.twin === twin) {
    Object.assign(tree, { twin: null, beside: "" });
    state.notice = { words: both((w) => w.notBeside), kind: "bad" };
  }
  app.draw();
}
