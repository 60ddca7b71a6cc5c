/** Settings of the whole figure: its title, the ground, and the numbers. */

import {
  addBundle,
  bundlesFor,
  designerIn,
  edit,
  emptyFigure,
  filled,
  KINDS,
  LARGEST,
  LONGEST_TITLE,
  numbersIn,
  onGround,
  refuse,
  SIZES,
  typedList,
  valuesFrom,
} from "../../designer/index.js";
import { html, nothing } from "../../dom/html.js";
import { designerWords, inBoth } from "../../words/designer.js";
import { isTicked, numberIn, valueIn } from "../frame/index.js";

/** @import { DesignedFigure, GroundKind } from "../../state/designer.js" */
/** @import { App } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function figureForm(app) {
  const { figure } = designerIn(app.state);
  const w = designerWords(app.state.lang);
  const { ground, values } = figure;
  const { low, high } = SIZES[ground.kind];
  const { first, last } = rangeOf(figure);
  const within = (/** @type {number} */ number, /** @type {number} */ least, /** @type {number} */ most) =>
    Number.isFinite(number) ? Math.max(least, Math.min(most, Math.round(number))) : least;
  const choose = (/** @type {Event} */ event) => {
    const kind = /** @type {GroundKind} */ (valueIn(event));
    edit(app, (now) => onGround(now, { kind, size: SIZES[kind].usual }));
  };
  const resize = (/** @type {Event} */ event) =>
    edit(app, (now) => onGround(now, { ...now.ground, size: within(numberIn(event), low, high) }));
  const begin = (/** @type {Event} */ event) => {
    const from = within(numberIn(event), -LARGEST, LARGEST);
    edit(app, (now) => ({ ...now, values: valuesFrom(from, Math.max(from, rangeOf(now).last)) }));
  };
  const end = (/** @type {Event} */ event) => {
    const to = within(numberIn(event), -LARGEST, LARGEST);
    edit(app, (now) => ({ ...now, values: valuesFrom(Math.min(rangeOf(now).first, to), to) }));
  };
  const list = (/** @type {Event} */ event) => {
    const numbers = numbersIn(valueIn(event));
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
