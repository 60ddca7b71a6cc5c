/** Draws Watch once where nobody sees it, so that its first picture comes as fast as the later ones. */

import { render } from "../../dom/html.js";
import { isRunning } from "../../engine/index.js";
import { bringColours } from "../../explain/index.js";
import { watchRoom } from "./room.js";

/** @import { App } from "../../state/state.js" */
/** @import { Habits } from "../../storage/preferences.js" */

let isDone = false;

/** Does so while nothing else is to be done, once in a visit, with the first search that stands still. @type {(app: App, habits: Habits) => void} */
export function rehearse(app, habits) {
  const { run, watch } = app.state;
  if (isDone || watch.open || !run?.progress || isRunning(run)) return;
  isDone = true;
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  idle(() => {
    bringColours();
    render(watchRoom(app, habits), document.createDocumentFragment());
  });
}
