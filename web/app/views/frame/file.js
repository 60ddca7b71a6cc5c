/** Opening a file that was chosen, dropped on the page or opened with the installed app; the part that reads it is loaded on demand (brought). */

import { html } from "../../dom/html.js";
import { words } from "../../words/index.js";

/** @import { App } from "../../state/state.js" */

/** A button that opens a file. @type {(app: App) => unknown} */
export function fileButton(app) {
  const take = async (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const [file] = field.files ?? [];
    if (file) await app.bring([file]);
    field.value = "";
  };
  return html`<label class="file">
    <input type="file" @change=${take} />
    <span>${words(app.state.lang).openFile}</span>
  </label>`;
}

/** Files that the system has the installed app open, where a browser knows of that. @typedef {{ files: { getFile(): Promise<File> }[] }} Launch */

/** Opens files that come from outside: dropped on the page, or opened with the installed app. @type {(app: App) => void} */
export function listenToFiles(app) {
  listenToDrops(app);
  const { launchQueue } = /** @type {{ launchQueue?: { setConsumer(take: (launch: Launch) => void): void } }} */ (
    /** @type {unknown} */ (globalThis)
  );
  launchQueue?.setConsumer(async ({ files }) => {
    if (files.length > 0) app.bring(await Promise.all(files.map((file) => file.getFile())));
  });
}

/** Opens files that are dropped on the page; ignores other drops. @type {(app: App) => void} */
function listenToDrops(app) {
  const { dataset } = document.documentElement;
  const isFile = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files") ?? false;
  document.addEventListener("dragover", (event) => {
    if (!isFile(event)) return;
    event.preventDefault();
    dataset.dropping = words(app.state.lang).dropHere;
  });
  document.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) delete dataset.dropping;
  });
  document.addEventListener("drop", (event) => {
    if (!isFile(event)) return;
    event.preventDefault();
    delete dataset.dropping;
    app.bring([...(event.dataTransfer?.files ?? [])]);
  });
}
