/** The dialogue for entering clues: the board, the tools, the clue being typed, and what is still missing. */

import { html, live, nothing, ref } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { isSmall } from "../../dom/screen.js";
import { lock } from "../../draft/index.js";
import { can, isEntering } from "../../state/index.js";
import {
  clear,
  erase,
  finish,
  goBack,
  goOn,
  isClued,
  isSwitchedOn,
  open,
  press,
  resize,
  setSwitch,
  takeRubber,
  takeTool,
  toolOf,
  typeInto,
} from "../../transcribe/index.js";
import { words } from "../../words/index.js";
import { transcribingWords } from "../../words/transcribing.js";
import { desk } from "./desk.js";
import { keyOnSheet } from "./keyboard.js";

/** @import { ClueSheet, Size, Switch, Tool } from "../../../worker/protocol.js" */
/** @import { Transcript } from "../../state/transcript.js" */
/** @import { App } from "../../state/state.js" */

/** The most tools shown side by side; more become a list. */
const MOST_CHIPS = 4;
/** The most sizes offered as a list; more are typed. */
const MOST_OFFERED = 12;

/** @type {(app: App) => unknown} */
export function transcriptSheet(app) {
  const { state } = app;
  const w = transcribingWords(state.lang);
  if (!state.transcript) open(app);
  const { transcript } = state;
  const sheet = transcript?.sheet;
  if (!transcript || !sheet)
    return html`<p class="note" role="status">${state.loading.stage === "ready" ? nothing : w.waiting}</p>
      ${faults(app, transcript)}`;
  return html`<div class="transcribing" @keydown=${(/** @type {KeyboardEvent} */ event) => keyOnSheet(app, transcript, sheet, event)}>
    ${tools(app, transcript, sheet)} ${desk(app, transcript, sheet)} ${typing(app, transcript, sheet)}
    <p class="note how">${hint(app, transcript, sheet)}</p>
    <div role="alert">${faults(app, transcript)}</div>
    <p class="said" role="status">${missing(app, sheet)}</p>
    ${switches(app, transcript, sheet)} ${foot(app, sheet)}
  </div>`;
}

/** @type {(app: App, transcript: Transcript | null) => unknown} */
const faults = ({ state }, transcript) =>
  (transcript?.faults ?? []).map((fault) => html`<p class="note bad">${fault.words[state.lang]}</p>`);

/** @type {(app: App, transcript: Transcript, sheet: ClueSheet) => unknown} */
function tools(app, transcript, sheet) {
  const { lang, past, future } = app.state;
  const [w, common] = [transcribingWords(lang), words(lang)];
  const isRubbed = sheet.tools.some(({ does }) => does === "gather" || does === "path");
  const rubber = html`<button class="round" aria-label=${w.rubber} title=${w.rubber} aria-pressed=${transcript.rubs}
    @click=${() => takeRubber(app)}>${icon("eraser")}</button>`;
  return html`<div class="clue-tools">
    ${chooser(app, transcript, sheet)}
    <span class="gap"></span>
    ${isRubbed ? rubber : nothing}
    <button class="round" aria-label=${common.undo} title=${common.undo} ?disabled=${past.length === 0} @click=${() => goBack(app, "undo")}>${icon("undo")}</button>
    <button class="round" aria-label=${common.redo} title=${common.redo} ?disabled=${future.length === 0} @click=${() => goBack(app, "redo")}>${icon("redo")}</button>
  </div>`;
}

/** The choice of a tool: a few side by side, many as a grouped list. @type {(app: App, transcript: Transcript, sheet: ClueSheet) => unknown} */
function chooser(app, { tool: inHand }, { tools: all }) {
  const { lang } = app.state;
  const w = transcribingWords(lang);
  if (all.length < 2) return nothing;
  if (all.length > MOST_CHIPS) {
    const groups = [...new Set(all.map(({ group }) => group?.[lang] ?? ""))];
    const inGroup = (/** @type {string} */ name) => all.filter(({ group }) => (group?.[lang] ?? "") === name);
    const take = (/** @type {Event} */ { target }) => takeTool(app, /** @type {HTMLSelectElement} */ (target).value);
    const option = (/** @type {Tool} */ { name, title }) =>
      html`<option value=${name} .selected=${name === inHand}>${title[lang]}</option>`;
    return html`<select class="all-tools" aria-label=${w.tools} @change=${take}>
      ${groups.map((name) => html`<optgroup label=${name}>${inGroup(name).map(option)}</optgroup>`)}</select>`;
  }
  return html`<fieldset class="chips" aria-label=${w.tools}>${all.map(
    ({ name, title }) => html`<label class="chip"><input type="radio" name="clue-tool" .checked=${live(name === inHand)}
      @change=${() => takeTool(app, name)} /><span>${title[lang]}</span></label>`,
  )}</fieldset>`;
}

/** Switches for the rules about the whole board. @type {(app: App, transcript: Transcript, sheet: ClueSheet) => unknown} */
function switches(app, transcript, { switches: all }) {
  const { lang } = app.state;
  if (all.length === 0) return nothing;
  const isOn = (/** @type {Switch} */ there) => isSwitchedOn(transcript, there);
  const chip = (/** @type {Switch} */ there) =>
    html`<label class="chip"><input type="checkbox" .checked=${live(isOn(there))}
      @change=${(/** @type {Event} */ { target }) => setSwitch(app, there.name, /** @type {HTMLInputElement} */ (target).checked)} /><span>${there.title[lang]}</span></label>`;
  const on = all.filter(isOn).length;
  return html`<details class="whole"><summary>${transcribingWords(lang).whole(on)}</summary>
    <div class="chips">${all.map(chip)}</div></details>`;
}

/** The clue being typed, with an on-screen keypad on small screens. @type {(app: App, transcript: Transcript, sheet: ClueSheet) => unknown} */
function typing(app, transcript, sheet) {
  const { tool, rubs } = transcript;
  const draws = ["gather", "path"].includes(toolOf(sheet, tool)?.does ?? "");
  if (sheet.keys === "" || rubs || (draws && !isClued(sheet, tool))) return nothing;
  const { lang } = app.state;
  const w = transcribingWords(lang);
  const { slot, typed, path } = transcript;
  const name = sheet.slots[slot]?.title[lang] ?? w.clue;
  const take = (/** @type {InputEvent} */ event) =>
    typeInto(app, /** @type {HTMLInputElement} */ (event.target).value, event.data);
  const next = () => (path.length > 0 ? finish(app) : goOn(app, 1));
  return html`<div class="clue-field">
      <label><span class="name">${name}</span>
        <input type="text" class="clue-input" autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false"
          inputmode=${isSmall() ? "none" : "text"} .value=${live(typed)} @input=${take}
          ${ref((field) => queueMicrotask(() => follow(field, transcript)))} /></label>
      ${isSmall() ? nothing : html`<button @click=${next} @pointerdown=${stay}>${w.next}</button>`}
    </div>
    ${isSmall() ? pad(app, sheet) : nothing}`;
}

/** Leaves the focus in the field. @type {(event: Event) => void} */
const stay = (event) => event.preventDefault();

/**
 * Once drawn, the field follows the slot: it takes the focus, unless a square, a sign or another slot has it, and
 * selects the text that the next character replaces.
 * @type {(field: Element | undefined, transcript: Transcript) => void}
 */
function follow(field, { slot, fresh, awaited }) {
  const input = /** @type {HTMLInputElement | undefined} */ (field);
  if (!input || (slot < 0 && !awaited)) return;
  const elsewhere = `.desk :is(.square, .sign, .slot:not([data-slot="${slot}"])), .transcribing :is(button, select, input[type=number]):focus-visible`;
  if (!document.activeElement?.matches(elsewhere)) input.focus({ preventScroll: true });
  if (fresh && document.activeElement === input) input.select();
}

/** @type {(app: App, sheet: ClueSheet) => unknown} */
function pad(app, { keys }) {
  const { lang } = app.state;
  const w = transcribingWords(lang);
  return html`<div class="pad" role="group" aria-label=${words(lang).pad} data-roving @pointerdown=${stay}>
    ${[...keys].map((key) => html`<button aria-label=${key === " " ? w.space : nothing} @click=${() => press(app, key)}>${key === " " ? "␣" : key}</button>`)}
    <button aria-label=${words(lang).erase} @click=${() => erase(app)}>${icon("clear")}</button>
    <button class="on" @click=${() => goOn(app, 1)}>${w.next}</button>
  </div>`;
}

/** @type {(app: App, transcript: Transcript, sheet: ClueSheet) => unknown} */
function hint({ state: { lang } }, { tool: inHand, rubs }, sheet) {
  const w = transcribingWords(lang);
  const tool = toolOf(sheet, inHand);
  if (rubs) return w.hint.rub;
  if (!tool) return sheet.keys === "" ? w.hint.choose : w.hint.write;
  const keys = isSmall() ? nothing : w.keysHint[tool.does];
  return html`${tool.how?.[lang] ?? w.hint[tool.does]} ${keys}${tool.about ? html`<span class="about">${tool.about[lang]}</span>` : nothing}`;
}

/** @type {(app: App, sheet: ClueSheet) => string} */
function missing({ state }, { slots, missing: said }) {
  const w = transcribingWords(state.lang);
  const unclued = slots.filter(({ needed, text }) => needed && text === "").length;
  if (unclued > 0) return w.unclued(unclued);
  return said?.[state.lang] ?? w.readable;
}

/** @type {(app: App, sheet: ClueSheet) => unknown} */
function foot(app, { sizes }) {
  const { state } = app;
  const w = transcribingWords(state.lang);
  const done = () => {
    const isWhole = can(state, "clues") && Object.keys(state.draft.givens).length === 0; // no numbers are entered besides clues
    if (isEntering(state) && isWhole) lock(app);
    Object.assign(state, { dialog: null, sought: "board" });
    app.draw();
  };
  return html`<div class="buttons">
    ${sizes.map((size, number) => sizeField(app, size, number))}
    <button @click=${() => clear(app)}>${w.clear}</button>
    <button class="main" @click=${done}>${w.done}</button>
  </div>`;
}

/** @type {(app: App, size: Size, number: number) => unknown} */
function sizeField(app, { title, values, value }, number) {
  const set = (/** @type {Event} */ { target }) => {
    const chosen = Number(/** @type {HTMLInputElement} */ (target).value);
    if (values.includes(chosen)) resize(app, number, chosen);
    else app.draw();
  };
  const field =
    values.length <= MOST_OFFERED
      ? html`<select @change=${set}>${values.map((each) => html`<option value=${each} .selected=${each === value}>${each}</option>`)}</select>`
      : html`<input type="number" min=${values[0] ?? 1} max=${values.at(-1) ?? 1} .value=${live(String(value))} @change=${set} />`;
  return html`<label class="size">${title[app.state.lang]} ${field}</label>`;
}
