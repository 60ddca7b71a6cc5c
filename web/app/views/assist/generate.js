/** A new puzzle: its settings, and making it. */

import { isWorking, makeGrid, makePuzzle, stopWork } from "../../assist/index.js";
import { classMap, html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { can, isOfGroups, levelOf, levelsOf, scaleOf } from "../../state/index.js";
import { clock, count, words } from "../../words/index.js";
import { isTicked, valueIn } from "../frame/index.js";

/** @import { Fault } from "../../../worker/protocol.js" */
/** @import { Work } from "../../state/assist.js" */
/** @import { App, Lang, State } from "../../state/state.js" */

/** @typedef {App["state"]["aid"]["options"]} AidOptions */

/** @type {(app: App) => unknown} */
export function generate(app) {
  const { state } = app;
  if (!can(state, "generate")) return nothing;
  const { aid, lang } = state;
  const w = words(lang);
  const scale = scaleOf(state);
  return html`<details class="generate">
    <summary>${w.generate}</summary>
    <div class="fields">
      ${scale ? level(state, w[scale]) : nothing} ${seed(app)}
      ${tick(lang, aid.options, "symmetric")} ${tick(lang, aid.options, "minimal")}
    </div>
    <div class="orders">${orders(app)}</div>
    ${aid.making ? status(app, aid.making) : nothing}
  </details>`;
}

/** @type {(state: State, names: Record<ReturnType<typeof levelsOf>[number], string>) => unknown} */
function level(state, names) {
  const { lang, aid } = state;
  const now = levelOf(state, aid.options.level);
  const choose = (/** @type {Event} */ event) => {
    aid.options.level = valueIn(event);
  };
  return html`<label class="option"><span class="name">${words(lang).difficulty}</span>
    <select name="level" @change=${choose}>
      ${levelsOf(state).map((each) => html`<option value=${each} .selected=${each === now}>${names[each]}</option>`)}
    </select></label>`;
}

/** The field for a seed. @type {(app: App) => unknown} */
export function seed({ state: { aid, lang } }) {
  const { options, making } = aid;
  const w = words(lang);
  const bad = making?.faults.find(({ option }) => option === "seed");
  const set = (/** @type {Event} */ event) => {
    options.seed = valueIn(event);
  };
  return html`<label class="option ${classMap({ fault: bad !== undefined })}"><span class="name">${w.seed}</span>
    <input type="text" name="seed" inputmode="numeric" placeholder=${w.anySeed}
      aria-invalid=${bad !== undefined} .value=${options.seed} @change=${set} />
    ${bad ? html`<span class="note bad" role="alert">${bad.words[lang]}</span>` : nothing}</label>`;
}

/** @type {(lang: Lang, options: AidOptions, name: "symmetric" | "minimal") => unknown} */
function tick(lang, options, name) {
  const set = (/** @type {Event} */ event) => {
    options[name] = isTicked(event);
  };
  return html`<label class="tick">
    <input type="checkbox" name=${name} .checked=${options[name]} @change=${set} /> ${words(lang)[name]}
  </label>`;
}

/** @type {(app: App) => unknown} */
function orders(app) {
  const { aid, lang, loading } = app.state;
  const w = words(lang);
  if (isWorking(aid.making)) {
    const stop = () => stopWork(app, "making");
    return html`<button class="stop" aria-label="${w.stop}${w.colon}${w.generate}" @click=${stop}>
      ${icon("stop")}${w.stop}
    </button>`;
  }
  const off = loading.stage !== "ready";
  const fill = html`<button class="quiet" ?disabled=${off} title=${w.gridHint} @click=${() => makeGrid(app)}>${w.randomGrid}</button>`;
  const openSheet = () => {
    app.state.dialog = "sheet";
    app.draw();
  };
  return html`<button ?disabled=${off} @click=${() => makePuzzle(app)}>${icon("leaf")}${w.newPuzzle}</button>
    ${isOfGroups(app.state) ? fill : nothing}
    <button class="quiet" @click=${openSheet}>${w.worksheet}</button>`;
}

/** Why nothing is made; faults of a field are shown there. @type {(lang: Lang, faults: Fault[], fields: string[]) => unknown} */
export const refused = (lang, faults, fields) =>
  faults.some(({ option }) => option !== null && fields.includes(option))
    ? nothing
    : html`<p class="note bad" role="alert">${words(lang).faultsFirst}</p>`;

/** The progress, or the result. @type {(app: App, making: Work) => unknown} */
function status(app, making) {
  const { lang } = app.state;
  const { progress, options, faults } = making;
  const w = words(lang);
  if (faults.length > 0) return refused(lang, faults, ["seed"]);
  const { result, elapsed = 0, state = "running", verdict } = progress ?? {};
  if (result?.givens) {
    const made = result.options
      ? w.madeOfClues(count(lang, result.left ?? 0), options.seed ?? "")
      : w.made(count(lang, Object.keys(result.givens).length), options.seed ?? "");
    return html`<p class="note made" role="status">
      ${made}
      <span class="grade">${isWorking(making) ? w.grading : verdict?.[lang]}</span>
    </p>`;
  }
  if (state === "stopped") return html`<p class="note" role="status">${w.stoppedEarly}</p>`;
  if (state === "done") return html`<p class="note bad" role="status">${verdict?.[lang]}</p>`;
  const of = can(app.state, "clues") ? w.makingOfClues : w.makingOf;
  const left = result?.left === undefined ? "" : of(count(lang, result.attempt ?? 1), count(lang, result.left));
  return html`<p class="note">${w.working} ${left} ${clock(lang, elapsed)}</p>`;
}
