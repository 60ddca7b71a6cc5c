/** The panel of the tree: the search as it grows, and a second strategy beside it. */

import { classMap, html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { isFarMore } from "../../state/index.js";
import { BESIDE } from "../../words/beside.js";
import { count, words } from "../../words/index.js";
import { MEASURE } from "../../words/measure.js";
import { valueIn } from "../frame/index.js";
import { treeContents } from "./contents.js";
import { details, grownTree, notesOfBoth, treeBeside } from "./grown.js";
import { legend } from "./legend.js";
import { lessons, savedByLearning } from "./lessons.js";
import { measureChoice, measureHint } from "./measure.js";
import { partings } from "./partings.js";
import { isGrown, roomOf, scaleOf } from "./scale.js";
import { scaleInWords } from "./sizes.js";

/** @import { Run } from "../../state/run.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Panel } from "../frame/panel.js" */
/** @import { Orders, TreeContents } from "./contents.js" */
/** @import { Scale } from "./scale.js" */

/** The most pixels of height of each of two icicles: both stay in view, and so does the list of partings. */
const TALL_BESIDE = 156;

/** @type {Panel} */
export const TREE = {
  name: "tree",
  title: (w) => w.tree,
  beside: () => "",
  body: (app) => body(treeContents(app)),
};

/** @type {(contents: TreeContents) => unknown} */
function body(contents) {
  const { forest, isLasting } = contents;
  const { lang, tree, run, shown } = forest;
  const w = words(lang);
  const choices = html`${isLasting ? strategyChoice(contents) : nothing} ${besideChoice(contents, tree.beside)} ${alone(contents)}`;
  if (!tree.beside) {
    const scale = scaleOf([run], tree.sides);
    return html`<div class="tree-choices">${choices} ${measureChoice(forest)}</div>
      <div class="trees">${sideOf(contents, run, 0, scale)}</div>
      ${contents.lessons ? lessons(contents.lessons) : nothing}`;
  }
  const runs = [run, tree.twin];
  const scale = scaleOf(runs, tree.sides, TALL_BESIDE, shown);
  return html`<div class="tree-choices ${classMap({ two: isLasting })}">${choices}</div>
    ${comparison(contents)}
    <div class="trees two" .style=${`--icicle:${roomOf(scale, TALL_BESIDE, shown)}px`}>
      ${runs.map((each, number) => sideOf(contents, each, number, scale))} <p class="scales">${scaleInWords(forest)}</p>
      ${partings(forest, notesOfBoth(forest))} ${measureChoice(forest)}
    </div>
    ${details(forest, runs, scale)}
    <p class="note">${measureHint(forest)} ${w.besideSame} ${MEASURE.icicleHint[lang](true)} ${isLasting ? BESIDE.secondHint[lang] : nothing}</p>
    ${legend(forest, scale, [forest.titleOf(nameOf(contents, run, 0)), forest.titleOf(tree.beside)])}`;
}

/** The strategy of the first or the second tree. @type {(contents: TreeContents, run: Run | null, number: number) => string} */
const nameOf = ({ forest, strategy }, run, number) => (number === 1 ? forest.tree.beside : (run?.strategy ?? strategy));

/** @type {(contents: TreeContents, run: Run | null, number: number, scale: Scale) => unknown} */
function sideOf(contents, run, number, scale) {
  const { forest, strategies, telling } = contents;
  const { tree } = forest;
  const name = nameOf(contents, run, number);
  const strategy = strategies.find((each) => each.name === name);
  const title = forest.titleOf(name);
  return html`<section class="tree-side" aria-label=${title}>
    <header>
      <h3>${title}</h3>
      ${tree.beside === "" ? nothing : orders(/** @type {Orders} */ (contents.orders[number]), title)}
    </header>
    ${
      strategy && !telling.includes(strategy)
        ? silence(contents)
        : isGrown(run)
          ? (tree.beside ? treeBeside : grownTree)(forest, run, /** @type {Side} */ (tree.sides[number]), scale)
          : waits(contents, run)
    }
  </section>`;
}

/** @type {(contents: TreeContents, run: Run | null) => unknown} */
function waits({ forest, whyNot, isReady, grow }, run) {
  const { lang, tree } = forest;
  const w = words(lang);
  if (run) return html`<p class="note">${w.treeOpens}</p>`;
  if (tree.beside !== "") return html`<p class="note">${whyNot || BESIDE.idle[lang]}</p>`;
  return html`<p class="note">${w.treeWaits}</p>
    <p><button ?disabled=${!isReady} @click=${grow}>${icon("play")}${w.treeGrow}</button></p>`;
}

/** The strategy does not report its steps: offers the best one that does. @type {(contents: TreeContents) => unknown} */
function silence({ forest, isOfLevels, other }) {
  const w = words(forest.lang);
  return html`<p class="note">${isOfLevels ? w.treeOfLevels : w.treeSilent}</p>
    ${other ? html`<p><button @click=${other.grow}>${w.treeGrow + w.colon + other.title}</button></p>` : nothing}`;
}

/** Compact controls that start, pause and stop a search; `title` is that of its strategy. @type {(orders: Orders, title: string) => unknown} */
export function orders({ lang, first, isOpen, isGoing, takesOrders, toggle, stop }, title) {
  const w = words(lang);
  const name = isGoing || takesOrders ? `${isGoing ? w.pause : w.resume}${w.colon}${title}` : first;
  const stopName = `${w.stop}${w.colon}${title}`;
  return html`<div class="orders">
    <button class="round" aria-label=${name} title=${name} ?disabled=${!isOpen} @click=${toggle}>
      ${icon(isGoing ? "hold" : "play")}
    </button>
    <button class="round stop" aria-label=${stopName} title=${stopName} ?disabled=${!takesOrders} @click=${stop}>${icon("stop")}</button>
  </div>`;
}

/** The choice of the first strategy, which Compare shows here. @type {(contents: TreeContents) => unknown} */
function strategyChoice({ forest: { lang }, strategy, strategies, choose }) {
  return html`<label class="strategy"><span>${words(lang).strategy}</span>
    <select name="strategy" @change=${(/** @type {Event} */ event) => choose(valueIn(event))}>
      ${strategies.map(
        ({ name, title }) => html`<option value=${name} .selected=${name === strategy}>${title[lang]}</option>`,
      )}
    </select>
  </label>`;
}

/** Why there is no second tree, if only one strategy has a tree. @type {(contents: TreeContents) => unknown} */
function alone({ forest: { lang }, isLasting, telling: [only, second] }) {
  if (!isLasting || !only || second) return nothing;
  return html`<p class="note">${BESIDE.alone[lang](only.title[lang], words(lang).race)}</p>`;
}

/** The choice of the second strategy, of which `shown` is visible; nothing if no other strategy has a tree. @type {(contents: TreeContents, shown: string) => unknown} */
export function besideChoice({ forest: { lang }, telling, chooseBeside }, shown) {
  const w = words(lang);
  if (telling.length < 2 && shown === "") return nothing;
  return html`<label class="tree-beside"><span>${w.besideChoice}</span>
    <select name="beside" @change=${(/** @type {Event} */ event) => chooseBeside(valueIn(event))}>
      <option value="" .selected=${shown === ""}>${w.besideNothing}</option>
      ${telling.map(
        ({ name, title }) => html`<option value=${name} .selected=${shown === name}>${title[lang]}</option>`,
      )}
    </select>
  </label>`;
}

/** The ratio of the two searches' nodes, known or estimated, if it is certain which has more. @type {(contents: TreeContents) => unknown} */
export function comparison(contents) {
  const { forest } = contents;
  const { run, lang, tree, titleOf } = forest;
  const w = words(lang);
  if (tree.beside === "") return nothing;
  const both = [run, tree.twin]
    .filter(isGrown)
    .map((each) => ({ title: titleOf(each.strategy), ...nodesOf(contents, each) }));
  const [few, many] = both.sort((one, other) => one.nodes - other.nodes);
  const times = few && many ? many.nodes / few.nodes : Number.NaN;
  const isExact = both.every((each) => each.isExact);
  const say = isExact ? w.besideNodes : w.besideAbout;
  return html`<p class="note comparison">
    ${few && many && isFarMore(many.nodes, few.nodes, isExact) ? html`<strong>${say(many.title, count(lang, Number(times.toPrecision(isExact ? 3 : 2))), few.title)}</strong>` : nothing}
    ${savedByLearning(forest)}
  </p>`;
}

/**
 * The nodes of the whole search: those found, those counted beforehand, or an estimate from the finished part; NaN
 * while there is none.
 * @type {(contents: TreeContents, run: Run) => { nodes: number, isExact: boolean }}
 */
function nodesOf({ nodesCounted }, run) {
  const { nodes = Number.NaN, finished = 0, state: stage } = run.progress ?? {};
  if (stage === "done") return { nodes, isExact: true };
  return nodesCounted(run) ?? { nodes: nodes / (finished || Number.NaN), isExact: false };
}
