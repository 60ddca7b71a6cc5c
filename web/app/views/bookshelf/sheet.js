/** The dialogue of the shelf: the puzzle of the day, what was begun, what was finished, the best times, and the file. */

import { bests, fileOf, puzzleOf, renew, shelfIn, takeFile } from "../../bookshelf/index.js";
import { save } from "../../dom/download.js";
import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { fetchBoards } from "../../draft_effects.js";
import { shelfWords } from "../../words/bookshelf.js";
import { timer } from "../../words/index.js";
import { day } from "./day.js";
import { choicesOf, list, said } from "./list.js";

/** @import { Entry } from "../../state/bookshelf.js" */
/** @import { App } from "../../state/state.js" */

/** The number of finished puzzles shown until the user asks for more. */
const IN_SIGHT = 24;

/** @type {(app: App) => unknown} */
export function shelfSheet(app) {
  const { state } = app;
  const shelf = shelfIn(state);
  const w = shelfWords(state.lang);
  if (shelf.entries === null) begin(app);
  const entries = shelf.entries ?? [];
  const begun = entries.filter(({ done }) => done === null);
  const finished = entries.filter(({ done }) => done !== null);
  const inSight = finished.slice(0, Math.max(IN_SIGHT, shelf.shown));
  const more = () => {
    shelf.shown = inSight.length + IN_SIGHT;
    app.draw();
  };
  return html`${day(app)}
    <div role="status">${said(app)}</div>
    ${entries.length === 0 ? html`<p class="note">${w.nothingYet}</p>` : nothing}
    ${begun.length === 0 ? nothing : html`<h3>${w.begun}</h3> ${list(app, begun)}`}
    ${finished.length === 0 ? nothing : html`<h3>${w.finished}</h3> ${list(app, inSight)}`}
    ${inSight.length < finished.length ? html`<p><button @click=${more}>${w.more}</button></p>` : nothing}
    ${best(app, entries)} ${files(app, entries)}`;
}

/** Reads what there is, the first time that the dialogue is shown since it was closed. @type {(app: App) => void} */
function begin(app) {
  shelfIn(app.state).entries = [];
  fetchBoards(app);
  renew(app);
}

/** @type {(app: App, entries: Entry[]) => unknown} */
function best({ state: { catalog, lang } }, entries) {
  const w = shelfWords(lang);
  const rows = bests(catalog, entries);
  if (rows.length === 0) return nothing;
  return html`<h3>${w.best}</h3>
    <dl class="bests">${rows.map((entry) => {
      const puzzle = puzzleOf(catalog, entry);
      return puzzle
        ? html`<dt>${puzzle.title[lang]} <span>${choicesOf(lang, puzzle, entry)}</span></dt><dd>${timer(entry.done?.seconds ?? 0)}</dd>`
        : nothing;
    })}</dl>
    <p class="note">${w.bestHint}</p>`;
}

/** @type {(app: App, entries: Entry[]) => unknown} */
function files(app, entries) {
  const w = shelfWords(app.state.lang);
  const take = async (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const [file] = field.files ?? [];
    if (file) await takeFile(app, file);
    field.value = "";
  };
  const saveAll = () => save("edagari-shelf.json", new Blob([fileOf(entries)], { type: "application/json" }));
  return html`<h3>${w.files}</h3>
    <div class="buttons">
      <button ?disabled=${entries.length === 0} @click=${saveAll}>${icon("save")}${w.saveAll}</button>
      <label class="file"><input type="file" accept=".json,application/json" @change=${take} /><span>${w.openAll}</span></label>
    </div>
    <p class="note">${w.filesHint}</p>`;
}
