/** A new puzzle: what it shall be like, and making it. */

import { isWorking, makeGrid, makePuzzle, stopWork } from "../../aid/index.js";
import { icon } from "../../icons.js";
import { html, nothing } from "../../lit.js";
import { can } from "../../state/index.js";
import { clock, count, words } from "../../words/index.js";

/** @import { Work } from "../../state/aid.js" */
/** @import { App } from "../../state/state.js" */

const LEVELS = /** @type {const} */ (["", "easy", "medium", "hard", "expert"]);

/** @type {(app: App) => unknown} */
export function generate(app) {
  const { state } = app;
  if (!can(state, "generate")) return nothing;
  const { aid, lang, loading } = state;
  const w = words(lang);
  const { wish, making } = aid;
  const off = loading.stage !== "ready";
  const bad = making?.faults.find(({ option }) => option === "seed");
  const tick = (/** @type {"symmetric" | "minimal"} */ name) => html`<label class="tick">
    <input type="checkbox" name=${name} .checked=${wish[name]} @change=${(/** @type {Event} */ event) => void ((wish[name] = /** @type {HTMLInputElement} */ (event.target).checked))} />
    ${w[name]}
  </label>`;
  return html`<section class="generate" aria-label=${w.generate}>
    <h2>${w.generate}</h2>
    <div class="wishes">
      <label class="option"><span class="name">${w.difficulty}</span>
        <select name="level" @change=${(/** @type {Event} */ event) => void ((wish.level = /** @type {HTMLSelectElement} */ (event.target).value))}>
          ${LEVELS.map((level) => html`<option value=${level} .selected=${level === wish.level}>${w.levels[level]}</option>`)}
        </select></label>
      <label class="option ${bad ? "fault" : ""}"><span class="name">${w.seed}</span>
        <input type="text" name="seed" inputmode="numeric" maxlength="12" placeholder=${w.anySeed} aria-invalid=${bad !== undefined} .value=${wish.seed}
          @change=${(/** @type {Event} */ event) => void ((wish.seed = /** @type {HTMLInputElement} */ (event.target).value))} />
        ${bad ? html`<span class="note bad" role="alert">${bad.words[lang]}</span>` : nothing}</label>
      ${tick("symmetric")} ${tick("minimal")}
    </div>
    <div class="orders">
      ${
        isWorking(making)
          ? html`<button class="stop" aria-label="${w.stop}: ${w.generate}" @click=${() => stopWork(app, "making")}>${icon("stop")}${w.stop}</button>`
          : html`<button ?disabled=${off} @click=${() => makePuzzle(app)}>${icon("leaf")}${w.newPuzzle}</button>
            <button class="quiet" ?disabled=${off} title=${w.gridHint} @click=${() => makeGrid(app)}>${w.randomGrid}</button>`
      }
    </div>
    ${making ? standing(app, making) : nothing}
  </section>`;
}

/** How far the making is, or what was made. @type {(app: App, making: Work) => unknown} */
function standing(app, { progress, wish, faults }) {
  const { lang } = app.state;
  const w = words(lang);
  if (faults.length > 0)
    return faults.some(({ option }) => option === "seed")
      ? nothing
      : html`<p class="note bad" role="alert">${w.faultsFirst}</p>`;
  const { told, elapsed = 0, state = "running", verdict } = progress ?? {};
  if (told?.givens) {
    const givens = Object.keys(told.givens).length;
    return html`<p class="note made" role="status">${verdict?.[lang]} ${w.made(count(lang, givens), wish.seed ?? "")}</p>`;
  }
  if (state === "stopped") return html`<p class="note" role="status">${w.stoppedEarly}</p>`;
  if (state === "done") return html`<p class="note bad" role="status">${verdict?.[lang]}</p>`;
  const left = told?.left === undefined ? "" : w.makingOf(count(lang, told.attempt ?? 1), count(lang, told.left));
  return html`<p class="note">${w.working} ${left} ${clock(lang, elapsed)}</p>`;
}
