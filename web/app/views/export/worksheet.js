/** Worksheets: their settings, and the sheet itself, as shown and printed. */

import { thumbnail } from "../../board/index.js";
import { html, nothing } from "../../dom/html.js";
import { leaveOtherSheet, MOST_PUZZLES, makeSheet, sourcesOf, stopSheet } from "../../export/index.js";
import { boardTitle, cellCount, levelOf, levelsOf, scaleOf } from "../../state/index.js";
import { count, words } from "../../words/index.js";
import { WORKSHEET } from "../../words/worksheet.js";
import { isTicked, numberIn, valueIn } from "../frame/index.js";

/** @import { Sheet, SheetOptions } from "../../state/export.js" */
/** @import { App, Lang } from "../../state/state.js" */

/** Longer signs of cells say row and column, which can be seen. */
const LONGEST_LETTER = 2;

/** @type {(app: App) => unknown} */
export function worksheet(app) {
  leaveOtherSheet(app.state);
  const { lang, sheet } = app.state;
  return html`<p class="unprinted">${WORKSHEET.worksheetHint[lang]}</p>
    <div class="fields unprinted">${settings(app)}</div>
    <div class="buttons unprinted">${orders(app, sheet)}</div>
    ${sheet ? standing(lang, sheet) : nothing}
    ${sheet && sheet.made.length > 0 ? html`<div class="worksheet">${pages(lang, sheet)}</div>` : nothing}`;
}

/** @type {(app: App) => unknown} */
function settings({ state, draw }) {
  const { sheetOptions: options, lang, sheet } = state;
  const w = words(lang);
  const set = (/** @type {Partial<SheetOptions>} */ change) => {
    Object.assign(options, change);
    draw();
  };
  const scale = scaleOf(state);
  const sources = sourcesOf(state);
  const source = sources.find((each) => each === options.source) ?? "new";
  const numbers = Array.from({ length: MOST_PUZZLES }, (_, index) => index + 1);
  const setSource = (/** @type {Event} */ event) =>
    set({ source: sources.find((each) => each === valueIn(event)) ?? "new" });
  return html`${
    sources.length > 1
      ? html`<label><span>${WORKSHEET.sheetSource[lang]}</span>
          <select name="sheet-source" aria-label=${WORKSHEET.sheetSource[lang]} @change=${setSource}>
            ${sources.map((each) => html`<option value=${each} .selected=${each === source}>${WORKSHEET.sheetSources[lang][each]}</option>`)}
          </select></label>`
      : nothing
  }
    ${
      source === "new" && scale
        ? html`<label><span>${w.difficulty}</span>
            <select name="sheet-level" aria-label=${w.difficulty} @change=${(/** @type {Event} */ event) => set({ level: valueIn(event) })}>
              ${levelsOf(state).map((each) => html`<option value=${each} .selected=${each === levelOf(state, options.level)}>${w[scale][each]}</option>`)}
            </select></label>`
        : nothing
    }
    ${
      source === "board"
        ? nothing
        : html`<label><span>${WORKSHEET.howManyPuzzles[lang]}</span>
            <select name="sheet-number" aria-label=${WORKSHEET.howManyPuzzles[lang]} @change=${(/** @type {Event} */ event) => set({ number: numberIn(event) })}>
              ${numbers.map((each) => html`<option value=${each} .selected=${each === options.number}>${each}</option>`)}
            </select></label>`
    }
    <label><span>${WORKSHEET.sheetGivens[lang]}</span>
      <input type="text" name="sheet-givens" inputmode="numeric" placeholder=${WORKSHEET.anyGivens[lang]}
        aria-invalid=${sheet?.misread ?? false} aria-describedby="sheet-state" .value=${options.givens}
        @change=${(/** @type {Event} */ event) => set({ givens: valueIn(event) })} /></label>
    ${
      source === "new"
        ? html`<label><span>${w.seed}</span>
            <input type="text" name="sheet-seed" inputmode="numeric" placeholder=${w.anySeed} .value=${options.seed}
              @change=${(/** @type {Event} */ event) => set({ seed: valueIn(event) })} /></label>`
        : nothing
    }
    <label class="tick"><input type="checkbox" name="sheet-reasons" .checked=${options.reasons}
      @change=${(/** @type {Event} */ event) => set({ reasons: isTicked(event) })} /> ${WORKSHEET.sheetReasons[lang]}</label>`;
}

/** @type {(app: App, sheet: Sheet | null) => unknown} */
function orders(app, sheet) {
  const { lang, loading } = app.state;
  const w = words(lang);
  if (sheet?.going) return html`<button @click=${() => stopSheet(app)}>${w.stop}</button>`;
  return html`<button class="main" ?disabled=${loading.stage !== "ready"} @click=${() => makeSheet(app)}>${WORKSHEET.makeSheet[lang]}</button>
    <button ?disabled=${!sheet || sheet.made.length === 0} @click=${() => print()}>${WORKSHEET.printSheet[lang]}</button>`;
}

/** Its progress, and what was left out or is wrong. @type {(lang: Lang, sheet: Sheet) => unknown} */
function standing(
  lang,
  { made, number, refused, faults, going, givens, misread, fewest, passed, repeated, eased, shown },
) {
  if (misread) return bad(WORKSHEET.givensMisread[lang](count(lang, cellCount(shown) - 1)));
  if (faults.length > 0) return bad(faults.map((fault) => fault.words[lang]).join(" "));
  const said = WORKSHEET.puzzlesMade[lang](count(lang, made.length), count(lang, number));
  const without = refused > 0 ? WORKSHEET.sheetRefused[lang](count(lang, refused)) : "";
  const least = fewest === null ? "" : count(lang, fewest);
  if (!going && made.length === 0 && givens !== null && least)
    return bad(`${without} ${WORKSHEET.givensTooFew[lang](count(lang, givens), least)}`);
  const tooMany = going
    ? WORKSHEET.soFarHaveMore[lang](count(lang, passed), least)
    : made.length < number
      ? WORKSHEET.othersHaveMore[lang](least)
      : "";
  return html`<p class="note unprinted" id="sheet-state" role="status">
    ${going || made.length > 0 || refused > 0 ? said : WORKSHEET.noneMade[lang]} ${without} ${least && tooMany}
    ${!going && repeated > 0 && made.length < number ? WORKSHEET.othersAreSame[lang] : ""}
    ${eased ? WORKSHEET.sheetEased[lang] : ""}
  </p>`;
}

/** @type {(words: string) => unknown} */
const bad = (words) => html`<p class="note bad unprinted" id="sheet-state" role="alert">${words}</p>`;

/** A page with the puzzles, one with their solutions, and the steps to each. @type {(lang: Lang, sheet: Sheet) => unknown} */
function pages(lang, sheet) {
  const w = words(lang);
  const { scale, level, seed, made, shown, eased } = sheet;
  const levels = /** @type {Record<string, string>} */ (w[scale ?? "levels"]);
  const notes = [!eased && level && levels[level], seed !== null && WORKSHEET.sheetSeed[lang](seed), "Edagari"];
  const foot = html`<footer>${notes.filter(Boolean).join(" · ")}</footer>`;
  const columns = made.length <= 2 ? 1 : made.length <= 6 ? 2 : 3;
  /** @type {(title: string, about: unknown, printed: (index: number) => Record<number, string> | number[]) => unknown} */
  const page = (title, about, printed) => html`<section class="sheet-page">
    <h3>${title}</h3>
    ${about}
    <ol class="columns-${columns}">${made.map(
      ({ drawing, givens, values }, index) =>
        html`<li><span class="number">${index + 1}</span>${thumbnail(drawing, printed(index), givens, values)}</li>`,
    )}</ol>
    ${foot}
  </section>`;
  const title = boardTitle(sheet)[lang];
  const top = html`<p class="pupil"><span>${WORKSHEET.sheetName[lang]}</span><span>${WORKSHEET.sheetDate[lang]}</span></p><p>${shown.rules[lang]}</p>`;
  return html`${page(title, top, (index) => made[index]?.givens ?? {})}
    ${page(WORKSHEET.sheetSolutions[lang](title), nothing, (index) => made[index]?.values ?? [])}
    ${made.some(({ reasons }) => reasons.length > 0) ? steps(lang, sheet) : nothing}`;
}

/** The steps to each solution, after a drawing of the letters if they name cells by letters. @type {(lang: Lang, sheet: Sheet) => unknown} */
function steps(lang, { puzzle, made, shown, scale }) {
  const { drawing, signs } = shown;
  const isLettered =
    scale === null &&
    drawing.spots.every(({ value }) => value === null) &&
    signs.every((sign) => sign.length <= LONGEST_LETTER);
  return html`<section class="sheet-page walkthrough">
    <h3>${WORKSHEET.sheetSteps[lang](boardTitle({ puzzle, shown })[lang])}</h3>
    ${isLettered ? html`<div class="letters">${thumbnail(drawing, { ...signs })}</div>` : nothing}
    ${made.map(
      ({ reasons }, index) =>
        html`<h4>${index + 1}</h4><ol>${reasons.map((each) => html`<li>${each[lang]}</li>`)}</ol>`,
    )}
  </section>`;
}
