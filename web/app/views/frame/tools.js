/** Actions on what was typed: undo, redo, clear, share, and the board as text. */

import { boardText } from "../../board/index.js";
import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { isSmall } from "../../dom/screen.js";
import { clear, isMarked, travel } from "../../draft/index.js";
import { restartGame } from "../../moves/index.js";
import { isAtHand } from "../../state/index.js";
import { both, words } from "../../words/index.js";
import { dialog } from "./dialog.js";
import { placeOf } from "./faults.js";
import { valueIn } from "./fields.js";
import { fileButton } from "./file.js";

/** @import { Fault } from "../../../worker/protocol.js" */
/** @import { App, State } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function tools(app) {
  const { state } = app;
  const w = words(state.lang);
  const moving = state.puzzle.kind === "movement";
  const empty = Object.keys(state.draft.givens).length === 0 && !isMarked(state.draft);
  const share = () => {
    state.dialog = "save";
    app.draw();
  };
  return html`<div class="tools" role="toolbar" aria-label=${w.tools} data-roving>
    ${travelsByThumb(state) ? nothing : travelKeys(app)}
    ${
      moving
        ? tool("again", w.restart, state.draft.moves.length === 0, () => restartGame(app))
        : tool("clear", w.clear, empty, () => clear(app))
    }
    <span class="gap"></span>
    ${tool("share", w.share, false, share)}
  </div>`;
}

/** Opens the dialogue for a text: the board's, or an empty one for a puzzle from elsewhere. @type {(app: App, text?: string) => void} */
export function openText({ state, draw }, text = boardText(state)) {
  Object.assign(state, { text, textFaults: [], awaited: null, brought: [], dialog: "text" });
  draw();
}

/** Opens the board on which the clues of a book are entered. @type {(app: App) => void} */
export function enterClues({ state, draw }) {
  Object.assign(state, { dialog: "transcribe", transcript: null });
  draw();
}

/** Whether undo and redo are next to the number pad, within reach of the thumb. @type {(state: State) => boolean} */
export const travelsByThumb = (state) => state.puzzle.kind === "placement" && isSmall() && isAtHand(state);

/** @type {(app: App) => unknown} */
export function travelKeys(app) {
  const { past, future, lang } = app.state;
  const w = words(lang);
  return html`${tool("undo", w.undo, past.length === 0, () => travel(app, "undo"))}
    ${tool("redo", w.redo, future.length === 0, () => travel(app, "redo"))}`;
}

/** @type {(iconName: Parameters<typeof icon>[0], name: string, off: boolean, act: () => void) => unknown} */
const tool = (iconName, name, off, act) =>
  html`<button class="tool" ?disabled=${off} @click=${act}>${icon(iconName)}<span>${name}</span></button>`;

/** @type {(app: App, text: string, said: "copied" | "linkCopied" | "positionLink" | "lineCopied" | "codeCopied" | "programCopied" | "embedCopied" | "momentLinked" | "formCopied") => Promise<void>} */
export async function copy(app, text, said) {
  try {
    await navigator.clipboard.writeText(text);
    app.state.notice = { words: both((w) => w[said]), kind: "good" };
  } catch {
    app.state.notice = { words: both((w) => w.noClipboard), kind: "bad" };
  }
  app.draw();
}

/** The board as text, to be copied or replaced, and what was brought as text. @type {(app: App, brought: unknown) => unknown} */
export function textDialog(app, brought) {
  const { state } = app;
  const w = words(state.lang);
  const use = () => app.bring(state.text);
  const type = (/** @type {Event} */ event) => {
    state.text = valueIn(event);
    if (state.textFaults.length === 0 && state.brought.length === 0 && state.awaited === null) return;
    Object.assign(state, { textFaults: [], awaited: null, brought: [] }); // they were those of another text
    app.draw();
  };
  const hint = state.puzzle.kind === "movement" ? w.positionHint : w.textHint;
  const offers = state.brought.length > 0;
  const foreign = offers || state.awaited !== null || state.text === "";
  return dialog(
    app,
    "text",
    foreign ? w.broughtTitle : w.textTitle,
    () => html`${foreign ? nothing : html`<p>${hint}</p>`}
      <textarea rows=${offers ? 3 : 8} spellcheck="false" aria-label=${foreign ? w.broughtTitle : w.textTitle} placeholder=${w.bringHint} .value=${state.text}
        ?autofocus=${state.textFaults.length > 0} @input=${type}></textarea>
      <div role="alert">${state.textFaults.map((fault) => html`<p class="note bad">${faultText(state, fault)}</p>`)}</div>
      ${brought}
      <div class="buttons">
        ${offers ? nothing : html`<button class="main" ?disabled=${state.awaited !== null} @click=${use}>${w.useText}</button>`}
        <button @click=${() => copy(app, state.text, "copied")}>${w.copy}</button>
        ${fileButton(app)}
      </div>`,
  );
}

/** A fault with its location. @type {(state: State, fault: Fault) => string} */
function faultText(state, fault) {
  const where = placeOf(state, fault);
  return where ? where + words(state.lang).colon + fault.words[state.lang] : fault.words[state.lang];
}
