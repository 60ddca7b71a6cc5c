/** A tree: by itself with everything known about it, or next to another one, with its path and levels behind a button. */

import { save as saveFile } from "../../dom/download.js";
import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { isRunning } from "../../engine/index.js";
import { imageOfTree, totalsOf } from "../../icicle/index.js";
import { BESIDE } from "../../words/beside.js";
import { count, words } from "../../words/index.js";
import { MEASURE } from "../../words/measure.js";
import { valueIn } from "../frame/index.js";
import { icicle, sceneOf } from "./icicle.js";
import { legend } from "./legend.js";
import { levels } from "./levels.js";
import { pathHere } from "./path.js";
import { boundShown, isGrown } from "./scale.js";
import { sizeBar } from "./sizes.js";

/** @import { Lang } from "../../state/state.js" */
/** @import { Forest } from "./forest.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Grown, Scale } from "./scale.js" */

/** Milliseconds between updates of a table that is being counted. */
const PULSE = 250;
/** The width of a saved image in pixels. */
const SAVED = 1200;

/** One tree: a summary, the path, the whole tree, and its levels. @type {(forest: Forest, run: Grown, side: Side, scale: Scale) => unknown} */
export function grownTree(forest, run, side, scale) {
  const summary = treeSummary(forest.lang, run, side);
  return html`
    <p class="summary">${summary}</p>
    ${bounds(forest, run, side)}
    <div class="pictures">
      <div>${pathHere(forest, run, side, scale)}</div>
      <div>
        ${icicle(forest, run, side, scale, summary)}
        ${farNote(forest.lang, run, side)}
      </div>
    </div>
    ${legend(forest, scale)} ${countsOf(forest, run, side, scale)} ${notes(notesOf(forest, run))}
  `;
}

/** One of two trees: only what is compared at a glance. @type {(forest: Forest, run: Grown, side: Side, scale: Scale) => unknown} */
export function treeBeside(forest, run, side, scale) {
  const summary = treeSummary(forest.lang, run, side);
  return html`<p class="summary">${summary}</p>
    ${bounds(forest, run, side)} ${sizeBar(forest, run, side)} ${icicle(forest, run, side, scale, summary)}`;
}

/** The message that the requested moment is no longer on record. @type {(lang: Lang, run: Run | null, side: Side) => unknown} */
function farNote(lang, run, side) {
  const isFar = side.far && side.picked?.at === run?.at;
  return html`<p class="note bad" role="status">${isFar ? words(lang).treeFar : nothing}</p>`;
}

/** @type {(all: Iterable<string>) => unknown} */
const notes = (all) => [...all].map((note) => html`<p class="note">${note}</p>`);

/** Notes on the image of a tree. They come and go while it grows, so they come last and move nothing. @type {(forest: Forest, run: Grown) => string[]} */
function notesOf(forest, run) {
  const w = words(forest.lang);
  return [
    ...(run.sampled ? [w.treeSampledMoves] : isRunning(run) ? [w.treeSampledPictures] : []),
    ...(run.tree.folds > 0 ? [w.treeFolded] : []),
    ...(forest.isOutdated(run) ? [w.treeOutdated] : []),
  ];
}

/** The notes on two trees, each given once: those before the list of partings, and those after it. @type {(forest: Forest) => [unknown, unknown]} */
export function notesOfBoth(forest) {
  const { run, tree, lang } = forest;
  const runs = [run, tree.twin];
  const all = new Set(runs.filter(isGrown).flatMap((each) => notesOf(forest, each)));
  return [farNote(lang, run, tree.sides[0]), notes(all)];
}

/** The path and the levels of both trees, behind a button. @type {(forest: Forest, runs: (Run | null)[], scale: Scale) => unknown} */
export function details(forest, runs, scale) {
  const { tree, lang } = forest;
  const toggle = () => {
    tree.detailed = !tree.detailed;
    forest.draw();
  };
  return html`<button class="tree-more" aria-expanded=${tree.detailed} @click=${toggle}>${BESIDE.details[lang]}</button>
    ${tree.detailed ? html`<div class="tree-details">${runs.map((run, number) => (isGrown(run) ? detail(forest, run, tree.sides[number === 1 ? 1 : 0], scale) : html`<div></div>`))}</div>` : nothing}`;
}

/** @type {(forest: Forest, run: Grown, side: Side, scale: Scale) => unknown} */
function detail(forest, run, side, scale) {
  const title = forest.titleOf(run.strategy);
  return html`<div class="tree-side" role="group" aria-label=${title}>
    <h3>${title}</h3>
    <div class="path-room">${pathHere(forest, run, side, scale)}</div>
    ${countsOf(forest, run, side, scale)}
  </div>`;
}

/** @type {(forest: Forest, run: Grown, side: Side, scale: Scale) => unknown} */
const countsOf = (forest, run, side, scale) => html`${levels(forest.lang, run, side, scale, pulseOf(run))}
  <p class="note">${words(forest.lang).byLevelScale}</p>
  <button class="tool" @click=${() => save(forest, run, side, scale)}>${icon("save")}<span>${words(forest.lang).saveTree}</span></button>`;

/**
 * What the tree that is shown has, in words; until its search has ended, so far. Solutions that stand for their pictures
 * too are also told as all of those, which a strategy without symmetry finds one by one. Of several bounds, each with a
 * tree, it says which one this is, and the nodes up to its end, as the counters count them.
 * @type {(lang: Lang, run: Grown, side: Side) => string}
 */
export function treeSummary(lang, run, side) {
  const bound = boundShown(run, side);
  const isWhole = run.progress?.state === "done" || bound !== run.tree.bounds.at(-1);
  const all = totalsOf(bound);
  const { found = 0, solutions = 0 } = run.progress ?? {};
  const each = found > 0 ? solutions / found : 1; // the same for all, and right also while the tree lags behind
  const [nodes = "", cuts = "", solved = "", standing = ""] = [
    ...[all.nodes, all.cuts, all.solved],
    all.solved * each,
  ].map((number) => count(lang, number));
  const told = solved === standing ? solved : MEASURE.standing[lang](solved, standing);
  const size = MEASURE.size[lang](isWhole, nodes, cuts, told, all.deepest);
  const { bounds } = run.tree;
  if (bounds.length < 2) return size;
  const upTo = bounds.slice(0, 1 + bounds.indexOf(bound)).map((each) => totalsOf(each).nodes);
  return MEASURE.ofBound[lang](
    size,
    bound.bound,
    count(
      lang,
      upTo.reduce((sum, each) => sum + each, 0),
    ),
  );
}

/** The bounds of a search that deepens, each with a tree of its own. @type {(forest: Forest, run: Grown, side: Side) => unknown} */
function bounds(forest, run, side) {
  const w = words(forest.lang);
  const all = run.tree.bounds;
  if (!all[0]?.bound) return nothing;
  const choose = (/** @type {Event} */ event) => {
    const chosen = Number(valueIn(event));
    Object.assign(side, { bound: chosen === all.length - 1 ? null : chosen, view: { left: 0, right: 1 } });
    forest.draw();
  };
  return html`<label class="tree-bound"><span>${w.treeBound}</span>
    <select @change=${choose}>
      ${all.map(
        ({ bound }, at) =>
          html`<option value=${at} .selected=${at === (side.bound ?? all.length - 1)}>${w.bound(bound)}</option>`,
      )}
    </select>
  </label>`;
}

/** When each table was last updated. @type {WeakMap<Run, { when: number, end: number }>} */
const pulses = new WeakMap();

/** How far a tree had grown when its table was last due. @type {(run: Grown) => number} */
function pulseOf(run) {
  const last = pulses.get(run);
  const now = performance.now();
  if (last && isRunning(run) && now - last.when < PULSE) return last.end;
  pulses.set(run, { when: now, end: run.tree.end });
  return run.tree.end;
}

/** Saves the icicle as shown, in the colours for paper, as one self-contained file. @type {(forest: Forest, run: Grown, side: Side, scale: Scale) => void} */
function save(forest, run, side, scale) {
  const paper = Object.assign(document.createElement("div"), { className: "on-paper" });
  document.body.append(paper);
  const look = getComputedStyle(paper);
  const title = `${forest.title} · ${words(forest.lang).tree}`;
  const image = imageOfTree(sceneOf(forest, run, side, scale), SAVED, title, (name) =>
    look.getPropertyValue(`--${name}`).trim(),
  );
  paper.remove();
  saveFile(`${forest.name}-tree.svg`, new Blob([image], { type: "image/svg+xml" }));
}
