/** A program's attempts, shown as the page shows a search: the tree of a placement, and the path to the moment shown. */

import { html, nothing } from "../dom/html.js";
import { grownTree, isGrown, measureChoice, pathHere, scaleOf } from "../views/tree/index.js";
import { count, words } from "../words/index.js";
import { MOST } from "./tree_events.js";
import { wordsOf } from "./words.js";

/** @import { Forest } from "../views/tree/forest.js" */
/** @import { Side } from "../state/tree.js" */
/** @import { ProgramRecord } from "./record.js" */

/** `forest` contains the run of the record (tried_forest.js). @type {(forest: Forest, record: ProgramRecord) => unknown} */
export function triedTree(forest, record) {
  const { run, tree, lang } = forest;
  if (!isGrown(run) || run.tree.used < 2) return nothing;
  const side = /** @type {Side} */ (tree.sides[0]);
  const scale = scaleOf([run], [side]);
  const isMovement = run.shown.values === undefined;
  return html`<section class="panel tree own-tree" aria-label=${words(lang).tree}>
    <h3>${isMovement ? words(lang).pathHere : words(lang).tree}</h3>
    ${record.treeEvents.deep ? html`<p class="note">${wordsOf(lang).deepTree(count(lang, MOST.levels))}</p>` : nothing}
    ${record.treeEvents.wide ? html`<p class="note">${wordsOf(lang).wideTree(count(lang, MOST.tried))}</p>` : nothing}
    ${
      isMovement
        ? html`<div class="tree-side">${pathHere(forest, run, side, scale)}</div>`
        : html`<div class="tree-choices">${measureChoice(forest)}</div>
          <div class="tree-side">${grownTree(forest, run, side, scale)}</div>`
    }
  </section>`;
}
