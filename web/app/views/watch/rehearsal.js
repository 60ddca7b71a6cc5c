/** Draws Watch once out of sight, so that its first drawing is as fast as later ones. */

import { render } from "../../dom/html.js";
import { whenIdle } from "../../dom/idle.js";
import { isRunning } from "../../engine/index.js";
import { watchRoom } from "./room.js";

/** @import { App, State } from "../../state/state.js" */
/** @import { Habits } from "../../storage/preferences.js" */

/** @type {(state: State) => boolean} */
const isDue = ({ run, watch }) => !watch.open && Boolean(run?.progress) && !isRunning(run);

/** The same with trees of its own: Watch turns each to the bound of its moment. @type {(app: App) => App} */
function copyOf(app) {
  const { state } = app;
  const [one, other] = state.tree.sides;
  return { ...app, state: { ...state, tree: { ...state.tree, sides: [{ ...one }, { ...other }] } } };
}

/** Does so when idle, once per visit, for the first search that is not running. @type {(app: App, habits: Habits) => void} */
export function rehearse(app, habits) {
  const { visit } = app.state;
  if (visit.rehearsed || !isDue(app.state)) return;
  visit.rehearsed = true;
  whenIdle(() => {
    visit.rehearsed = isDue(app.state);
    if (visit.rehearsed) render(watchRoom(copyOf(app), habits), document.createDocumentFragment());
  });
}
