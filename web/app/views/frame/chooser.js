/** The title of the puzzle, and the dialog in which another one is chosen. */

import { picture, thumbnail } from "../../board/index.js";
import { guard, html } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { choosePuzzle } from "../../draft_effects.js";
import { words } from "../../words/index.js";
import { dialog } from "./dialog.js";
import { take } from "./options.js";

/** @import { CatalogPuzzle, Position, Shown } from "../../../worker/protocol.js" */
/** @import { App } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function title({ state, draw }) {
  const w = words(state.lang);
  const open = () => {
    state.dialog = "chooser";
    draw();
  };
  const name = state.puzzle.title[state.lang];
  const many = state.catalog.puzzles.length > 1;
  return html`<div class="title">
    <h1>${many ? html`<button class="choose" title=${w.choosePuzzle} aria-haspopup="dialog" @click=${open}>${name}${icon("down")}</button>` : name}</h1>
    <p>${state.puzzle.summary[state.lang]}</p>
  </div>`;
}

/** @type {(app: App) => unknown} */
export function chooser(app) {
  const { puzzles } = app.state.catalog;
  const { choosePuzzle } = words(app.state.lang);
  return dialog(
    app,
    "chooser",
    choosePuzzle,
    () => html`<ul class="puzzles">${puzzles.map((each) => entry(app, each))}</ul>`,
  );
}

/** @type {(app: App, puzzle: CatalogPuzzle) => unknown} */
function entry(app, puzzle) {
  const { state } = app;
  const choose = () => {
    state.dialog = null;
    choosePuzzle(app, puzzle);
    const opening = puzzle.examples.find(({ opens }) => opens);
    if (opening && state.seen === null) take(app, opening); // nothing was typed in it before
    scrollTo(0, 0); // its title first, and then as far as necessary to show its board
    state.sought = "board";
  };
  return html`<li>
    <button aria-current=${puzzle === state.puzzle} @click=${choose}>
      ${guard([puzzle], () => still(puzzle.shown))}
      <strong>${puzzle.title[state.lang]}</strong>
      <span>${puzzle.summary[state.lang]}</span>
    </button>
  </li>`;
}

/** The initial board of a puzzle. @type {(shown: Shown | Position) => unknown} */
const still = (shown) => ("faces" in shown ? picture(shown.drawing, shown.faces) : thumbnail(shown.drawing));
