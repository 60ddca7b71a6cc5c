/** Keys and words, in a dialog. */

import { html } from "../../dom/html.js";
import { words } from "../../words/index.js";
import { dialog } from "./dialog.js";

/** @import { App } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function help(app) {
  const w = words(app.state.lang);
  const keys = app.state.puzzle.kind === "movement" ? w.movingKeys : w.keyList;
  return dialog(
    app,
    "help",
    w.help,
    () => html`<h3>${w.wordsTitle}</h3>
      <dl class="glossary">${w.wordList.map(([word, meaning]) => html`<dt>${word}</dt><dd>${meaning}</dd>`)}</dl>
      <h3>${w.keys}</h3>
      <dl class="keys">${keys.map(([key, meaning]) => html`<dt><kbd>${key}</kbd></dt><dd>${meaning}</dd>`)}</dl>
      <p class="note">${w.keysNote}</p>`,
  );
}
