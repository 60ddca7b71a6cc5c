/** The fold of what changes the puzzle: its options and examples, the board as text, the cores of a long search. */

import { html, nothing } from "../../dom/html.js";
import { isVeryWide } from "../../dom/screen.js";
import { can, isAwaited, isGreeted } from "../../state/index.js";
import { abridged, words } from "../../words/index.js";
import { enterClues, examples, openText, options } from "../frame/index.js";
import { cores } from "./cores.js";

/** @import { App } from "../../state/state.js" */
/** @import { Habits } from "../../storage/preferences.js" */

/** Characters of the options in use that are shown beside the fold; the largest puzzles of clues have thousands. */
const SHOWN = 160;

/** A fault in an option opens it, and a screen with room for it unless a panel or the story needs it. @type {(app: App, habits: Habits) => unknown} */
export function settings(app, habits) {
  const { state } = app;
  const { puzzle } = state;
  const w = words(state.lang);
  const isFaulty = state.faults.some((fault) => fault.option !== null);
  const unusual = puzzle.options.filter(({ name, default: usual }) => (state.draft.options[name] ?? usual) !== usual);
  const now = unusual
    .map(({ name, title }) => title[state.lang] + w.colon + abridged(state.draft.options[name] ?? ""))
    .join(w.comma);
  const isRoom = isVeryWide() && !state.panels.length && !isGreeted(state);
  const isOpen = (state.unfolded ?? isRoom) || isFaulty;
  const turn = (/** @type {Event} */ event) => {
    const { open } = /** @type {HTMLDetailsElement} */ (event.currentTarget);
    if (open !== isOpen) state.unfolded = open;
  };
  const redraw = () => {
    Object.assign(state, { dialog: "designer", designs: "page" });
    app.draw();
  };
  return html`<details class="settings" .open=${isOpen} @toggle=${turn}>
    <summary>${w.settings} ${now ? html`<small>${now.length > SHOWN ? `${now.slice(0, SHOWN)}…` : now}</small>` : nothing}</summary>
    <div class="fold">
      ${options(app)} ${examples(app)}
      <div class="others">
        ${can(state, "entry") ? html`<button ?disabled=${isAwaited(state)} @click=${() => enterClues(app)}>${w.enterClues}</button>` : nothing}
        <button ?disabled=${isAwaited(state)} @click=${() => openText(app)}>${w.text}</button>
        ${puzzle.kind === "placement" ? html`<button ?disabled=${isAwaited(state)} @click=${redraw}>${w.redraw}</button>` : nothing}
        ${cores(app, habits)}
      </div>
    </div>
  </details>`;
}
