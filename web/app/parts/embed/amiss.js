/** What is wrong with what the author of the page asked for; it stays in sight. */

import { faultsOf } from "../../embed/index.js";
import { html, nothing } from "../../lit.js";

/** @import { Frame } from "../../embed/frame.js" */

/** @type {(frame: Frame) => unknown} */
export function amiss(frame) {
  const { lang } = frame.app.state;
  const told = faultsOf(frame).map((words) => html`<p class="notice bad">${words[lang]}</p>`);
  return html`<div class="amiss" role="status">${told.length > 0 ? told : nothing}</div>`;
}
