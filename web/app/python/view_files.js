/** The files of a class: chosen together, opened one after another, each with its result. */

import { classMap, html, nothing } from "../dom/html.js";
import { icon } from "../dom/icons.js";
import { count } from "../words/index.js";

/** @import { ClassFile, Result } from "./class_files.js" */
/** @import { Actions } from "./actions.js" */
/** @import { Workshop } from "./workshop.js" */
/** @import { Words } from "./words.js" */

/** The button that chooses them. @type {(act: Actions, w: Words) => unknown} */
export function fileChoice(act, w) {
  const take = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    if (input.files) act.openFiles(input.files);
    input.value = ""; // so that the same files can be chosen again
  };
  return html`<label class="file" title=${w.filesHint}>
    <input type="file" multiple accept=".py,.ipynb" @change=${take} />
    <span>${w.files}</span>
  </label>`;
}

/** @type {(workshop: Workshop, act: Actions, w: Words) => unknown} */
export function fileList({ files, file, lang }, act, w) {
  if (files.length === 0) return nothing;
  return html`${file ? turns(files, file, lang, act, w) : nothing}<section class="class-files" aria-label=${w.fileList}>
    <ol>
      ${files.map(
        (each) => html`<li>
          <button class="quiet" aria-current=${each === file} ?disabled=${each.source === null} @click=${() => act.openFile(each)}>
            ${each.name}
          </button>
          ${became(each, lang, w)}
        </li>`,
      )}
    </ol>
  </section>`;
}

/**
 * Buttons to the neighbouring files, skipping unreadable ones.
 * @type {(files: ClassFile[], file: ClassFile, lang: Workshop["lang"], act: Actions, w: Words) => unknown}
 */
function turns(files, file, lang, act, w) {
  const readable = files.filter(({ source }) => source !== null);
  const at = readable.indexOf(file);
  const turn = (/** @type {number} */ to, /** @type {string} */ name, /** @type {"back" | "forward"} */ look) => {
    const other = readable[to];
    return html`<button class="key" aria-label=${name} title=${name} ?disabled=${!other} @click=${() => other && act.openFile(other)}>${icon(look)}</button>`;
  };
  return html`<div class="file-turns">
    ${turn(at - 1, w.previousFile, "back")}
    <span>${w.moment(count(lang, at + 1), count(lang, readable.length))}</span>
    ${turn(at + 1, w.nextFile, "forward")}
    <strong>${file.name}</strong> ${became(file, lang, w)}
  </div>`;
}

/** @type {(file: ClassFile, lang: Workshop["lang"], w: Words) => unknown} */
function became({ source, result }, lang, w) {
  if (source === null) return html`<span class="result">${w.unreadable}</span>`;
  if (!result) return nothing;
  const figures = w.figures(count(lang, result.solutions), count(lang, result.nodes));
  const isSolved = result.standing === "solved";
  return html`<span class=${classMap({ result: true, solved: isSolved })}>${verdict(result, w)} ${figures}</span>`;
}

/** @type {(result: Result, w: Words) => unknown} */
const verdict = ({ standing }, w) => (standing === "open" ? nothing : html`<strong>${w.verdicts[standing]}</strong>`);
