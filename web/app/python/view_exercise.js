/** An exercise: the task, hints one after another, a model answer that unfolds, and whether it is solved. */

import { html, nothing, repeat } from "../dom/html.js";
import { count } from "../words/index.js";
import { standingOf } from "./exercise.js";
import { wordsOf } from "./words.js";

/** @import { Exercise } from "./starts.js" */
/** @import { Actions } from "./actions.js" */
/** @import { Workshop } from "./workshop.js" */

/** Unfolded parts belong to one exercise: another one has its own elements. @type {(workshop: Workshop, exercise: Exercise, act: Actions) => unknown} */
export const task = (workshop, exercise, act) =>
  repeat(
    [exercise],
    ({ name }) => name,
    () => folded(workshop, exercise, act),
  );

/** @type {(workshop: Workshop, exercise: Exercise, act: Actions) => unknown} */
function folded({ lang, programs }, exercise, act) {
  const w = wordsOf(lang);
  const answer = programs.find(({ name, group }) => group === "programs" && name === exercise.answer)?.source;
  if (!exercise.task[lang] && exercise.hints.length === 0 && !answer) return nothing;
  return html`<section class="task" aria-label=${exercise.title[lang]}>
    ${exercise.task[lang] ? html`<p>${exercise.task[lang]}</p>` : nothing}
    ${exercise.hints.map((hint, at) => html`<details><summary>${w.hint(at + 1)}</summary><p>${hint[lang]}</p></details>`)}
    ${
      answer
        ? html`<details>
            <summary>${w.answer}</summary>
            <pre tabindex="0"><code>${answer}</code></pre>
            <button @click=${() => act.write(answer)}>${w.openAnswer}</button>
          </details>`
        : nothing
    }
  </section>`;
}

/** @type {(workshop: Workshop, exercise: Exercise) => unknown} */
export function judgement({ record, lang }, exercise) {
  const w = wordsOf(lang);
  const number = (/** @type {number} */ value) => count(lang, value);
  const { counts } = record;
  const said = {
    open: null,
    solved: w.solved,
    failed: w.failedTask,
    board: html`${w.boardTask} <code lang="en">${exercise.call}</code>`,
    solutions: w.solutionsTask(number(counts.solutions), number(exercise.solutions ?? 0)),
    nodes: w.nodesTask(number(counts.nodes), number(exercise.nodes)),
  };
  const standing = standingOf(exercise, record);
  return said[standing] === null ? nothing : html`<p class="judgement ${standing}" role="status">${said[standing]}</p>`;
}
