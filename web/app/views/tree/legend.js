/**
 * The meaning of the colours: the outcome of a branch, and the rule that cut it, grouped by sort. Choosing a rule lets the
 * user step through its cuts or fold them.
 */

import { classMap, html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { CUT, eventKind, eventRule, findWhere } from "../../state/index.js";
import { BESIDE } from "../../words/beside.js";
import { count, words } from "../../words/index.js";
import { foldBare, toggleKind } from "./folds.js";
import { measureOf } from "./measure.js";
import { keyOf, SORTS } from "./scale.js";

/** @import { RuleSort } from "../../../worker/protocol.js" */
/** @import { Lang } from "../../state/state.js" */
/** @import { Forest } from "./forest.js" */
/** @import { Words } from "../../words/words.js" */
/** @import { Entry, Scale } from "./scale.js" */

/** @type {[look: string, name: (words: Words) => string][]} */
const LOOKS = [
  ["open", (w) => w.lookOpen],
  ["bare", (w) => w.lookBare],
  ["leafy", (w) => w.lookLeafy],
  ["solved", (w) => w.lookSolved],
];

/** @type {Record<RuleSort, (words: Words) => string>} */
const SORT_NAMES = {
  sum: (w) => w.sortSum,
  different: (w) => w.sortDifferent,
  mirror: (w) => w.sortMirror,
  given: (w) => w.sortGiven,
  other: (w) => w.sortOther,
};

/**
 * A second tree is pale where it is as the first one, and the cuts of both are named by their `titles`; in the unpruned
 * tree what is missing is hatched.
 * @type {(forest: Forest, scale: Scale, titles?: [string, string] | null) => unknown}
 */
export function legend(forest, scale, titles = null) {
  const { lang } = forest;
  const w = words(lang);
  const entries = [...scale.legend.values()];
  const groups = SORTS.map((sort) => entries.filter((entry) => entry.sort === sort));
  return html`<div class="legends">
    ${looks(forest)}
    ${titles ? html`<p class="note cuts-of">${BESIDE.cutsOf[lang](...titles)}</p>` : nothing}
    <div class="sorts">${scale.bySort ? rules(forest, w.cuts, groups.flat(), ({ sort }) => SORT_NAMES[sort](w)) : groups.map((group) => sortOf(forest, group))}</div>
    <p class="kinds">${foldBare(forest)} ${chosen(forest, scale)}</p>
  </div>`;
}

/**
 * The looks of branches in one list, where the rules that cut have no room; what was cut as a symmetric copy breaks no
 * rule of the puzzle, and has a name.
 * @type {(forest: Forest, scale: Scale) => unknown}
 */
export function colourKey(forest, { legend: entries }) {
  const w = words(forest.lang);
  const copies = new Set([...entries.values()].flatMap(({ sort, colour }) => (sort === "mirror" ? [colour] : [])));
  const copy = html`<li>${[...copies].map((colour) => html`<i class="cut-${colour}"></i>`)}${w.lookCopy}</li>`;
  return looks(forest, html`<li><i class="any-cut"></i>${w.lookCut}</li> ${copies.size > 0 ? copy : nothing}`);
}

/** @type {(forest: Forest, more?: unknown) => unknown} */
function looks(forest, more = nothing) {
  const w = words(forest.lang);
  return html`<ul class="legend" aria-label=${w.legend}>
    ${LOOKS.map(([look, name]) => html`<li><i class=${look}></i>${name(w)}</li>`)} ${more}
    ${forest.isSecondSeen() ? html`<li><i class="equal"></i>${w.lookEqual}</li>` : nothing}
    ${measureOf(forest) === "unpruned" ? html`<li><i class="lost"></i>${w.lookLost}</li>` : nothing}
  </ul>`;
}

/** The rules of one sort. @type {(forest: Forest, group: Entry[]) => unknown} */
function sortOf(forest, group) {
  const [first] = group;
  if (!first) return nothing;
  const { lang } = forest;
  const name = SORT_NAMES[first.sort](words(lang));
  const isSaid = group.length === 1 && lineOf(lang, first) === name; // the heading would repeat its only rule
  return html`<div class="sort">${isSaid ? nothing : html`<h4>${name}</h4>`} ${rules(forest, name, group, (entry) => lineOf(lang, entry))}</div>`;
}

/** @type {(forest: Forest, label: string, entries: Entry[], name: (entry: Entry) => string) => unknown} */
const rules = (forest, label, entries, name) =>
  entries.length === 0
    ? nothing
    : html`<ul class="legend" aria-label=${label}>${entries.map((entry) => html`<li>${choice(forest, entry, name(entry))}</li>`)}</ul>`;

/** The text of a rule with a colour of its own. @type {(lang: Lang, entry: Entry) => string} */
const lineOf = (lang, { lines }) => [...lines.values()][0]?.words[lang] || words(lang).lookCut;

/** Whether either tree has cuts. @type {(cuts?: number[]) => boolean} */
const isAny = (cuts = []) => cuts.some(Boolean);

/** Where all rules of a sort have one colour, how often each has cut comes with the pointer. @type {(forest: Forest, entry: Entry, name: string) => unknown} */
function choice(forest, { key, colour, cuts, lines }, name) {
  const { tree, lang } = forest;
  const each = (/** @type {number[]} */ numbers) => numbers.map((number) => count(lang, number)).join(" / ");
  const said = [...lines.values()].flatMap(({ words: rule, cuts: number }) =>
    isAny(number) ? [`${rule[lang]}: ${each(number)}`] : [],
  );
  const choose = () => {
    tree.marked = tree.marked === key ? "" : key;
    forest.draw();
  };
  return html`<button class="quiet" aria-pressed=${tree.marked === key} title=${said.length > 1 ? said.join("\n") : nothing} ?disabled=${!isAny(cuts) && tree.marked !== key} @click=${choose}>
    <i class="cut-${colour}"></i>${name} <span class=${classMap({ both: cuts.length > 1 })}>${words(lang).cutSoOften(each(cuts))}</span>
  </button>`;
}

/**
 * What can be done with the cuts of the chosen rules; until some are chosen, a hint in the same place, as large as both
 * need.
 * @type {(forest: Forest, scale: Scale) => unknown}
 */
function chosen(forest, scale) {
  const { tree, lang, run } = forest;
  const w = words(lang);
  const isChosen = isAny(scale.legend.get(tree.marked)?.cuts);
  return html`<span class="of-kind ${classMap({ chosen: isChosen })}">
    <span class="note">${w.kindHint}</span>
    <span class="acts">
      <button ?disabled=${!run} @click=${() => nextCut(forest, scale)}>${icon("shears")}${w.nextOfKind}</button>
      <button aria-pressed=${tree.folded.has(tree.marked)} @click=${() => toggleKind(forest, tree.marked)}>${w.foldKind}</button>
    </span>
  </span>`;
}

/** Shows the next cut by the chosen rules on the board, wrapping round after the last. @type {(forest: Forest, scale: Scale) => void} */
function nextCut(forest, { bySort }) {
  const { run, tree } = forest;
  if (!run) return;
  const isIt = (/** @type {number} */ packed) =>
    eventKind(packed) === CUT && keyOf(run, eventRule(packed), bySort) === tree.marked;
  const next = findWhere(run.tape, run.at, isIt, 1) ?? findWhere(run.tape, run.tape.first, isIt, 1);
  run.playing = false;
  if (next !== null) forest.show(next);
}
