/** Settings of the whole figure: its title, the ground, and the numbers. */

import {
  addBundle,
  bundlesFor,
  designerIn,
  edit,
  emptyFigure,
  filled,
  KINDS,
  LONGEST_TITLE,
  numbersIn,
  onGround,
  refuse,
  SIZES,
  typedList,
} from "../../designer/index.js";
import { html, nothing } from "../../dom/html.js";
import { designerWords, inBoth } from "../../words/designer.js";
import { isTicked, valueIn } from "../frame/index.js";

/** @import { DesignedFigure, GroundKind } from "../../state/designer.js" */
/** @import { App } from "../../state/state.js" */

/** A whole number as typed; NaN for anything else. @type {(event: Event) => number} */
const typed = (event) => numbersIn(valueIn(event))?.[0] ?? Number.NaN;

/** @type {(app: App) => unknown} */
export function figureForm(app) {
  const { figure } = designerIn(app.state);
  const w = designerWords(app.state.lang);
  const { ground, values } = figure;
  const { low, high } = SIZES[ground.kind];
  const { first, last } = rangeOf(figure);
  const choose = (/** @type {Event} */ event) => {
    const kind = /** @type {GroundKind} */ (valueIn(event));
    edit(app, (now) => onGround(now, { kind, size: SIZES[kind].usual }));
  };
  const resize = (/** @type {Event} */ event) => {
    const size = typed(event);
    if (size >= low && size <= high) edit(app, (now) => onGround(now, { ...now.ground, size }));
    else
      refuse(
        app,
        inBoth((w) => w.noSize(low, high)),
      );
  };
  const present = () => rangeOf(designerIn(app.state).figure);
  const range = (/** @type {number} */ from, /** @type {number} */ to) => take(numbersIn(`${from}–${to}`));
  const begin = (/** @type {Event} */ event) => range(typed(event), Math.max(typed(event), present().last));
  const end = (/** @type {Event} */ event) => range(Math.min(present().first, typed(event)), typed(event));
  const list = (/** @type {Event} */ event) => take(numbersIn(valueIn(event)));
  const take = (/** @type {number[] | null} */ numbers) => {
    if (numbers) edit(app, (now) => ({ ...now, values: numbers }));
    else
      refuse(
        app,
        inBoth((w) => w.noNumbers),
      );
  };
  const differ = (/** @type {Event} */ event) => edit(app, (now) => ({ ...now, differs: isTicked(event) }));
  return html`<section class="whole" aria-label=${w.figure}>
    <h3>${w.figure}</h3>
    <label>${w.title} <input type="text" name="title" maxlength=${LONGEST_TITLE} placeholder=${w.untitled} .value=${figure.title}
      @change=${(/** @type {Event} */ event) => edit(app, (now) => ({ ...now, title: valueIn(event).trim() }))} /></label>
    <fieldset class="chips" aria-label=${w.ground}>${KINDS.map(
      (kind) =>
        html`<label class="chip"><input type="radio" name="ground" value=${kind} .checked=${kind === ground.kind} @change=${choose} /><span>${w.grounds[kind]}</span></label>`,
    )}</fieldset>
    <label>${w.size} <input type="number" name="size" inputmode="numeric" min=${low} max=${high} .value=${String(ground.size)} @change=${resize} /></label>
    <label>${w.from} <input type="number" name="from" .value=${String(first)} @change=${begin} /></label>
    <label>${w.to} <input type="number" name="to" .value=${String(last)} @change=${end} /></label>
    <label class="list">${w.list} <input type="text" name="list" spellcheck="false" autocomplete="off" .value=${typedList(values)} @change=${list} /></label>
    <label class="tick"><input type="checkbox" name="differs" .checked=${figure.differs} @change=${differ} /> ${w.differs}</label>
    <div class="buttons">
      <button @click=${() => edit(app, filled)}>${w.fill}</button>
      <button @click=${() => edit(app, (now) => emptyFigure(now.ground))}>${w.empty}</button>
    </div>
    ${bundles(app)}
  </section>`;
}

/** The first and the last of the values. @type {(figure: DesignedFigure) => { first: number, last: number }} */
function rangeOf({ values }) {
  const [first = 0, last = first] = [values[0], values.at(-1)];
  return { first, last };
}

/** Buttons that each add a set of rules. @type {(app: App) => unknown} */
function bundles(app) {
  const { figure } = designerIn(app.state);
  const w = designerWords(app.state.lang);
  const all = bundlesFor(figure);
  if (all.length === 0) return nothing;
  return html`<fieldset class="bundles"><legend>${w.ready}</legend>
    <div class="buttons">${all.map(
      (name) => html`<button @click=${() => addBundle(app, name)}>${w.bundles[name]}</button>`,
    )}</div></fieldset>`;
}
