/** The three modes of the page, as tabs, and going from one to another. */

import { enterCompare, leaveCompare } from "../../compare/index.js";
import { html } from "../../dom/html.js";
import { MODES, modeOf, watchable } from "../../state/index.js";
import { enterWatch, headOf, leaveWatch } from "../../watch/index.js";
import { words } from "../../words/index.js";

/** @import { Habits } from "../../storage/preferences.js" */
/** @import { Mode } from "../../state/mode.js" */
/** @import { App, State } from "../../state/state.js" */

/** The modes for the puzzle; one without steps can only be solved. @type {(state: State) => Mode[]} */
const modesFor = (state) => MODES.filter((mode) => mode === "solve" || watchable(state) !== undefined);

/** @type {(app: App, habits: Habits) => unknown} */
export function modes(app, habits) {
  const { state } = app;
  const w = words(state.lang);
  const now = modeOf(state);
  const all = modesFor(state);
  const travel = (/** @type {KeyboardEvent} */ event) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = all[(all.indexOf(now) + way + all.length) % all.length] ?? now;
    goTo(app, habits, next);
    state.sought = tabId(next);
  };
  return html`<div class="modes" role="tablist" aria-label=${w.modes} @keydown=${travel}>
    ${all.map(
      (mode) => html`<button
        role="tab"
        id=${tabId(mode)}
        aria-selected=${mode === now}
        tabindex=${mode === now ? 0 : -1}
        title=${w.modeHints[mode]}
        @click=${() => goTo(app, habits, mode)}
      >${w.modeNames[mode]}</button>`,
    )}
  </div>`;
}

/** @type {(mode: Mode) => string} */
const tabId = (mode) => `mode-${mode}`;

/** @type {(app: App, habits: Habits, mode: Mode) => void} */
function goTo(app, habits, mode) {
  const { state } = app;
  if (mode === modeOf(state)) return;
  leaveWatch(app, mode);
  if (mode === "watch") return enterWatch(app);
  compare(app, habits, mode === "compare");
  state.sought = headOf(state, mode);
}

/** Goes to Compare, or from there to Solve; Back undoes it. @type {(app: App, habits: Habits, open: boolean) => void} */
export function compare(app, habits, open) {
  if (open) enterCompare(app);
  else leaveCompare(app);
  habits.savePanels();
}
