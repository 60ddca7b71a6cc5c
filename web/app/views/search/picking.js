/** The selection of solutions: one of each kind, filters, sorting. */

import { told } from "../../board/index.js";
import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { addFilter, canPick, closeKind, dropFilter, pickBy, sortBy } from "../../search/index.js";
import { shelfOf, solution, valuesIn } from "../../state/index.js";
import { percent, words } from "../../words/index.js";
import { numberIn, valueIn } from "../frame/index.js";

/** @import { By } from "../../state/picks.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { App, Lang, State } from "../../state/state.js" */

const BYS = /** @type {const} */ (["", "drawing", "structure", "complement"]);

/** Whether the gallery shows kinds, each of which can be opened. @type {(state: State) => boolean} */
export const picksKinds = ({ run, by }) => by !== "" && run?.picking.pick !== null && run?.picking.kind === null;

/** @type {(app: App, run: Run) => unknown} */
export function picking(app, run) {
  if (!canPick(run)) return nothing;
  return html`<div class="picking">${kinds(app)} ${order(app, run)} ${filter(app, run)}</div>
    ${chips(app, run)}
    <div class="picked">${status(app, run)}</div>
    ${app.state.by === "" ? nothing : html`<p class="note about">${words(app.state.lang).kindsAbout[app.state.by]}</p>`}`;
}

/** @type {(app: App) => unknown} */
function kinds(app) {
  const { lang, by } = app.state;
  const w = words(lang);
  const choose = (/** @type {Event} */ event) => pickBy(app, /** @type {By} */ (valueIn(event)));
  return html`<label><span>${w.show}</span>
    <select name="by" aria-label=${w.show} @change=${choose}>
      ${BYS.map((each) => html`<option value=${each} .selected=${each === by}>${w.kindsBy[each]}</option>`)}
    </select>
  </label>`;
}

/** @type {(app: App, run: Run) => unknown} */
function order(app, run) {
  const { lang } = app.state;
  const w = words(lang);
  const { order: now } = run.picking;
  const choose = (/** @type {Event} */ event) => {
    const cell = numberIn(event);
    sortBy(app, run, cell < 0 ? null : { cell, down: now?.down ?? false });
  };
  const reverse = () => now && sortBy(app, run, { ...now, down: !now.down });
  const name = now?.down ? w.largestFirst : w.smallestFirst;
  return html`<div class="sorting">
    <label><span>${w.sortBy}</span>
      <select name="order" aria-label=${w.sortBy} @change=${choose}>
        <option value="-1" .selected=${now === null}>${w.asFound}</option>
        ${cells(app, run, now?.cell ?? null)}
      </select>
    </label>
    ${now ? html`<button class="round" aria-label=${name} title=${name} @click=${reverse}>${now.down ? "↓" : "↑"}</button>` : nothing}
  </div>`;
}

/** A filter by the value of a cell; the default is the cell touched last, with its value. @type {(app: App, run: Run) => unknown} */
function filter(app, run) {
  const { lang, focus, view } = app.state;
  const w = words(lang);
  const spot = run.shown.drawing.spots[focus];
  const cell = spot?.cell ?? 0;
  const shown = view.kind === "solution" ? valuesIn(solution(shelfOf(run).gallery, view.number)) : null;
  const value = spot?.value ?? shown?.[cell] ?? run.values[0];
  // Not a form: a sandboxed frame forbids those.
  const add = (/** @type {MouseEvent} */ event) => {
    const chosen = /** @type {HTMLElement} */ (event.currentTarget).parentElement?.querySelectorAll("select") ?? [];
    const [inCell, wanted] = [...chosen].map((each) => Number(each.value));
    addFilter(app, run, [inCell ?? cell, wanted ?? 0]);
  };
  return html`<div class="filter">
    <label><span>${w.only}</span>
      <select name="cell" aria-label=${w.only}>${cells(app, run, cell)}</select>
    </label>
    <label><span>=</span>
      <select name="value" aria-label=${w.hasValue}>
        ${run.values.map((each) => html`<option value=${each} .selected=${each === value}>${written(run, each, lang)}</option>`)}
      </select>
    </label>
    <button type="button" @click=${add}>${w.addFilter}</button>
  </div>`;
}

/** @type {(app: App, run: Run, chosen: number | null) => unknown} */
const cells = ({ state }, run, chosen) =>
  run.shown.names.map(
    (name, cell) => html`<option value=${cell} .selected=${cell === chosen}>${name[state.lang]}</option>`,
  );

/** The active filters, each with a button to remove it. @type {(app: App, run: Run) => unknown} */
function chips(app, run) {
  const { lang } = app.state;
  const { values } = run.picking;
  if (values.length === 0) return nothing;
  return html`<ul class="filters">
    ${values.map(([cell, value]) => {
      const said = `${run.shown.names[cell]?.[lang]} = ${written(run, value, lang)}`;
      return html`<li>
        <button aria-label="${words(lang).dropFilter}${words(lang).colon}${said}" @click=${() => dropFilter(app, run, cell)}>
          ${said} ${icon("clear")}
        </button>
      </li>`;
    })}
  </ul>`;
}

/** The content of the selection, or its progress, and the way back from a kind. @type {(app: App, run: Run) => unknown} */
function status(app, run) {
  const { lang } = app.state;
  const w = words(lang);
  const shelf = shelfOf(run);
  if (shelf === run) return nothing;
  const { progress, lost } = shelf;
  const going = !lost && progress?.state !== "done";
  const said = going ? w.lookingThrough(percent(progress?.finished ?? 0)) : progress?.verdict[lang];
  return html`${
    run.picking.kind === null
      ? nothing
      : html`<button @click=${() => closeKind(app)}>${icon("back")}${w.allKinds}</button>`
  }
    <p role="status">${said}</p>`;
}

/** A value as it is written: what stands there, where values are no numbers. @type {(run: Run, value: number | string, lang: Lang) => string} */
const written = ({ shown }, value, lang) => told(shown, value, lang).replace(/^-/, "−");
