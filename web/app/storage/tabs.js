/** Several tabs with the same puzzle; the rule stands in drafts.js. */

import { endTyping } from "../draft/index.js";
import { isAnyAlive } from "../engine/index.js";
import { takeOver } from "./drafts.js";

/** @import { App } from "../state/state.js" */

/** Takes over what another tab keeps, at once or, while this one is in use, when it is taken up again. @type {(app: App) => void} */
export function listenToTabs(app) {
  addEventListener("storage", () => {
    if (!document.hasFocus()) look(app);
  });
  addEventListener("focus", () => look(app));
}

/** A change would end what is being searched: that comes first. @type {(app: App) => void} */
export function look(app) {
  if (isAnyAlive() || !takeOver(app.state)) return;
  endTyping();
  app.settle();
}
