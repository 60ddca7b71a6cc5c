/** The dialogue of the workbench that puts what is on the board into another page: as HTML, or as a picture. */

import { htmlOf, iframeOf } from "../../../element/index.js";
import { imageOf } from "../../board/index.js";
import { html } from "../../lit.js";
import { linkOf } from "../../memory/index.js";
import { LANGS } from "../../state/index.js";
import { words } from "../../words/index.js";
import { copy, dialog, valueIn } from "../frame/index.js";
import { VIEWS } from "./views.js";

/** @import { App, State } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function embedDialog(app) {
  const { state } = app;
  const w = words(state.lang);
  const code = htmlNow(state);
  return dialog(
    app,
    "embed",
    w.embedTitle,
    () => html`<p>${w.embedHint}</p>
      <div class="choices">${choices(app)}</div>
      <textarea class="code" rows="6" readonly spellcheck="false" aria-label=${w.embedTitle} .value=${code}
        @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLTextAreaElement} */ (event.target).select()}></textarea>
      <div class="buttons">
        <button class="main" @click=${() => copy(app, code, "embedCopied")}>${w.copy}</button>
        <button @click=${() => download(state)}>${w.savePicture}</button>
      </div>
      <p class="note">${w.pictureHint}</p>`,
  );
}

/** @type {(app: App) => unknown} */
function choices(app) {
  const { state, draw } = app;
  const { embedding, lang } = state;
  const w = words(lang);
  const suiting = Object.entries(VIEWS).filter(([, { suits }]) => suits(state));
  const views = suiting.map(([name, { title }]) => /** @type {[string, string]} */ ([name, title(w)]));
  /** @type {(name: string, chosen: string, all: [string, string][], take: (value: string) => void) => unknown} */
  const choice = (name, chosen, all, take) => html`<label>
    <span>${name}</span>
    <select
      @change=${(/** @type {Event} */ event) => {
        take(valueIn(event));
        draw();
      }}
    >
      ${all.map(([value, title]) => html`<option value=${value} .selected=${value === chosen}>${title}</option>`)}
    </select>
  </label>`;
  return html`
    ${choice(w.embedView, embedding.views[0], views, (value) => {
      embedding.views[0] = value;
    })}
    ${choice(w.embedBeside, embedding.views[1], [["", w.embedNothing], ...views], (value) => {
      embedding.views[1] = value;
    })}
    ${choice(
      w.embedStart,
      embedding.autoplay ? "seen" : "click",
      [
        ["click", w.startOnClick],
        ["seen", w.startWhenSeen],
      ],
      (value) => {
        embedding.autoplay = value === "seen";
      },
    )}
    ${choice(
      w.language,
      embedding.lang,
      [["", w.langOfPage], ...LANGS.map((each) => /** @type {[string, string]} */ ([each, NAMES[each]]))],
      (value) => {
        embedding.lang = LANGS.find((each) => each === value) ?? "";
      },
    )}
    ${choice(
      w.embedForm,
      embedding.form,
      [
        ["element", w.formElement],
        ["iframe", w.formIframe],
      ],
      (value) => {
        embedding.form = value === "iframe" ? "iframe" : "element";
      },
    )}
  `;
}

const NAMES = { en: "English", ja: "日本語" };

/** The HTML of what is on the board, as it was chosen. @type {(state: State) => string} */
function htmlNow(state) {
  const site = new URL("./", location.href).href;
  const title = state.puzzle.title[state.embedding.lang || state.lang];
  const attributes = attributesOf(state);
  if (state.embedding.form === "iframe") return iframeOf(site, attributes, title);
  return htmlOf(site, attributes, { title, link: site + (linkOf(state) || `#puzzle=${state.puzzle.name}`) });
}

/** @type {(state: State) => [name: string, value: string][]} */
function attributesOf(state) {
  const { puzzle, draft, embedding } = state;
  const { views, autoplay, lang } = embedding;
  const options = puzzle.options
    .filter(({ name, default: usual }) => (draft.options[name] ?? usual) !== usual)
    .map(({ name }) => [`option-${name}`, draft.options[name] ?? ""]);
  const moves = draft.moves.map((move) => move.join("-")).join(".");
  const [first, second] = views;
  const all = [
    ["puzzle", puzzle.name],
    ...options,
    givensOf(state),
    ["start", draft.start],
    ["moves", moves],
    ["strategy", draft.strategy === puzzle.strategy ? "" : draft.strategy],
    ["view", second && second !== first ? `${first} ${second}` : first],
    ["lang", lang],
  ].filter(([, value]) => value !== "");
  return /** @type {[string, string][]} */ (autoplay ? [...all, ["autoplay", ""]] : all);
}

/** The numbers in text form; by cell, as in a link, while the board for these options is not there. @type {(state: State) => [name: string, value: string]} */
function givensOf(state) {
  const { givens } = state.draft;
  if (state.stale) return ["given", new URLSearchParams(linkOf(state).slice(1)).get("given") ?? ""];
  const entries = state.shown.drawing.rows.flat().map((cell) => givens[cell] ?? ".");
  return ["givens", Object.keys(givens).length > 0 ? entries.join(" ") : ""];
}

/** Saves the board as it is shown: one file that needs nothing else. @type {(state: State) => void} */
function download(state) {
  const look = getComputedStyle(document.documentElement);
  const svg = imageOf(state, (name) => look.getPropertyValue(`--${name}`).trim());
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  link.download = `${state.puzzle.name}.svg`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
