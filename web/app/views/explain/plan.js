/** The plan: the consequences of the rules, and the steps. */

import { classMap, html, nothing, ref } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { cellName, chosenStrategy } from "../../state/index.js";
import { EXPLAINING } from "../../words/explaining.js";
import { words } from "../../words/index.js";
import { planContents } from "./contents.js";
import { scrollTo } from "./scroll.js";

/** @import { PlanRow, Shown } from "../../../worker/protocol.js" */
/** @import { Lang } from "../../state/state.js" */
/** @import { Panel } from "../frame/panel.js" */
/** @import { PlanContents } from "./contents.js" */

/** @type {Panel} */
export const PLAN = {
  name: "plan",
  title: (w) => w.plan,
  beside: (state) => chosenStrategy(state)?.title[state.lang] ?? "",
  body: (app) => body(planContents(app)),
};

/** @type {(plan: PlanContents) => unknown} */
function body(plan) {
  const { panel, lang } = plan;
  if (panel.faults.length > 0) return html`<p class="note bad" role="alert">${EXPLAINING.faultyPlan[lang]}</p>`;
  if (!panel.plan)
    return plan.isReady
      ? html`<p class="note" aria-busy="true">${EXPLAINING.planning[lang]}</p>`
      : html`<p class="note">${EXPLAINING.planLater[lang]}</p>`;
  return html`<div class="derivation ${classMap({ stale: !plan.isCurrent })}" aria-busy=${!plan.isCurrent}>
    ${panel.plan.paragraphs.map((paragraph) => html`<p>${paragraph[lang]}</p>`)}
    ${player(plan, panel.plan.rows)} ${steps(plan, panel.plan.rows)}
  </div>`;
}

/** Plays the steps, and announces the one on the board. @type {(plan: PlanContents, rows: PlanRow[]) => unknown} */
function player({ lang, shown, panel, isCurrent, toggle }, rows) {
  return html`<div class="orders">
    <button ?disabled=${!isCurrent} @click=${toggle}>
      ${icon(panel.playing ? "hold" : "play")}${EXPLAINING[panel.playing ? "planStop" : "planPlay"][lang]}
    </button>
    <p role="status">${panel.playing && panel.step !== null ? said(lang, shown, rows, panel.step) : nothing}</p>
  </div>`;
}

/** The location of a cell, since its letter may be its name; "" for a step without a cell. @type {(shown: Shown, lang: Lang, cell: number | null) => string} */
const placeName = (shown, lang, cell) =>
  cell === null ? "" : (shown.places?.[cell]?.[lang] ?? cellName(shown, lang, cell));

/** @type {(lang: Lang, shown: Shown, rows: PlanRow[], step: number) => unknown} */
function said(lang, shown, rows, step) {
  const row = rows[step];
  if (!row) return nothing;
  return EXPLAINING.planStep[lang](step + 1, rows.length, row.letter, placeName(shown, lang, row.cell), row.how[lang]);
}

/** @type {(plan: PlanContents, rows: PlanRow[]) => unknown} */
function steps(plan, rows) {
  const { lang, panel } = plan;
  return html`<div class="steps" ${ref((box) => panel.playing && scrollTo(box, ".here"))}>
    <table @mouseleave=${() => panel.playing || plan.pointAt(null)} @keydown=${travel}>
      <thead>
        <tr><th scope="col">${EXPLAINING.planCell[lang]}</th><th scope="col">${EXPLAINING.planHow[lang]}</th><th scope="col">${EXPLAINING.planChecks[lang]}</th></tr>
      </thead>
      <tbody>${rows.map((row, index) => step(plan, row, index))}</tbody>
    </table>
  </div>`;
}

/** A step, which highlights its cells on the board while it is pointed at. @type {(plan: PlanContents, row: PlanRow, index: number) => unknown} */
function step(plan, { cell, letter, chosen, how, checks, ground }, index) {
  const { lang, shown, panel } = plan;
  const here = () => plan.pointAt(index);
  const pass = () => panel.playing || here(); // the mouse may lie there while it plays
  const looks = { chosen, determined: !chosen, here: panel.step === index };
  return html`<tr class=${classMap(looks)} @mouseenter=${pass} @click=${here}>
    <th scope="row">
      <button
        tabindex=${index === (panel.step ?? 0) ? 0 : -1}
        aria-label=${[letter, placeName(shown, lang, cell)].filter(Boolean).join(words(lang).comma)}
        @focus=${here}
        @blur=${() => panel.playing || plan.pointAt(null)}
      >${letter}</button>
      <small>${index + 1}</small>
    </th>
    <td>${how[lang]} ${ground ? html`<span class="ground">${EXPLAINING.planGround[lang](ground[lang])}</span>` : nothing}</td>
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
