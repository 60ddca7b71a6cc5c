/**
 * The panels of the page: the row of buttons that open them, and those that are open, in the order of the table. While a
 * search runs they are drawn in turn, one per redraw: all together would cause a noticeable delay.
 * A new panel is a file in views/ that makes a Panel (views/frame/panel.js), and a line here, in state/panels.js and in
 * views/parts/study.js.
 */

import { html, noChange, nothing, repeat } from "./dom/html.js";
import { isRunning } from "./engine/index.js";
import { planToggled, programToggled } from "./explain/index.js";
import { COMPARING, isOpen, modeOf, PANELS, togglePanel } from "./state/index.js";
import { panel, sheetId, within } from "./views/frame/index.js";
import { STUDY } from "./views/parts/index.js";
import { words } from "./words/index.js";

/** @import { Habits } from "./storage/preferences.js" */
/** @import { PanelName } from "./state/panels.js" */
/** @import { App, State } from "./state/state.js" */
/** @import { Panel } from "./views/frame/panel.js" */
/** @import { Words } from "./words/words.js" */

/**
 * The way into a panel.
 * @typedef {object} Opener
 * @property {PanelName} name
 * @property {(words: Words) => string} button the word on the button that opens it
 * @property {(app: App) => void} toggled what follows when it was opened or closed
 */

/** @type {Opener[]} */
const OPENERS = [
  { name: "plan", button: (w) => w.planButton, toggled: planToggled },
  { name: "program", button: (w) => w.programButton, toggled: programToggled },
  { name: "tree", button: (w) => w.treeButton, toggled() {} }, // it grows with the search, seen or not
  { name: "race", button: (w) => w.raceButton, toggled() {} }, // its results stay
];

/** @type {(state: State) => Opener[]} */
const suiting = (state) => OPENERS.filter(({ name }) => PANELS[name](state));

/** Those that are open and suit the puzzle. @type {(state: State) => Opener[]} */
export const opened = (state) => suiting(state).filter(({ name }) => isOpen(state, name));

/** Those of the mode, and other ways to see a search. @type {(app: App, habits: Habits, ways?: unknown) => unknown} */
export function panelButtons(app, habits, ways = nothing) {
  const { state } = app;
  const comparing = modeOf(state) === "compare";
  const all = suiting(state).filter(({ name }) => COMPARING.includes(name) === comparing);
  const w = words(state.lang);
  return html`<div class="panel-buttons">
    <div id="panel-buttons" role="toolbar" aria-label=${w.panels} data-roving>${all.map(
      (each) => html`<button
        aria-expanded=${isOpen(state, each.name)}
        aria-controls=${sheetId(each.name)}
        @click=${() => toggle(app, habits, each)}
      >${each.button(w)}</button>`,
    )} ${ways}</div>
    ${comparing ? nothing : (STUDY.content?.legendAtRest(state) ?? nothing)}
  </div>`;
}

/** The names of those that do not show the present state, the one that has waited longest first. @type {Set<string>} */
const behind = new Set();

/** Draws those whose turn it is, and one that was just opened; the others stay as they are. @type {(app: App, habits: Habits) => unknown} */
export function openPanels(app, habits) {
  const open = opened(app.state);
  const next = [...behind].find((name) => open.some((each) => each.name === name));
  const drawn = (/** @type {Opener} */ each) => {
    const stays =
      isRunning(app.state.run) && each.name !== next && document.getElementById(sheetId(each.name)) !== null;
    if (!stays) behind.delete(each.name);
    const whole = STUDY.content?.SHEETS[each.name] ?? awaited(each);
    const it = stays ? { ...whole, body: () => noChange } : whole;
    return panel(app, habits, it, () => toggle(app, habits, each));
  };
  return repeat(open, ({ name }) => name, drawn); // one that stays keeps its own body when another is closed
}

/** A panel whose part has still to come: busy from its first drawing, before words say so. @type {(opener: Opener) => Panel} */
const awaited = ({ name, button }) => ({
  name,
  title: button,
  beside: () => "",
  body: (app) => html`<div aria-busy=${STUDY.stage !== "missing"}>${within(app, STUDY, () => nothing)}</div>`,
});

/** Leaves them to the next pictures: while a search runs, what is new is drawn first without them. @type {(state: State) => void} */
export function fallBehind(state) {
  if (isRunning(state.run)) for (const { name } of opened(state)) behind.add(name);
}

/** Whether an open panel has its turn still to come. @type {(state: State) => boolean} */
export const isBehind = (state) => opened(state).some(({ name }) => behind.has(name));

/** @type {(opener: Opener) => HTMLElement | null} */
const opener = (it) => document.querySelector(`[aria-controls="${sheetId(it.name)}"]`);

/** Opens the panel and brings it into sight, or closes it. @type {(app: App, habits: Habits, opener: Opener) => void} */
function toggle(app, habits, it) {
  if (isOpen(app.state, it.name)) opener(it)?.focus({ preventScroll: true });
  togglePanel(app.state, it.name);
  if (modeOf(app.state) === "solve") app.state.compared = false;
  habits.savePanels();
  it.toggled(app);
  app.state.sought = isOpen(app.state, it.name) ? sheetId(it.name) : null;
  app.draw();
}
