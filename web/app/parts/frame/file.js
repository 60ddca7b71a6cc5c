/** Opening a file: one puzzle goes on the board, many become a batch. */

import { takeText } from "../../aid/index.js";
import { tooLong } from "../../draft/index.js";
import { classMap, html } from "../../lit.js";
import { words } from "../../words/index.js";

/** @import { App } from "../../state/state.js" */

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
  if (file.size > state.catalog.limits.text) {
    state.notice = { words: tooLong(state.catalog.limits.text), kind: "bad" };
    state.dialog = null;
    return app.draw();
  }
  const text = await file.text();
  const faults = await takeText(app, text);
  if (!faults) return;
  state.textFaults = faults;
  state.dialog = faults.length > 0 ? "text" : null;
  if (state.dialog) state.text = text.slice(0, 20000);
  app.draw();
}
