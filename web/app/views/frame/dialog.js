/** A dialogue: open when the state says so, closed by its button, Escape, or a click beside it. */

import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { words } from "../../words/index.js";
import { noticeInDialog } from "./notice.js";

/** @import { App, State } from "../../state/state.js" */

/** Window: whether its browser reports a dialogue before closing it: the later report of the same is then ignored. */
let reportsBefore = false;

/** @type {(app: App, name: NonNullable<State["dialog"]>, heading: string, body: () => unknown) => unknown} */
export function dialog(app, name, heading, body) {
  const { state, draw } = app;
  const open = state.dialog === name;
  const close = () => {
    if (state.dialog === name) state.dialog = null;
    draw();
  };
  const aside = (/** @type {MouseEvent} */ event) => event.target === event.currentTarget && close();
  // the close event waits for the next frame: until then the page would take a closed dialogue for an open one, and by
  // then it may have been opened again
  const toggle = (/** @type {ToggleEvent} */ event) => {
    if (event.newState !== "closed") return;
    reportsBefore = true;
    close();
  };
  const closed = () => reportsBefore || close();
  return html`<dialog
    class=${name}
    data-open=${open}
    aria-label=${heading}
    @beforetoggle=${toggle}
    @close=${closed}
    @click=${aside}
  >
    ${
      open
        ? html`<div class="sheet">
          <h2>${heading}</h2>
          <button class="round close" aria-label=${words(state.lang).close} @click=${close}>${icon("clear")}</button>
          ${body()} ${noticeInDialog(app)}
        </div>`
        : nothing
    }
  </dialog>`;
}

/** Opens and closes the page's dialogues according to their attributes; called after each drawing. @type {(root: HTMLElement) => void} */
export function moveDialogs(root) {
  for (const each of root.children) {
    if (!(each instanceof HTMLDialogElement)) continue;
    if (each.dataset.open === "true" && !each.open) each.showModal();
    if (each.dataset.open !== "true" && each.open) each.close();
  }
}
