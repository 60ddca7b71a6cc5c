/** The tree of a second strategy, shown instead of the program, with the comparison and the list of partings. */

import { html, nothing } from "../../dom/html.js";
import { strategiesOf } from "../../state/index.js";
import {
  besideChoice,
  comparison,
  icicle,
  isGrown,
  measureChoice,
  orders,
  partings,
  scaleOf,
  treeContents,
  treeSummary,
} from "../tree/index.js";

/** @import { App } from "../../state/state.js" */
/** @import { Forest } from "../tree/forest.js" */

/** The height of its icicle in pixels. */
const TALL = 240;

/** @type {(app: App) => unknown} */
export function secondPane(app) {
  const { state } = app;
  const { run, lang, tree } = state;
  const { twin, beside, sides } = tree;
  const contents = treeContents(app);
  const title = strategiesOf(state).find(({ name }) => name === beside)?.title[lang] ?? "";
  return html`<section class="pane of-program of-second" aria-label=${title}>
    <header>${besideChoice(contents, beside)} ${orders(contents.orders[1], title)}</header>
    <div class="second">
      ${comparison(contents)}
      ${isGrown(twin) ? grown(contents.forest, twin, sides[1], scaleOf([run, twin], sides, TALL)) : nothing}
    </div>
  </section>`;
}

/** @type {(forest: Forest, twin: Parameters<typeof icicle>[1], side: Parameters<typeof icicle>[2], scale: Parameters<typeof icicle>[3]) => unknown} */
function grown(forest, twin, side, scale) {
  const summary = treeSummary(forest.lang, twin, side);
  return html`<p class="beside-title">${summary}</p>
    ${measureChoice(forest)}
    <div class="whole">${icicle(forest, twin, side, scale, summary)}</div>
    ${partings(forest)}`;
}
