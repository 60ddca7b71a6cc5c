/** The content of the help: keys and words. */

import { html } from "../../dom/html.js";
import { HELP } from "../../words/help.js";

/** @import { App } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function helpSheet({ state: { lang, puzzle } }) {
  const keys = puzzle.kind === "movement" ? HELP.movingKeys : HELP.keyList;
  return html`<h3>${HELP.wordsTitle[lang]}</h3>
    <dl class="glossary">${HELP.wordList[lang].map(([word, meaning]) => html`<dt>${word}</dt><dd>${meaning}</dd>`)}</dl>
    <h3>${HELP.keys[lang]}</h3>
    <dl class="keys">${keys[lang].map(([key, meaning]) => html`<dt><kbd>${key}</kbd></dt><dd>${meaning}</dd>`)}</dl>
    <p class="note">${HELP.keysNote[lang]}</p>`;
}
