/** Several tabs with the same puzzle; drafts.js has the rule. */

import { endTyping } from "../draft/index.js";
import { isAnyAlive } from "../engine/index.js";
import { takeOver } from "./drafts.js";

/** @import { App } from "../state/state.js" */

/** Adopts a draft stored by another tab, at once or, while this one is in use, later. @type {(app: App) => void} */
export function listenToTabs(app) {
  addEventListener("storage", () => {
    if (!document.hasFocus()) look(app);
  });
  addEventListener("focus", () => look(app));
}

/** Waits while a search is running, because a change would end it. @type {(app: App) => void} */
export function look(app) {
  if (isAnyAlive() || !takeOver(app.state)) return;
  endTyping(app.state);
  app.settle();
}
