/** A puzzle's description from the catalogue: options as a form, examples as buttons, rules in words. */

import { classMap, html, nothing } from "../../dom/html.js";
import { edit, pose, setOption } from "../../draft/index.js";
import { dropOutdated } from "../../search/index.js";
import { areSame, isAwaited } from "../../state/index.js";
import { words } from "../../words/index.js";
import { valueIn } from "./fields.js";

/** @import { Option } from "../../../worker/protocol.js" */
/** @import { App } from "../../state/state.js" */

/** @typedef {App["state"]["puzzle"]["examples"][number]} Example */

/** @type {(app: App) => unknown} */
export function options(app) {
  const { state } = app;
  if (state.puzzle.options.length === 0) return nothing;
  const w = words(state.lang);
  return html`<fieldset class="options">
    <legend>${w.options}</legend>
    ${state.puzzle.options.map((option) => field(app, option))}
    ${isAwaited(state) && state.puzzle.kind === "movement" ? html`<p class="note">${w.boardLater}</p>` : nothing}
  </fieldset>`;
}

/** @type {(app: App, option: Option) => unknown} */
function field(app, option) {
  const { state } = app;
  const reasons = state.faults.filter((fault) => fault.option === option.name);
  const range = option.kind === "whole" ? words(state.lang).range(option.low, option.high) : "";
  return html`<label class="option ${classMap({ [option.kind]: true, fault: reasons.length > 0 })}">
    <span class="name">${option.title[state.lang]} <small>${range}</small></span>
    ${input(app, option, reasons.length > 0)}
    ${reasons.map((fault) => html`<span class="note bad" role="alert">${words(state.lang).optionFault(option.title[state.lang], fault.words[state.lang])}</span>`)}
  </label>
  ${suggestions(app, option)}`;
}

/** @type {(app: App, option: Option, bad: boolean) => unknown} */
function input(app, option, bad) {
  const { state } = app;
  const typed = state.draft.options[option.name] ?? option.default;
  const set = (/** @type {Event} */ event) => choose(app, option, valueIn(event));
  switch (option.kind) {
    case "choice":
      return html`<select name=${option.name} aria-invalid=${bad} @change=${set}>
        ${option.choices.some(({ word }) => word === typed) ? nothing : html`<option value=${typed} selected>${typed}</option>`}
        ${option.choices.map(
          ({ word, title }) => html`<option value=${word} .selected=${word === typed}>${title[state.lang]}</option>`,
        )}
      </select>`;
    case "whole":
      return html`<input type="number" name=${option.name} min=${option.low} max=${option.high}
        aria-invalid=${bad} .value=${typed} @change=${set} />`;
    case "line":
      return html`<input type="text" name=${option.name}
        placeholder=${option.empty?.[state.lang] ?? nothing}
        aria-invalid=${bad} .value=${option.empty && typed === option.default ? "" : typed} @change=${set}
        @paste=${(/** @type {ClipboardEvent} */ event) => paste(app, option, event)} />`;
  }
}

/**
 * Text of several lines goes into one, with dividers for the line breaks, which a browser would drop; with spaces if it
 * brings dividers.
 * @type {(app: App, option: Option & { kind: "line" }, event: ClipboardEvent) => void}
 */
function paste(app, option, event) {
  const text = event.clipboardData?.getData("text/plain").trim() ?? "";
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (event.target);
  const { selectionStart, selectionEnd } = input;
  const between = text.includes(option.divider.trim()) ? " " : option.divider;
  const line = text.replaceAll(/\s*[\r\n]\s*/g, between);
  input.setRangeText(line, selectionStart ?? 0, selectionEnd ?? input.value.length, "end");
  choose(app, option, input.value);
}

/** @type {(app: App, option: Option, value: string) => void} */
function choose(app, option, value) {
  const isLeftEmpty = option.kind === "line" && option.empty !== null && value.trim() === "";
  setOption(app, option.name, isLeftEmpty ? option.default : value);
}

/** Suggested lines. @type {(app: App, option: Option) => unknown} */
function suggestions(app, option) {
  if (option.kind !== "line" || option.suggestions.length === 0) return nothing;
  const typed = app.state.draft.options[option.name] ?? option.default;
  return html`<div class="suggestions" role="group" aria-label=${option.title[app.state.lang]}>
    ${option.suggestions.map(
      ({ word, title }) => html`<button
        type="button"
        aria-pressed=${word === typed.trim()}
        @click=${() => choose(app, option, word)}
      >${title[app.state.lang]}</button>`,
    )}
  </div>`;
}

/** @type {(app: App) => unknown} */
export function examples(app) {
  const { state } = app;
  if (state.puzzle.examples.length === 0) return nothing;
  return html`<section class="examples">
    <h2>${words(state.lang).examples}</h2>
    <div class="chips">
      ${state.puzzle.examples.map(
        (each) => html`<button class="example" @click=${() => take(app, each)}>${each.title[state.lang]}</button>`,
      )}
    </div>
  </section>`;
}

/** An example that names a strategy selects it; the next one that names none gives it back. @type {(app: App, example: Example) => void} */
export function take(app, { options: chosen, givens, start = "", strategy }) {
  const { examples: all, strategy: usual } = app.state.puzzle;
  edit(app, (draft) => {
    pose(Object.assign(draft, { options: { ...chosen }, start, moves: [] }), givens ?? {});
    if (strategy || all.some((each) => each.strategy === draft.strategy)) draft.strategy = strategy ?? usual;
  });
  dropOutdated(app);
  app.state.sought = "board";
}

/** The rules of the puzzle in words; those of another board than the requested one only keep their space. @type {(app: App) => unknown} */
export function rules({ state }) {
  return html`<section class="rules ${classMap({ absent: tellsOther(state) })}" aria-label=${words(state.lang).rules}>
    ${state.shown.rules[state.lang].split("\n").map((paragraph) => html`<p>${paragraph}</p>`)}
  </section>`;
}

/** Whether the present board is not that of the options, and these are not refused. @type {(state: App["state"]) => boolean} */
const tellsOther = ({ puzzle, stale, shown, draft, faults }) =>
  stale && !areSame(puzzle, shown.options, draft.options) && faults.every(({ option }) => option === null);
