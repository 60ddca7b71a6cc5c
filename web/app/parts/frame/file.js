/** Opening a file: one puzzle goes on the board, many become a batch. */

import { takeText } from "../../aid/index.js";
import { classMap, html } from "../../lit.js";
import { both, words } from "../../words/index.js";

/** @import { App } from "../../state/state.js" */

/** Bytes of a file that is read at all. */
const LARGEST = 10_000_000;

/** A button that opens a file. @type {(app: App) => unknown} */
export function fileButton(app) {
  const take = async (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const [file] = field.files ?? [];
    field.value = "";
    if (file) await openFile(app, file);
  };
  const off = app.state.loading.stage !== "ready";
  return html`<label class="file ${classMap({ off })}">
    <input type="file" accept=".txt,.csv,.sdk,.sdm,text/*" ?disabled=${off} @change=${take} />
    <span>${words(app.state.lang).openFile}</span>
  </label>`;
}

/** @type {(app: App, file: File) => Promise<void>} */
async function openFile(app, file) {
  const { state } = app;
  if (file.size > LARGEST) {
    state.notice = { words: both((w) => w.fileTooLong), kind: "bad" };
    state.dialog = null;
    return app.draw();
  }
  const text = await file.text();
  state.textFaults = await takeText(app, text);
  state.dialog = state.textFaults.length > 0 ? "text" : null;
  if (state.dialog) state.text = text.slice(0, 20000);
  app.draw();
}
