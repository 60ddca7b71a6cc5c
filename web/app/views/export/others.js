/** The puzzle in the forms of other programs, each to be copied, and as a file of its own. */

import { save } from "../../dom/download.js";
import { html, nothing } from "../../dom/html.js";
import { askAbout } from "../../draft/index.js";
import { fileName } from "../../export/index.js";
import { taskOf } from "../../state/index.js";
import { foreignWords } from "../../words/foreign.js";
import { words } from "../../words/index.js";
import { copy } from "../frame/index.js";

/** @import { Exported, Fault } from "../../../worker/protocol.js" */
/** @import { App, State } from "../../state/state.js" */

/** The state before the forms are requested. @type {{ forms: Exported[] | null, faults: Fault[] }} */
const UNKNOWN = { forms: null, faults: [] };

/** @type {(app: App) => unknown} */
export function others(app) {
  const { state } = app;
  const w = foreignWords(state.lang);
  const { forms: known, faults } = state.exported?.of === nowIn(state) ? state.exported : UNKNOWN;
  const off = state.loading.stage !== "ready";
  const show = html`<button ?disabled=${off} @click=${() => ask(app)}>${w.showForms}</button>`;
  return html`<h3>${w.forOthers}</h3>
    <div class="buttons">${known ? known.map((form) => button(app, form)) : show}</div>
    ${known?.length === 0 && faults.length === 0 ? html`<p class="note">${w.noForms}</p>` : nothing}
    ${faults.map((fault) => html`<p class="note bad">${fault.words[state.lang]}</p>`)}
    ${(known ?? []).map(({ name, why }) => (why ? html`<p class="note">${name}${words(state.lang).colon}${why[state.lang]}</p>` : nothing))}`;
}

/** @type {(app: App, form: Exported) => unknown} */
function button(app, { name, title, text, ending }) {
  const { state } = app;
  if (text && ending) {
    const give = () => save(fileName(state, [], ending), new Blob([text], { type: "application/json" }));
    return html`<button title=${title[state.lang]} @click=${give}>${foreignWords(state.lang).puzzleFile}</button>`;
  }
  const take = () => {
    state.dialog = null; // what is said of it stands over the page
    copy(app, text, "formCopied");
  };
  return text ? html`<button title=${title[state.lang]} @click=${take}>${name}</button>` : nothing;
}

/** @type {(app: App) => Promise<void>} */
async function ask(app) {
  const answer = await askAbout(app, (state) => ({ type: "export", task: taskOf(state) }));
  const of = nowIn(app.state);
  if (answer?.type === "exported") app.state.exported = { of, forms: answer.forms, faults: [] };
  if (answer?.type === "refused") app.state.exported = { of, forms: [], faults: answer.faults };
  app.draw();
}

/** The puzzle that the forms describe. @type {(state: State) => string} */
const nowIn = (state) => JSON.stringify(taskOf(state));
