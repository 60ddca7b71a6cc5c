/** The choice of the program in the editor; a changed program can be restored. */

import { html, nothing } from "../dom/html.js";
import { fileChoice } from "./view_files.js";

/** @import { Program } from "./programs.js" */
/** @import { Actions } from "./actions.js" */
/** @import { Workshop } from "./workshop.js" */
/** @import { Words } from "./words.js" */

/** @type {(workshop: Workshop, act: Actions, w: Words) => unknown} */
export function choice(workshop, act, w) {
  const take = (/** @type {Event} */ event) => act.choose(/** @type {HTMLSelectElement} */ (event.target).value);
  return html`<div class="start">
    <label for="start-with">${w.start}</label>
    <select id="start-with" @change=${take}>
      ${group("own", w.own, workshop, w)} ${group("programs", w.programs, workshop, w)} ${group("exercises", w.exercises, workshop, w)}
    </select>
    ${fileChoice(act, w)} ${otherText(workshop, act, w)}
  </div>`;
}

/** @type {(name: Program["group"], label: string, workshop: Workshop, w: Words) => unknown} */
function group(name, label, { programs, chosen, drafts, lang }, w) {
  const members = programs.filter(({ group }) => group === name);
  const option = (/** @type {Program} */ program) => {
    const title = program.title[lang];
    const isChanged = program.source !== null && drafts.has(program.name);
    return html`<option value=${program.name} .selected=${program === chosen}>${isChanged ? w.changed(title) : title}</option>`;
  };
  return members.length > 0 ? html`<optgroup label=${label}>${members.map(option)}</optgroup>` : nothing;
}

/** @type {(workshop: Workshop, act: Actions, w: Words) => unknown} */
function otherText({ chosen, drafts, file, mine }, act, w) {
  const { name, source } = chosen;
  if (mine !== null) return html`<button class="quiet" @click=${act.takeBack}>${w.takeBack}</button>`;
  if (file || source === null || !drafts.has(name)) return nothing;
  return html`<button class="quiet" @click=${() => act.write(source)}>${w.asItCame}</button>`;
}
