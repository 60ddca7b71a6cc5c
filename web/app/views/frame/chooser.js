/** The title of the puzzle, and the dialog in which another one is chosen. */

import { positionThumbnail, thumbnail } from "../../board/index.js";
import { growAnew } from "../../compare/index.js";
import { guard, html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { choosePuzzle, fetchBoards } from "../../draft_effects.js";
import { boardTitle } from "../../state/index.js";
import { words } from "../../words/index.js";
import { dialog } from "./dialog.js";
import { take } from "./options.js";
import { openText } from "./tools.js";

/** @import { CatalogPuzzle, Position, Shown } from "../../../worker/protocol.js" */
/** @import { App } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function title(app) {
  const { state } = app;
  const w = words(state.lang);
  const open = () => {
    state.dialog = "chooser";
    fetchBoards(app); // for the thumbnails, which appear as they arrive
    app.draw();
  };
  const name = boardTitle(state)[state.lang];
  const many = state.catalog.puzzles.length > 1;
  return html`<div class="title">
    <h1>${many ? html`<button class="choose" title=${w.choosePuzzle} aria-haspopup="dialog" @click=${open}>${name}${icon("down")}</button>` : name}</h1>
    <p>${state.puzzle.summary[state.lang]}</p>
  </div>`;
}

/** @type {(app: App) => unknown} */
export function chooser(app) {
  const { state } = app;
  const { puzzles } = state.catalog;
  const w = words(state.lang);
  const go = (/** @type {"bookshelf" | "designer"} */ dialog) => () => {
    Object.assign(state, { dialog, designs: "last" });
    app.draw();
  };
  return dialog(
    app,
    "chooser",
    w.choosePuzzle,
    () => html`<p><button @click=${go("bookshelf")}>${icon("bookmark")}<span><strong>${w.shelf}</strong>${w.colon}${w.shelfHint}</span></button>
        <button @click=${go("designer")}>${icon("pencil")}<span><strong>${w.design}</strong>${w.colon}${w.designHint}</span></button>
        <button @click=${() => openText(app, "")}>${icon("link")}<span><strong>${w.bring}</strong>${w.colon}${w.bringHint}</span></button></p>
      <ul class="puzzles">${puzzles.map((each) => entry(app, each))}</ul>`,
  );
}

/** @type {(app: App, puzzle: CatalogPuzzle) => unknown} */
function entry(app, puzzle) {
  const { state } = app;
  const choose = async () => {
    state.dialog = null;
    if (!(await choosePuzzle(app, puzzle))) return;
    takeOpening(app);
    growAnew(app);
    scrollTo(0, 0); // its title first, and then as far as necessary to show its board
    state.sought = "board";
  };
  return html`<li>
    <button aria-current=${puzzle === state.puzzle} @click=${choose}>
      ${guard([puzzle.shown], () => (puzzle.shown ? still(puzzle.shown) : nothing))}
      <strong>${puzzle.title[state.lang]}</strong>
      <span>${puzzle.summary[state.lang]}</span>
    </button>
  </li>`;
}

/** A puzzle that nothing was typed in before opens with its example for that. @type {(app: App) => void} */
export function takeOpening(app) {
  const { puzzle, seen } = app.state;
  const opening = puzzle.examples.find(({ opens }) => opens);
  if (opening && seen === null) take(app, opening);
}

/** The initial board of a puzzle. @type {(shown: Shown | Position) => unknown} */
const still = (shown) => ("faces" in shown ? positionThumbnail(shown.drawing, shown.faces) : thumbnail(shown.drawing));
