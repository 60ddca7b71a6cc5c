/**
 * The figure when several tabs are open, and when the page is left. A figure drawn in another tab is taken over, and undo
 * restores the previous one. On leaving the page, input in a field is accepted as if the field had lost its focus.
 */

import { inBoth } from "../words/designer.js";
import { ask } from "./asking.js";
import { drawnElsewhere } from "./room.js";

/** @import { App } from "../state/state.js" */

/** Window: whether it listens to changes in other tabs. */
let follows = false;

/** @type {(app: App) => void} */
export function followTabs(app) {
  if (follows) return;
  follows = true;
  addEventListener("storage", () => takeOver(app));
  addEventListener("focus", () => takeOver(app));
  document.addEventListener("visibilitychange", () => {
    const field = document.activeElement;
    if (document.hidden && field?.matches("dialog.designer :is(input:not([type=radio], [type=checkbox]), textarea)"))
      field.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

/** @type {(app: App) => void} */
export function takeOver(app) {
  const { designer, dialog } = app.state;
  const other = designer && drawnElsewhere(designer);
  if (!other) return;
  const past = [...designer.past, designer.figure];
  const said = inBoth((w) => w.elsewhere);
  Object.assign(designer, { ...other, past, future: [], path: [], drag: null, chosen: null, wrong: null, said });
  if (dialog === "designer") ask(app);
  app.draw();
}
