/** The board of a second strategy at the same moment, with its search's totals so far. */

import { nameOf, thumbnail } from "../../board/index.js";
import { html, nothing } from "../../dom/html.js";
import { hasSecondBoard } from "../../embed/index.js";
import { isAlive } from "../../engine/index.js";
import { clamp, stateAt, strategiesOf, tallyAt } from "../../state/index.js";
import { count, words } from "../../words/index.js";
import { watching } from "../../words/watching.js";

/** @import { Frame } from "../../embed/frame_state.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { State } from "../../state/state.js" */

/** @type {(frame: Frame) => unknown} */
export function second(frame) {
  if (!hasSecondBoard(frame)) return nothing;
  const { state } = frame.app;
  const { tree, lang, draft, run } = state;
  const title = strategiesOf(state).find(({ name }) => name === frame.options.beside)?.title[lang] ?? "";
  const at = tree.twin && run ? clamp(tree.twin.tape, run.at) : 0;
  const values = { ...draft.givens, ...(tree.twin ? valuesAt(tree.twin, at) : {}) };
  return html`<section class="second-board" aria-label=${title}>
    ${thumbnail(state.shown.drawing, values, draft.givens)}
    <div>
      <h2>${title}</h2>
      ${tree.twin?.progress ? standing(state, tree.twin, at) : html`<p class="note">${words(lang).secondWaits}</p>`}
    </div>
  </section>`;
}

/** The values of the cells at a moment. @type {(run: Run, at: number) => Record<number, string>} */
function valuesAt(run, at) {
  const cells = [...stateAt(run.tape, at).board].map((value, cell) => [cell, value]);
  return Object.fromEntries(
    cells.flatMap(([cell = 0, value = 0]) => (value > 0 ? [[cell, nameOf(run, value - 1)]] : [])),
  );
}

/** @type {(state: State, twin: Run, at: number) => unknown} */
function standing({ lang, run }, twin, at) {
  const w = words(lang);
  const { nodes, cuts, deadEnds, solved } = tallyAt(twin.tally, twin.tape, at);
  const each = (/** @type {number} */ number) => count(lang, number);
  const isOver = !isAlive(twin) && twin.progress?.state === "done" && at === twin.tape.end;
  return html`<p>${watching(lang).momentCounts(each(nodes), each(cuts), deadEnds > 0 ? each(deadEnds) : "", each(solved))}</p>
    <p class="note">${isOver && run && run.at >= at ? w.secondOver(each(at)) : w.secondAt(each(at))}</p>`;
}
