/** A list of the places where the two trees part; each entry goes there in both. */

import { markOf } from "../../board/index.js";
import { html, nothing } from "../../dom/html.js";
import { isOneColumn } from "../../dom/screen.js";
import { bringing, pathTo } from "../../icicle/index.js";
import { eventCell, eventValue, LISTED } from "../../state/index.js";
import { BESIDE } from "../../words/beside.js";
import { count, words } from "../../words/index.js";
import { areWhole, comparedNow, pairOf } from "./comparing.js";
import { goTo, pickedNode, placeIn } from "./navigation.js";

/** @import { Lang } from "../../state/state.js" */
/** @import { Forest } from "./forest.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Compared } from "./comparing.js" */
/** @import { Parting } from "../../icicle/partings.js" */
/** @import { Grown } from "./scale.js" */

/** How many values of the path an entry names: the last ones. */
const NAMED = 5;

/**
 * `notes` are what is read of the trees before and after the list, which then is there before it has an entry.
 * @type {(forest: Forest, notes?: [unknown, unknown]) => unknown}
 */
export function partings(forest, notes = undefined) {
  const { lang } = forest;
  const now = comparedNow(forest);
  const pair = pairOf(forest);
  if (!notes && !(now && pair)) return nothing;
  return html`<section class="partings" aria-label=${BESIDE.partings[lang]}>
    <h3>${BESIDE.partings[lang]}</h3>
    <div>${notes?.[0]} ${now && pair ? list(forest, pair, now) : html`<p class="note">${BESIDE.partingsAwaited[lang]}</p>`} ${notes?.[1]}</div>
  </section>`;
}

/** @type {(forest: Forest, pair: [Grown, Grown], now: Compared) => unknown} */
function list(forest, pair, { comparison }) {
  const { lang, tree } = forest;
  const { partings: all, minor } = comparison;
  const more = all.length - tree.listed;
  const listMore = () => {
    tree.listed += LISTED;
    forest.draw();
  };
  const isWhole = areWhole(pair);
  const places = isWhole ? BESIDE.partingsInAll : BESIDE.partingsSoFar;
  const none = isWhole ? BESIDE.partingsNone : BESIDE.partingsNoneYet;
  return html`<p class="note">${all.length > 0 ? places[lang](all.length, count(lang, all.length)) : none[lang]}</p>
    ${all.length > 0 ? html`<p class="note">${BESIDE.partingsHint[lang]}</p>` : nothing}
    <ol>${all.slice(0, tree.listed).map((parting) => entry(forest, pair, parting))}</ol>
    ${more > 0 ? html`<button @click=${listMore}>${BESIDE.partingsMore[lang](count(lang, more))}</button>` : nothing}
    ${minor > 0 ? html`<p class="note">${BESIDE.partingsMinor[lang](minor, count(lang, minor))}</p>` : nothing}`;
}

/** @type {(forest: Forest, pair: [Grown, Grown], parting: Parting) => unknown} */
function entry(forest, pair, parting) {
  const { sides } = forest.tree;
  const isHere = pair.every((run, at) => pickedNode(run, /** @type {Side} */ (sides[at])) === parting.nodes[at]);
  return html`<li><button aria-current=${isHere} @click=${() => goToBoth(forest, pair, parting)}>
    <span class="trail">${trail(pair, parting, forest.lang)}</span>
    <span>${sentence(forest, pair, parting)}</span>
  </button></li>`;
}

/**
 * Brings both trees to a place, and the board to that moment of the first; in one column the trees come into sight.
 * @type {(forest: Forest, pair: [Grown, Grown], parting: Parting) => void}
 */
function goToBoth(forest, pair, { nodes }) {
  for (const at of /** @type {const} */ ([0, 1])) {
    const side = forest.tree.sides[at];
    goTo(forest, pair[at], side, nodes[at]);
    side.view = bringing(side.view, placeIn(forest, pair[at], nodes[at]));
  }
  if (isOneColumn()) forest.seek("panel-tree");
}

/** The cell and the value of a node, in short. @type {(run: Grown, node: number, lang: Lang) => [cell: string, value: string]} */
function signsOf(run, node, lang) {
  const event = run.tree.columns.event[node] ?? 0;
  const cell = eventCell(event);
  return [run.shown.signs[cell] ?? String(cell), markOf(run, eventValue(event), lang)];
}

/**
 * The path up to which the trees are equal; where all is about one value, up to that.
 * @type {(pair: [Grown, Grown], parting: Parting, lang: Lang) => string}
 */
function trail([run, other], { nodes, kind, values }, lang) {
  const isCell = kind === "cells" || values > 1;
  const longer = run.tree.columns.level[nodes[0]] ?? 0;
  const [teller, node] = longer >= (other.tree.columns.level[nodes[1]] ?? 0) ? [run, nodes[0]] : [other, nodes[1]];
  const path = pathTo(teller.tree, node).slice(1, isCell ? -1 : undefined);
  const steps = path.slice(-NAMED).map((each) => signsOf(teller, each, lang).join(teller.shown.squares ? " " : " = "));
  const cell = values > 1 ? [signsOf(teller, node, lang)[0]] : [];
  return [...(path.length > NAMED ? ["…"] : []), ...steps, ...cell].join(", ");
}

/** @type {(forest: Forest, pair: [Grown, Grown], parting: Parting) => string} */
function sentence(forest, pair, { kind, side, rule, values, spared, sizes, nodes }) {
  const { lang } = forest;
  const other = side === 0 ? 1 : 0;
  const [less, more] = [side, other].map((at) => forest.titleOf(pair[at]?.strategy ?? ""));
  const [few, many, saved] = [sizes[side], sizes[other], spared].map((number) =>
    words(lang).nodesInAll(number, count(lang, number)),
  );
  const by = rule === null ? undefined : pair[side].rules[rule]?.words[lang];
  if (kind === "cut")
    return by
      ? BESIDE.partCutBy[lang](less ?? "", values, saved ?? "", by)
      : BESIDE.partCut[lang](less ?? "", values, saved ?? "");
  if (kind === "untried") return BESIDE.partUntried[lang](less ?? "", values, saved ?? "");
  if (kind === "folded") return BESIDE.partFolded[lang](less ?? "", few ?? "", more ?? "", many ?? "");
  const [to, away] = [side, other].map((at) => signsOf(/** @type {Grown} */ (pair[at]), nodes[at] ?? 0, lang)[0]);
  return BESIDE.partCells[lang](
    BESIDE.partCell[lang](less ?? "", to ?? "", few ?? ""),
    BESIDE.partCell[lang](more ?? "", away ?? "", many ?? ""),
  );
}
