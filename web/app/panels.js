/**
 * The panels of the page: the row of buttons that open them, and those that are open, in the order of the table.
 * A new panel is a file in parts/ that makes a Panel (parts/frame/panel.js), and a line here.
 */

import { html } from "./lit.js";
import { panel, sheetId } from "./parts/frame/index.js";
import { PLAN, PROGRAM, RACE } from "./parts/study/index.js";
import { TREE } from "./parts/tree/index.js";
import { isOpen, turnPanel } from "./state/index.js";
import { words } from "./words/index.js";

/** @import { Habits } from "./memory/habits.js" */
/** @import { Panel } from "./parts/frame/panel.js" */
/** @import { App, State } from "./state/state.js" */

/** @type {Panel[]} */
const PANELS = [PLAN, PROGRAM, TREE, RACE];

/** @type {(state: State) => Panel[]} */
const suiting = (state) => PANELS.filter(({ suits }) => suits(state));

/** Those that are open and suit the puzzle. @type {(state: State) => Panel[]} */
export const opened = (state) => suiting(state).filter(({ name }) => isOpen(state, name));

/** @type {(app: App, habits: Habits) => unknown} */
export function panelButtons(app, habits) {
  const { state } = app;
  const w = words(state.lang);
  return html`<div class="panel-buttons" role="group" aria-label=${w.panels}>
    ${suiting(state).map(
      (each) => html`<button
        aria-expanded=${isOpen(state, each.name)}
        aria-controls=${sheetId(each)}
        @click=${() => turn(app, habits, each)}
      >${each.button(w)}</button>`,
    )}
  </div>`;
}

/** @type {(app: App, habits: Habits) => unknown} */
export const openPanels = (app, habits) =>
  opened(app.state).map((each) => panel(app, habits, each, () => turn(app, habits, each)));

/** @type {(panel: Panel) => HTMLElement | null} */
const opener = (it) => document.querySelector(`[aria-controls="${sheetId(it)}"]`);

/** Opens the panel and brings it into sight, or closes it. @type {(app: App, habits: Habits, panel: Panel) => void} */
function turn(app, habits, it) {
  if (isOpen(app.state, it.name)) opener(it)?.focus({ preventScroll: true });
  turnPanel(app.state, it.name);
  habits.keepPanels();
  it.turned(app);
  app.state.sought = sheetId(it);
  app.draw();
}
