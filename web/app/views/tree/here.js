/** "You are here": a strip over the whole tree that points down to the moment on the board, so that it covers no branch. */

import { html } from "../../dom/html.js";
import { nodeAt } from "../../icicle/index.js";
import { jumpAt } from "../../lessons/index.js";
import { words } from "../../words/index.js";
import { PATH } from "../../words/path.js";
import { watching } from "../../words/watching.js";
import { nodeInWords } from "./icicle.js";
import { placeIn } from "./navigation.js";

/** @import { Forest } from "./forest.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Grown } from "./scale.js" */

/** A moment beyond the visible part of a zoomed tree is pointed to from the edge. @type {(forest: Forest, run: Grown, side: Side) => unknown} */
export function here(forest, run, { view: { left, right } }) {
  const { lang } = forest;
  const node = nodeAt(run.tree, run.at);
  const place = placeIn(forest, run, node);
  const [from, to] = [Math.max(place.left, left), Math.min(place.left + place.share, right)]; // what is seen of it
  const middle = from < to ? (from + to) / 2 : place.left + place.share / 2;
  const at = (middle - left) / (right - left);
  const said = watching(lang).youAreHere;
  const shown = at < 0 ? `← ${said}` : at > 1 ? `${said} →` : said;
  const jump = jumpAt(run.tape, run.at);
  const percent = 100 * Math.min(1, Math.max(0, at));
  return html`<div class="here" role="img" aria-label="${said}${words(lang).colon}${nodeInWords(run, node, lang)}${jump ? ` ${PATH.jumpSaid[lang](jump.over)}` : ""}" .style=${`--at:${percent}%`}><span>${shown}</span></div>`;
}
