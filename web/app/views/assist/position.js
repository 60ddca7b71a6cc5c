/** A new position of a movement: the number of moves that it should need, and making it. */

import { isWorking, makePosition, stopWork } from "../../assist/index.js";
import { classMap, html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { can } from "../../state/index.js";
import { clock, words } from "../../words/index.js";
import { valueIn } from "../frame/index.js";
import { refused, seed } from "./generate.js";

/** @import { Work } from "../../state/assist.js" */
/** @import { App, Lang } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function newPosition(app) {
  const { aid, lang } = app.state;
  if (!can(app.state, "position")) return nothing;
  const w = words(lang);
  return html`<details class="generate">
    <summary>${w.newPosition}</summary>
    <div class="fields">${moves(app)} ${seed(app)}</div>
    <div class="orders">${order(app)}</div>
    ${aid.making ? status(lang, aid.making) : nothing}
  </details>`;
}

/** @type {(app: App) => unknown} */
function moves({ state: { aid, lang } }) {
  const { options, making } = aid;
  const bad = making?.faults.find(({ option }) => option === "moves");
  const set = (/** @type {Event} */ event) => {
    options.moves = valueIn(event);
  };
  return html`<label class="option ${classMap({ fault: bad !== undefined })}"><span class="name">${words(lang).movesNeeded}</span>
    <input type="text" name="moves" inputmode="numeric" aria-invalid=${bad !== undefined}
      .value=${options.moves} @change=${set} />
    ${bad ? html`<span class="note bad" role="alert">${bad.words[lang]}</span>` : nothing}</label>`;
}

/** @type {(app: App) => unknown} */
function order(app) {
  const { aid, lang, loading } = app.state;
  const w = words(lang);
  return isWorking(aid.making)
    ? html`<button class="stop" aria-label="${w.stop}${w.colon}${w.newPosition}" @click=${() => stopWork(app, "making")}>
        ${icon("stop")}${w.stop}
      </button>`
    : html`<button ?disabled=${loading.stage !== "ready"} @click=${() => makePosition(app)}>
        ${icon("leaf")}${w.makePosition}
      </button>`;
}

/** The progress, or the result. @type {(lang: Lang, making: Work) => unknown} */
function status(lang, { progress, options, faults }) {
  const w = words(lang);
  if (faults.length > 0) return refused(lang, faults, ["seed", "moves"]);
  const { result, elapsed = 0, state = "running", verdict } = progress ?? {};
  if (result?.start) {
    return html`<p class="note made">${w.positionMade(options.moves ?? "", options.seed ?? "")}</p>`;
  }
  if (state === "stopped") return html`<p class="note" role="status">${w.stoppedEarly}</p>`;
  if (state === "done") return html`<p class="note bad" role="status">${verdict?.[lang]}</p>`;
  return html`<p class="note">${w.working} ${result?.known ? w.lookingAt(result.known) : nothing} ${clock(lang, elapsed)}</p>`;
}
