/** The plan: what follows from the rules, the steps, and the same as a Python function. */

import { icon } from "../../icons.js";
import { classMap, html, nothing } from "../../lit.js";
import { isPlanCurrent, isPlanned, strategiesOf } from "../../state/index.js";
import { pointAt, togglePlan } from "../../study/index.js";
import { words } from "../../words/index.js";
import { copy } from "../frame/index.js";

/** @import { Plan, PlanRow } from "../../../worker/protocol.js" */
/** @import { App } from "../../state/state.js" */

/** Opens and closes the panel. @type {(app: App) => unknown} */
export function planButton(app) {
  const { lang, plan } = app.state;
  return html`<button class="quiet" aria-expanded=${plan.open} aria-controls="plan" @click=${() => togglePlan(app)}>
    ${plan.open ? words(lang).hidePlan : words(lang).showPlan}
  </button>`;
}

/** @type {(app: App) => unknown} */
export function plan(app) {
  const { state } = app;
  if (!state.plan.open) return nothing;
  const w = words(state.lang);
  const chosen = strategiesOf(state).find(({ name }) => name === state.draft.strategy);
  return html`<section class="plan ${classMap({ stale: !isPlanCurrent(state) })}" id="plan" aria-label=${w.plan}>
    <header>
      <h2>${w.plan} <span>${chosen?.title[state.lang]}</span></h2>
      <button class="round" aria-label="${w.close}: ${w.plan}" @click=${() => togglePlan(app)}>${icon("clear")}</button>
    </header>
    ${isPlanned(state) ? body(app) : html`<p class="note">${w.noPlan}</p>`}
  </section>`;
}

/** @type {(app: App) => unknown} */
function body(app) {
  const { state } = app;
  const { plan: panel, lang, loading } = state;
  const w = words(lang);
  if (panel.faults.length > 0) return html`<p class="note bad" role="alert">${w.faultyPlan}</p>`;
  if (!panel.plan) return html`<p class="note">${loading.stage === "ready" ? w.planning : w.planLater}</p>`;
  return html`
    ${panel.plan.paragraphs.map((paragraph) => html`<p>${paragraph[lang]}</p>`)}
    ${steps(app, panel.plan.rows)} ${code(app, panel.plan)}
  `;
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

/** A step, which lights its cells on the board while it is pointed at. @type {(app: App, row: PlanRow, index: number) => unknown} */
function step(app, { cell, letter, chosen, how, checks }, index) {
  const { lang, plan: panel } = app.state;
  const here = () => pointAt(app, index);
  const looks = { chosen, determined: !chosen, here: panel.step === index };
  return html`<tr class=${classMap(looks)} @mouseenter=${here} @click=${here}>
    <th scope="row">
      <button
        tabindex=${index === (panel.step ?? 0) ? 0 : -1}
        aria-label="${letter}, ${words(lang).cell(cell)}"
        @focus=${here}
        @blur=${() => pointAt(app, null)}
      >${letter}</button>
    </th>
    <td>${how[lang]}</td>
    <td>${checks.map((check) => html`<span class="check">${check[lang]}</span> `)}</td>
  </tr>`;
}

/** Arrows go from step to step. @type {(event: KeyboardEvent) => void} */
function travel(event) {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
  const buttons = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
  const next = buttons[buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target)) + way];
  event.preventDefault();
  next?.focus();
}

/** @type {(app: App, plan: Plan) => unknown} */
function code(app, { code: text }) {
  const { state } = app;
  const w = words(state.lang);
  const walked = strategiesOf(state).find(({ name }) => name === state.draft.strategy)?.walked;
  return html`<details class="code">
    <summary>${w.code} <span>${w.codeLines(text.trimEnd().split("\n").length)}</span></summary>
    <div>
      <p class="note">${walked ? w.codeWalked : w.codeRuns}</p>
      <button class="tool" @click=${() => copy(app, text, "codeCopied")}>${icon("copy")}<span>${w.copy}</span></button>
    </div>
    <pre tabindex="0" role="region" aria-label=${w.code}><code>${text}</code></pre>
  </details>`;
}
