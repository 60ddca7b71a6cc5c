/** The plan: the consequences of the rules, and the steps. */

import { classMap, html, nothing } from "../../dom/html.js";
import { pointAt } from "../../explain/index.js";
import { cellName, chosenStrategy, isPlanCurrent, isPlanned } from "../../state/index.js";
import { words } from "../../words/index.js";

/** @import { PlanRow } from "../../../worker/protocol.js" */
/** @import { App } from "../../state/state.js" */
/** @import { Panel } from "../frame/panel.js" */

/** @type {Panel} */
export const PLAN = {
  name: "plan",
  title: (w) => w.plan,
  beside: (state) => chosenStrategy(state)?.title[state.lang] ?? "",
  body: (app) => (isPlanned(app.state) ? body(app) : html`<p class="note">${words(app.state.lang).noPlan}</p>`),
};

/** @type {(app: App) => unknown} */
function body(app) {
  const { state } = app;
  const { plan: panel, lang, loading } = state;
  const w = words(lang);
  if (panel.faults.length > 0) return html`<p class="note bad" role="alert">${w.faultyPlan}</p>`;
  if (!panel.plan)
    return loading.stage === "ready"
      ? html`<p class="note" aria-busy="true">${w.planning}</p>`
      : html`<p class="note">${w.planLater}</p>`;
  return html`<div class="derivation ${classMap({ stale: !isPlanCurrent(state) })}">
    ${panel.plan.paragraphs.map((paragraph) => html`<p>${paragraph[lang]}</p>`)}
    ${steps(app, panel.plan.rows)}
  </div>`;
}

/** @type {(app: App, rows: PlanRow[]) => unknown} */
function steps(app, rows) {
  const w = words(app.state.lang);
  return html`<div class="steps">
    <table @mouseleave=${() => pointAt(app, null)} @keydown=${travel}>
      <thead>
        <tr><th scope="col">${w.planCell}</th><th scope="col">${w.planHow}</th><th scope="col">${w.planChecks}</th></tr>
      </thead>
      <tbody>${rows.map((row, index) => step(app, row, index))}</tbody>
    </table>
  </div>`;
}

/** A step, which highlights its cells on the board while it is pointed at. @type {(app: App, row: PlanRow, index: number) => unknown} */
function step(app, { cell, letter, chosen, how, checks, ground }, index) {
  const { lang, plan: panel } = app.state;
  const here = () => pointAt(app, index);
  const looks = { chosen, determined: !chosen, here: panel.step === index };
  return html`<tr class=${classMap(looks)} @mouseenter=${here} @click=${here}>
    <th scope="row">
      <button
        tabindex=${index === (panel.step ?? 0) ? 0 : -1}
        aria-label="${letter}${words(lang).comma}${cellName(app.state.shown, lang, cell)}"
        @focus=${here}
        @blur=${() => pointAt(app, null)}
      >${letter}</button>
    </th>
    <td>${how[lang]} ${ground ? html`<span class="ground">${words(lang).planGround(ground[lang])}</span>` : nothing}</td>
    <td>${checks.map((check) => html`<span class="check">${check[lang]}</span> `)}</td>
  </tr>`;
}

/** Moves from step to step with the arrow keys. @type {(event: KeyboardEvent) => void} */
function travel(event) {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
  const buttons = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
  const next = buttons[buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target)) + way];
  event.preventDefault();
  next?.focus();
}
