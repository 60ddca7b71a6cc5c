/** The tree of a second strategy, shown instead of the program, with the comparison and the list of partings. */

import { html, nothing } from "../../dom/html.js";
import { strategiesOf } from "../../state/index.js";
import {
  besideChoice,
  comparison,
  forestOf,
  icicle,
  isGrown,
  measureChoice,
  ordersBeside,
  partings,
  scaleOf,
  treeSummary,
} from "../tree/index.js";

/** @import { App } from "../../state/state.js" */

/** The height of its icicle in pixels. */
const TALL = 240;

/** @type {(app: App) => unknown} */
export function secondPane(app) {
  const { state } = app;
  const { run, lang, tree } = state;
  const { twin, beside, sides } = tree;
  const title = strategiesOf(state).find(({ name }) => name === beside)?.title[lang] ?? "";
  return html`<section class="pane of-program of-second" aria-label=${title}>
    <header>${besideChoice(app, beside)} ${ordersBeside(app, title)}</header>
    <div class="second">
      ${comparison(app, forestOf(app))}
      ${isGrown(twin) ? grown(app, twin, sides[1], scaleOf([run, twin], sides, TALL)) : nothing}
    </div>
  </section>`;
}

/** @type {(app: App, twin: Parameters<typeof icicle>[1], side: Parameters<typeof icicle>[2], scale: Parameters<typeof icicle>[3]) => unknown} */
function grown(app, twin, side, scale) {
  const forest = forestOf(app);
  const summary = treeSummary(forest.lang, twin, side);
  return html`<p class="beside-title">${summary}</p>
    ${measureChoice(forest)}
    <div class="whole">${icicle(forest, twin, side, scale, summary)}</div>
    ${partings(forest)}`;
}
