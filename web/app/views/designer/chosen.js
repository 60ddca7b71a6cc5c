/** The cell or line chosen on the canvas, with all of its settings. */

import {
  allowedIn,
  changedCell,
  changeLine,
  copyLine,
  designerIn,
  edit,
  LONGEST_SIGN,
  LOOSE,
  NUMBERED,
  numbersIn,
  refuse,
  removeCell,
  removeLine,
  rowsIn,
  signOf,
  signsOf,
  typedList,
  typedRows,
} from "../../designer/index.js";
import { html, nothing } from "../../dom/html.js";
import { designerWords, inBoth } from "../../words/designer.js";
import { isTicked, valueIn } from "../frame/index.js";

/** @import { LineRule } from "../../state/designer.js" */
/** @import { App } from "../../state/state.js" */

const RULES = /** @type {LineRule[]} */ ([
  ...["sum", "same", "most", "different", "increasing", "consecutive"],
  ...["difference", "apart", "product", "ratio", "table", "none"],
]);

/** @type {(app: App) => unknown} */
export function chosenForm(app) {
  const { chosen } = designerIn(app.state);
  if (!chosen) return nothing;
  return "cell" in chosen ? cellForm(app, chosen.cell) : lineForm(app, chosen.line);
}

/** Takes a whole number as typed, null for an empty field, and refuses anything else. @type {(app: App, event: Event, take: (number: number | null) => void) => void} */
function typeNumber(app, event, take) {
  const typed = valueIn(event).trim();
  const [number = null, another] = typed === "" ? [] : (numbersIn(typed) ?? [0, 0]);
  if (another === undefined) take(number);
  else
    refuse(
      app,
      inBoth((w) => w.noNumber),
    );
}

/** @type {(app: App, cell: number) => unknown} */
function cellForm(app, cell) {
  const { figure } = designerIn(app.state);
  const w = designerWords(app.state.lang);
  const it = figure.cells[cell];
  if (!it) return nothing;
  const rename = (/** @type {Event} */ event) => {
    const sign = valueIn(event).trim().slice(0, LONGEST_SIGN);
    edit(app, (now) => changedCell(now, cell, { sign, name: null }));
  };
  const allow = (/** @type {Event} */ event) => {
    const typed = valueIn(event).trim();
    const allowed = numbersIn(typed);
    if (typed !== "" && !allowed)
      return refuse(
        app,
        inBoth((w) => w.noNumbers),
      );
    edit(app, (now) => allowedIn(now, cell, allowed));
  };
  const give = (/** @type {Event} */ event) =>
    typeNumber(app, event, (given) => edit(app, (now) => changedCell(now, cell, { given })));
  return html`<fieldset class="chosen">
    <legend>${w.thisCell(signOf(figure, cell))}</legend>
    <label>${w.name} <input type="text" name="sign" maxlength=${LONGEST_SIGN} autocapitalize="off" spellcheck="false" autocomplete="off" .value=${it.sign} @change=${rename} /></label>
    <label>${w.given} <input type="number" name="given" inputmode="numeric" .value=${String(it.given ?? "")} @change=${give} /></label>
    <label>${w.allowed} <input type="text" name="allowed" placeholder=${w.all} inputmode="text" spellcheck="false" autocomplete="off" .value=${typedList(it.allowed ?? [])} @change=${allow} /></label>
    <button @click=${() => removeCell(app, cell)}>${w.remove}</button>
  </fieldset>`;
}

/** @type {(app: App, line: number) => unknown} */
function lineForm(app, line) {
  const { figure } = designerIn(app.state);
  const w = designerWords(app.state.lang);
  const it = figure.lines[line];
  if (!it) return nothing;
  const choose = (/** @type {Event} */ event) =>
    changeLine(app, line, { rule: /** @type {LineRule} */ (valueIn(event)) });
  const number = (/** @type {Event} */ event) => typeNumber(app, event, (number) => changeLine(app, line, { number }));
  const tabulate = (/** @type {Event} */ event) => {
    const rows = rowsIn(/** @type {HTMLTextAreaElement} */ (event.target).value, it.cells.length);
    if (typeof rows === "number")
      return refuse(
        app,
        inBoth((w) => w.noRow(rows, it.cells.length)),
      );
    changeLine(app, line, { rows });
  };
  const differ = (/** @type {Event} */ event) => changeLine(app, line, { differs: isTicked(event) });
  return html`<fieldset class="chosen">
    <legend>${w[it.look === "cage" ? "cage" : "line"]} ${signsOf(figure, it.cells)}</legend>
    <label>${w.rule}
      <select name="rule" @change=${choose}>${RULES.map(
        (rule) => html`<option value=${rule} .selected=${rule === it.rule}>${w.rules[rule]}</option>`,
      )}</select></label>
    ${
      NUMBERED.includes(it.rule)
        ? html`<label>${w.number} <input type="number" name="number" inputmode="numeric" .value=${String(it.number ?? "")} @change=${number} /></label>`
        : nothing
    }
    ${
      it.rule === "table"
        ? html`<label class="table">${w.rows} <textarea name="rows" rows="4" spellcheck="false" .value=${typedRows(it.rows ?? [])} @change=${tabulate}></textarea></label>`
        : nothing
    }
    ${
      LOOSE.includes(it.rule) && !figure.differs
        ? html`<label class="tick"><input type="checkbox" .checked=${it.differs} @change=${differ} /> ${w.lineDiffers}</label>`
        : nothing
    }
    <div class="buttons">
      <button @click=${() => copyLine(app, line, "turned")}>${w.turnedCopies}</button>
      <button @click=${() => copyLine(app, line, "mirrored")}>${w.mirroredCopy}</button>
      <button @click=${() => removeLine(app, line)}>${w.remove}</button>
    </div>
  </fieldset>`;
}
