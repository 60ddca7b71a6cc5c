/** The puzzle of the day: choosing its family, and opening or making today's puzzle. */

import { hasDay, openDay, shelfIn, stopDay, today } from "../../bookshelf/index.js";
import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { shelfWords } from "../../words/bookshelf.js";
import { words } from "../../words/index.js";
import { valueIn } from "../frame/index.js";
import { dateOf } from "./list.js";

/** @import { CatalogPuzzle } from "../../../worker/protocol.js" */
/** @import { App, State } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function day(app) {
  const { state } = app;
  const { lang, catalog, puzzle, loading } = state;
  const shelf = shelfIn(state);
  const w = shelfWords(lang);
  const families = catalog.puzzles.filter(hasDay);
  const chosen =
    families.find(({ name }) => name === shelf.family) ?? families.find((each) => each === puzzle) ?? families[0];
  if (!chosen) return nothing;
  const choose = (/** @type {Event} */ event) => {
    shelf.family = valueIn(event);
    app.draw();
  };
  const isHere = standing(state, chosen) !== undefined;
  const off = loading.stage !== "ready" && !isHere;
  const order =
    shelf.making === null
      ? html`<button class="main" ?disabled=${off} @click=${() => openDay(app, chosen)}>${icon("leaf")}${w.openDay}</button>`
      : html`<button class="stop" @click=${() => stopDay(app)}>${icon("stop")}${words(lang).stop}</button>`;
  const made = catalog.puzzles.find(({ name }) => name === shelf.making);
  return html`<h3>${w.daily}</h3>
    <div class="day">
      <select name="family" aria-label=${w.daily} ?disabled=${shelf.making !== null} @change=${choose}>
        ${families.map((each) => html`<option value=${each.name} .selected=${each === chosen}>${titleNow(state, each)}</option>`)}
      </select>
      ${order}
    </div>
    <p class="note" role="status">${made ? w.making(made.title[lang]) : off ? w.dayNeedsPython : w.dailyHint(dateOf(lang, today()))}</p>`;
}

/** Today's entry of a puzzle. @type {(state: State, puzzle: CatalogPuzzle) => import("../../state/bookshelf.js").Entry | undefined} */
const standing = (state, { name }) =>
  shelfIn(state).entries?.find((entry) => entry.puzzle === name && entry.day === today());

/** Its title, with the state of today's puzzle. @type {(state: State, puzzle: CatalogPuzzle) => string} */
function titleNow(state, puzzle) {
  const w = shelfWords(state.lang);
  const entry = standing(state, puzzle);
  const title = puzzle.title[state.lang];
  return entry ? `${title} · ${entry.done ? w.solvedToday : w.begunToday}` : title;
}
