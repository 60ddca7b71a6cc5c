/** Worksheets: their settings, and the sheet itself, as shown and printed. */

import { thumbnail } from "../../board/index.js";
import { html, nothing } from "../../dom/html.js";
import { MOST_PUZZLES, makeSheet, stopSheet } from "../../export/index.js";
import { count, words } from "../../words/index.js";
import { numberIn, valueIn } from "../frame/index.js";

/** @import { Sheet } from "../../state/export.js" */
/** @import { App, Lang } from "../../state/state.js" */

const LEVELS = /** @type {const} */ (["", "easy", "medium", "hard", "expert"]);

/** @type {(app: App) => unknown} */
export function worksheet(app) {
  const { lang, sheet } = app.state;
  return html`<p class="unprinted">${words(lang).worksheetHint}</p>
    <div class="wishes unprinted">${wishes(app)}</div>
    <div class="buttons unprinted">${orders(app, sheet)}</div>
    ${sheet ? standing(lang, sheet) : nothing}
    ${sheet && sheet.made.length > 0 ? html`<div class="worksheet">${pages(lang, sheet)}</div>` : nothing}`;
}

/** @type {(app: App) => unknown} */
function wishes({ state, draw }) {
  const { sheetOptions: options, lang } = state;
  const w = words(lang);
  const set = (/** @type {Partial<typeof options>} */ change) => {
    Object.assign(options, change);
    draw();
  };
  return html`<label><span>${w.difficulty}</span>
      <select name="sheet-level" aria-label=${w.difficulty} @change=${(/** @type {Event} */ event) => set({ level: valueIn(event) })}>
        ${LEVELS.map((each) => html`<option value=${each} .selected=${each === options.level}>${w.levels[each]}</option>`)}
      </select></label>
    <label><span>${w.howManyPuzzles}</span>
      <select name="sheet-number" aria-label=${w.howManyPuzzles} @change=${(/** @type {Event} */ event) => set({ number: numberIn(event) })}>
        ${Array.from({ length: MOST_PUZZLES }, (_, index) => index + 1).map(
          (each) => html`<option value=${each} .selected=${each === options.number}>${each}</option>`,
        )}
      </select></label>
    <label><span>${w.seed}</span>
      <input type="text" name="sheet-seed" inputmode="numeric" placeholder=${w.anySeed} .value=${options.seed}
        @change=${(/** @type {Event} */ event) => set({ seed: valueIn(event) })} /></label>`;
}

/** @type {(app: App, sheet: Sheet | null) => unknown} */
function orders(app, sheet) {
  const { lang, loading } = app.state;
  const w = words(lang);
  if (sheet?.going) return html`<button @click=${() => stopSheet(app)}>${w.stop}</button>`;
  return html`<button class="main" ?disabled=${loading.stage !== "ready"} @click=${() => makeSheet(app)}>${w.makeSheet}</button>
    <button ?disabled=${!sheet || sheet.made.length === 0} @click=${() => print()}>${w.printSheet}</button>`;
}

/** @type {(lang: Lang, sheet: Sheet) => unknown} */
function standing(lang, { made, number, faults, going }) {
  const w = words(lang);
  if (faults.length > 0)
    return html`<p class="note bad unprinted" role="alert">${faults.map((fault) => fault.words[lang]).join(" ")}</p>`;
  const said = w.puzzlesMade(count(lang, made.length), count(lang, number));
  return html`<p class="note unprinted" role="status">${going || made.length > 0 ? said : w.noneMade}</p>`;
}

/** A page with the puzzles, and one with their solutions. @type {(lang: Lang, sheet: Sheet) => unknown} */
function pages(lang, sheet) {
  const w = words(lang);
  const { puzzle, level, seed, made, shown } = sheet;
  const levels = /** @type {Record<string, string>} */ (w.levels);
  const foot = html`<footer>${level ? html`${levels[level]} · ` : nothing}${w.sheetSeed(seed)} · Edagari</footer>`;
  const size = made.length <= 1 ? "one" : made.length <= 4 ? "few" : made.length <= 9 ? "many" : "most";
  /** @type {(title: string, about: string, values: (index: number) => Record<number, string> | number[]) => unknown} */
  const page = (title, about, values) => html`<section class="sheet-page ${size}">
    <h3>${title}</h3>
    ${about ? html`<p>${about}</p>` : nothing}
    <ol>${made.map(
      (_, index) =>
        html`<li><span class="number">${index + 1}</span>${thumbnail(shown.drawing, values(index), made[index]?.givens)}</li>`,
    )}</ol>
    ${foot}
  </section>`;
  const title = puzzle.title[lang];
  return html`${page(title, shown.rules[lang], (index) => made[index]?.givens ?? {})}
    ${page(w.sheetSolutions(title), "", (index) => made[index]?.values ?? [])}`;
}
