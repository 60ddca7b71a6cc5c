/** The faults in the author's options, which stay visible. */

import { html, nothing } from "../../dom/html.js";
import { faultsOf } from "../../embed/index.js";

/** @import { Frame } from "../../embed/frame_state.js" */

/** @type {(frame: Frame) => unknown} */
export function amiss(frame) {
  const { lang } = frame.app.state;
  const notices = faultsOf(frame).map((words) => html`<p class="notice bad">${words[lang]}</p>`);
  return html`<div class="amiss" role="status">${notices.length > 0 ? notices : nothing}</div>`;
}
