/** The title of the puzzle, and the dialogue in which another one is chosen. */

import { picture, thumbnail } from "../../board/index.js";
import { icon } from "../../icons.js";
import { guard, html, nothing } from "../../lit.js";
import { choosePuzzle } from "../../settle.js";
import { words } from "../../words/index.js";
import { dialog } from "./dialog.js";

/** @import { Position, Shown } from "../../../worker/protocol.js" */
/** @import { App } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function title({ state, draw }) {
  const w = words(state.lang);
  const open = () => {
    state.dialog = "chooser";
    draw();
  };
  const many = state.catalog.puzzles.length > 1;
  return html`<div class="title">
    <h1>${state.puzzle.title[state.lang]}</h1>
    <p>${state.puzzle.summary[state.lang]}</p>
    ${many ? html`<button class="choose" @click=${open}>${w.choosePuzzle} ${icon("down")}</button>` : nothing}
  </div>`;
}

/** @type {(shown: Shown) => string[]} */
const facesOf = (shown) => /** @type {Position} */ (shown).faces;

/** @type {(app: App) => unknown} */
export function chooser(app) {
  const { state } = app;
  const w = words(state.lang);
  return dialog(
    app,
    "chooser",
    w.choosePuzzle,
    () => html`<ul class="puzzles">
      ${state.catalog.puzzles.map(
        (puzzle) => html`<li>
          <button aria-current=${puzzle === state.puzzle} @click=${() => ((state.dialog = null), choosePuzzle(app, puzzle))}>
            ${guard([puzzle], () => ("faces" in puzzle.shown ? picture(puzzle.shown.drawing, facesOf(puzzle.shown)) : thumbnail(puzzle.shown.drawing)))}
            <strong>${puzzle.title[state.lang]}</strong>
            <span>${puzzle.summary[state.lang]}</span>
          </button>
        </li>`,
      )}
    </ul>`,
  );
}
