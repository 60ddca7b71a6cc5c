/**
 * The bounds of a search that deepens: each is a search of its own, a level deeper than the one before. Their nodes are
 * bars, those of the bound at work as far as it has come; a click goes to where a bound begins.
 */

import { html, nothing } from "../../dom/html.js";
import { boundOf, nodeAt, totalsOf } from "../../icicle/index.js";
import { seek } from "../../search/index.js";
import { tallyAt } from "../../state/index.js";
import { count, words } from "../../words/index.js";
import { watching } from "../../words/watching.js";

/** @import { App } from "../../state/state.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Grown } from "../tree/scale.js" */

/** The most bounds that are listed: the last ones, up to the current one. */
const MOST = 8;

/** Shows the tree of the bound that is current at the moment on the board. @type {(run: Grown, side: Side) => void} */
export function turnToBound(run, side) {
  if (run.tree.bounds.length > 1) side.bound = boundOf(run.tree, nodeAt(run.tree, run.at));
}

/** @type {(app: App, run: Grown) => unknown} */
export function bounds(app, run) {
  const { lang } = app.state;
  const w = words(lang);
  const { tree } = run;
  if (!tree.bounds[0]?.bound) return nothing;
  const now = boundOf(tree, nodeAt(tree, run.at));
  const sizes = tree.bounds.slice(0, now).map((bound) => totalsOf(bound).nodes);
  const before = sizes.reduce((sum, size) => sum + size, 0);
  sizes.push(tallyAt(run.tally, run.tape, run.at).nodes - before);
  const most = Math.max(1, ...sizes);
  return html`<div class="bounds">
    <h3>${watching(lang).boundsSoFar}</h3>
    <ol>
      ${tree.bounds.slice(0, now + 1).map((bound, at) =>
        at <= now - MOST
          ? nothing
          : html`<li>
              <button class="quiet" aria-current=${at === now} @click=${() => go(app, run, tree.columns.born[bound.root] ?? 0)}>
                ${w.bound(bound.bound)}
              </button>
              <i .style=${`width:${(100 * (sizes[at] ?? 0)) / most}%`}></i> <b>${count(lang, sizes[at] ?? 0)}</b>
            </li>`,
      )}
    </ol>
  </div>`;
}

/** @type {(app: App, run: Grown, at: number) => void} */
function go(app, run, at) {
  run.playing = false;
  seek(app, at);
}
