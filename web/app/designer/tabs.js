/**
 * The figure in several tabs, and when the page is left: what another tab has drawn is taken over, where undo brings back
 * the figure before; what stands in a field is taken as if the field had been left.
 */

import { inBoth } from "../words/designer.js";
import { ask } from "./asking.js";
import { keptElsewhere } from "./room.js";

/** @import { App } from "../state/state.js" */

/** Window: whether other tabs are listened to. */
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
  const kept = designer && keptElsewhere(designer);
  if (!kept) return;
  const past = [...designer.past, designer.figure];
  const said = inBoth((w) => w.elsewhere);
  Object.assign(designer, { ...kept, past, future: [], path: [], drag: null, chosen: null, wrong: null, said });
  if (dialog === "designer") ask(app);
  app.draw();
}
