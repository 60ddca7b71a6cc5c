/**
 * The element itself, live in the dialog: made by the very script that the copied HTML includes.
 *
 * Its frame has a Python of its own, which is loaded when the user presses Start in it, and which ends with the dialog.
 * The workbench keeps its Python, and a search that runs there is paused meanwhile: nothing of it is lost.
 */

import { isRunning } from "../../engine/index.js";
import { order } from "../../search/index.js";
import { attributesOf, contentOf, siteNow } from "./code.js";

/** @import { App } from "../../state/state.js" */

const NAME = "edagari-puzzle";

/** Cache: a new one each time the dialog is opened. @type {HTMLElement | null} */
let element = null;

/** @type {(app: App) => HTMLElement} */
export function preview(app) {
  include();
  if (!element?.isConnected) element = create(app); // the dialogue was closed since
  const wanted = new Map(attributesOf(app.state));
  for (const name of element.getAttributeNames())
    if (!wanted.has(name) && name !== "style") element.removeAttribute(name);
  for (const [name, value] of wanted) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  const { width } = app.state.embedding;
  element.style.maxWidth = width > 0 ? `${width}rem` : "";
  return element;
}

/** @type {(app: App) => HTMLElement} */
function create(app) {
  const made = document.createElement(NAME);
  const { title, link } = contentOf(app.state);
  const content = document.createElement("a");
  Object.assign(content, { href: link, textContent: title });
  made.append(content);
  made.addEventListener("state", (event) => {
    const { python } = /** @type {CustomEvent<{ python: string }>} */ (event).detail;
    if (python !== "asleep" && isRunning(app.state.run)) order(app, "pause");
  });
  return made;
}

/** The script, once. */
function include() {
  const src = `${siteNow()}embed.js`;
  if (customElements.get(NAME) || [...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement("script");
  script.src = src;
  document.head.append(script);
}
