/** The whole tree as an icicle on a canvas: navigation, zooming and clicking, and its text for screen readers. */

import { guard, html, nothing, ref } from "../../dom/html.js";
import {
  boundOf,
  drawOn,
  holding,
  isCut,
  isWhole,
  lookOf,
  moved,
  neighbour,
  nodeAt,
  nodeUnder,
  WHOLE,
  zoomed,
} from "../../icicle/index.js";
import { jumpAt } from "../../lessons/index.js";
import { eventCell, eventRule, eventValue } from "../../state/index.js";
import { isFolded } from "../../tree/index.js";
import { count, words } from "../../words/index.js";
import { MEASURE } from "../../words/measure.js";
import { comparedNow } from "./comparing.js";
import { foldBranch, toggleBranch } from "./folds.js";
import { layoutOf, measureHint } from "./measure.js";
import { goTo, pick, pickedNode, placeIn } from "./navigation.js";
import { spoken } from "./path.js";
import { touches } from "./pointers.js";
import { boundShown, colourOf } from "./scale.js";

/** @import { Lang } from "../../state/state.js" */
/** @import { Forest } from "./forest.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Scene } from "../../icicle/canvas.js" */
/** @import { Grown, Scale } from "./scale.js" */

/** The zoom factors of a key or button, and of one notch of the wheel. */
const NEARER = 2;
const WHEEL = 1.0025;
/** The fraction of the visible width that a key scrolls. */
const PART = 0.25;

const WAYS = /** @type {const} */ ({ ArrowUp: "parent", ArrowDown: "child", ArrowLeft: "before", ArrowRight: "after" });

/** How strong the colours are: of a node by itself, of several in one bar, of one that the first tree has too, of what is missing. */
const [ALONE, DENSE, PALE, LOST] = [1, 0.85, 0.25, 0.6];

/** The scene to draw. @type {(forest: Forest, run: Grown, side: Side, scale: Scale) => Scene} */
export function sceneOf(forest, run, side, scale) {
  const compared = run === forest.tree.twin ? comparedNow(forest) : null;
  const equal = compared?.folds === run.tree.folds ? compared.comparison.equal : null;
  const { root } = boundShown(run, side);
  const current = nodeAt(run.tree, run.at);
  const picked = pickedNode(run, side);
  const here = (/** @type {number} */ node) => run.tree.bounds[boundOf(run.tree, node)]?.root === root;
  return {
    tree: run.tree,
    root,
    view: side.view,
    layout: layoutOf(forest, run),
    flags: run === forest.run ? flagged(forest, run, here) : [],
    rows: scale.rows,
    tall: scale.tall,
    standing: here(current) ? current : root,
    over: here(current) ? (jumpAt(run.tape, run.at)?.levels ?? 0) : 0,
    picked: here(picked) ? picked : root,
    strength: ({ node, dense, filled, lost }) => (lost ? LOST : dense ? DENSE * filled : equal?.[node] ? PALE : ALONE),
    how: compared?.key ?? "",
    ink: ({ look, rule }) => (look === "cut" ? `cut-${colourOf(scale, run, rule)}` : `tree-${look}`),
  };
}

/** The bookmarked nodes of this tree. @type {(forest: Forest, run: Grown, here: (node: number) => boolean) => number[]} */
const flagged = (forest, { tree }, here) =>
  forest.bookmarks.flatMap((at) => (at <= tree.end && here(nodeAt(tree, at)) ? [nodeAt(tree, at)] : []));

/** @type {(forest: Forest, run: Grown, side: Side, scale: Scale, summary: string) => unknown} */
export function icicle(forest, run, side, scale, summary) {
  const { lang } = forest;
  const w = words(lang);
  const scene = sceneOf(forest, run, side, scale);
  const look = (/** @type {typeof side.view} */ view) => {
    side.view = view;
    forest.draw();
  };
  /** @type {(place: Element, x: number, y: number) => void} */
  const click = (place, x, y) => {
    const at = pointAt(side, place, x);
    const row = Math.floor((y - place.getBoundingClientRect().top) / scale.tall);
    goTo(forest, run, side, nodeUnder(run.tree, scene.root, at, row, scene.layout));
  };
  const hint = `tree-keys-${run.job}`;
  return html`<div class="icicle" tabindex="0" role="application" aria-roledescription=${w.icicleKind}
      aria-label="${w.icicle}${w.colon}${summary}" aria-describedby=${hint}
      @keydown=${(/** @type {KeyboardEvent} */ event) => walk(forest, run, side, event, look)}
      @wheel=${(/** @type {WheelEvent} */ event) => zoomOrPan(side, event, look)}
      ${touches({ view: () => side.view, look, click })}>
      <canvas .style=${`height:${scale.rows * scale.tall}px`} aria-hidden="true"
        ${ref((canvas) => canvas && drawOn(/** @type {HTMLCanvasElement} */ (canvas), scene))}></canvas>
    </div>
    <div class="icicle-foot">
      <div class="whereabouts">
        <p class="picked" role="status">${guard([run.tree.columns.event[scene.picked], scene.picked, lang], () => nodeInWords(run, scene.picked, lang))}</p>
        ${run === forest.run ? html`<button class="quiet to-board" @click=${() => seekBoard(forest)}>${w.seeBoard}</button>` : forest.toSecond()}
        ${foldBranch(forest, run, side, scene.picked)}
      </div>
      <div class="zoom">
        <span>${isWhole(side.view) ? nothing : w.zoomedTo(timesOf(lang, side))}</span>
        <button aria-label=${w.farther} title=${w.farther} ?disabled=${isWhole(side.view)}
          @click=${() => look(zoomed(side.view, 1 / NEARER, holdOf(forest, run, side)))}>−</button>
        <button aria-label=${w.nearer} title=${w.nearer}
          @click=${() => look(zoomed(side.view, NEARER, holdOf(forest, run, side)))}>+</button>
        <button ?disabled=${isWhole(side.view)} @click=${() => look(WHOLE)}>${w.wholeTree}</button>
      </div>
    </div>
    <p class="note" id=${hint}>${measureHint(forest)} ${MEASURE.icicleHint[lang](run === forest.run)}</p>`;
}

/** A button that shows the board, which may be out of view. @type {(forest: Forest) => void} */
function seekBoard(forest) {
  forest.seek("board");
  forest.draw();
}

/** The fixed point when zooming with keys or buttons. @type {(forest: Forest, run: Grown, side: Side) => number} */
const holdOf = (forest, run, side) => holding(side.view, placeIn(forest, run, pickedNode(run, side)));

/** @type {(lang: Lang, side: Side) => string} */
const timesOf = (lang, { view: { left, right } }) => count(lang, Number((1 / (right - left)).toPrecision(2)));

/** The point of the tree at `x` on the screen. @type {(side: Side, place: Element, x: number) => number} */
function pointAt({ view: { left, right } }, place, x) {
  const box = place.getBoundingClientRect();
  return left + ((x - box.left) / box.width) * (right - left);
}

/** @type {(forest: Forest, run: Grown, side: Side, event: KeyboardEvent, look: (view: Side["view"]) => void) => void} */
function walk(forest, run, side, event, look) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const node = pickedNode(run, side);
  const way = /** @type {(typeof WAYS)[keyof typeof WAYS] | undefined} */ (
    /** @type {Record<string, string>} */ (WAYS)[event.key]
  );
  if (way && event.shiftKey) look(moved(side.view, { before: -PART, after: PART, parent: 0, child: 0 }[way]));
  else if (way) pick(forest, run, side, neighbour(run.tree, node, way) ?? node);
  else if (event.key === "Enter") goTo(forest, run, side, node);
  else if (event.key === "+") look(zoomed(side.view, NEARER, holdOf(forest, run, side)));
  else if (event.key === "-") look(zoomed(side.view, 1 / NEARER, holdOf(forest, run, side)));
  else if (event.key === "0") look(WHOLE);
  else if (event.key === "f") toggleBranch(forest, run, side, node);
  else return;
  event.preventDefault();
}

/**
 * Zooms with Ctrl (as a pinch on a touch pad does) or while the icicle has the focus; otherwise the page scrolls.
 * @type {(side: Side, event: WheelEvent, look: (view: Side["view"]) => void) => void}
 */
function zoomOrPan(side, event, look) {
  const place = /** @type {HTMLElement} */ (event.currentTarget);
  if (!event.ctrlKey && document.activeElement !== place) return;
  event.preventDefault();
  const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
  if (sideways) look(moved(side.view, event.deltaX / place.clientWidth));
  else look(zoomed(side.view, WHEEL ** (-event.deltaY * (event.ctrlKey ? 4 : 1)), pointAt(side, place, event.clientX)));
}

/** A node in words. @type {(run: Grown, node: number, lang: Lang) => string} */
export function nodeInWords(run, node, lang) {
  const w = words(lang);
  const { tree } = run;
  const { event, level, nodes, cuts, parent, gone } = tree.columns;
  if ((parent[node] ?? -1) < 0) return w.root;
  const packed = event[node] ?? 0;
  const what = spoken(run, { cell: eventCell(packed), value: eventValue(packed) }, lang);
  const rule = run.rules[eventRule(packed)]?.words[lang];
  const names = { open: w.lookOpen, bare: w.lookBare, leafy: w.lookLeafy, solved: w.lookSolved };
  const look = lookOf(tree, node);
  const cut = rule ? w.lookCutBy(rule) : w.lookCut;
  const became = look === "cut" ? cut : names[look];
  const below =
    gone[node] && !isCut(tree, node) ? [w.nodesBelow(count(lang, nodes[node] ?? 0), count(lang, cuts[node] ?? 0))] : [];
  const folded = isFolded(tree, node) ? [w.lookFolded] : [];
  return [w.nodeSaid(what, level[node] ?? 0, became), ...below, ...folded].join(w.comma);
}
