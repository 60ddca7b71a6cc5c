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
import { bookmarksOf, eventCell, eventRule, eventValue } from "../../state/index.js";
import { isFolded } from "../../tree/index.js";
import { count, words } from "../../words/index.js";
import { MEASURE } from "../../words/measure.js";
import { comparedNow } from "./comparing.js";
import { watchSecond } from "./exchange.js";
import { foldBranch, turnBranch } from "./folds.js";
import { layoutOf, measureHint } from "./measure.js";
import { goTo, pick, pickedNode, placeIn } from "./navigation.js";
import { spoken } from "./path.js";
import { touches } from "./pointers.js";
import { boundShown, colourOf } from "./scale.js";

/** @import { App, Lang, State } from "../../state/state.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Scene } from "../../icicle/picture.js" */
/** @import { Grown, Scale } from "./scale.js" */

/** The zoom factor of a key or a button, and of a notch of the wheel. */
const NEARER = 2;
const WHEEL = 1.0025;
/** The part of the visible width by which a key moves it. */
const PART = 0.25;

const WAYS = /** @type {const} */ ({ ArrowUp: "parent", ArrowDown: "child", ArrowLeft: "before", ArrowRight: "after" });

/** How strong the colours are: of a node by itself, of several in one bar, of one that the first tree has too, of what is missing. */
const [ALONE, DENSE, PALE, LOST] = [1, 0.85, 0.25, 0.6];

/** The scene to draw. @type {(app: App, run: Grown, side: Side, scale: Scale) => Scene} */
export function sceneOf(app, run, side, scale) {
  const compared = run === app.state.tree.twin ? comparedNow(app) : null;
  const equal = compared?.folds === run.tree.folds ? compared.comparison.equal : null;
  const { root } = boundShown(run, side);
  const current = nodeAt(run.tree, run.at);
  const picked = pickedNode(run, side);
  const here = (/** @type {number} */ node) => run.tree.bounds[boundOf(run.tree, node)]?.root === root;
  return {
    tree: run.tree,
    root,
    view: side.view,
    layout: layoutOf(app.state, run),
    flags: run === app.state.run ? flagged(app.state, run, here) : [],
    rows: scale.rows,
    tall: scale.tall,
    standing: here(current) ? current : root,
    picked: here(picked) ? picked : root,
    strength: ({ node, dense, filled, lost }) => (lost ? LOST : dense ? DENSE * filled : equal?.[node] ? PALE : ALONE),
    how: compared?.key ?? "",
    ink: ({ look, rule }) => (look === "cut" ? `cut-${colourOf(scale, run, rule)}` : `tree-${look}`),
  };
}

/** The nodes of this tree that have a bookmark. @type {(state: State, run: Grown, here: (node: number) => boolean) => number[]} */
const flagged = (state, { tree }, here) =>
  bookmarksOf(state).flatMap(({ at }) => (at <= tree.end && here(nodeAt(tree, at)) ? [nodeAt(tree, at)] : []));

/** @type {(app: App, run: Grown, side: Side, scale: Scale, summary: string) => unknown} */
export function icicle(app, run, side, scale, summary) {
  const { lang } = app.state;
  const w = words(lang);
  const scene = sceneOf(app, run, side, scale);
  const look = (/** @type {typeof side.view} */ view) => {
    side.view = view;
    app.draw();
  };
  /** @type {(place: Element, x: number, y: number) => void} */
  const click = (place, x, y) => {
    const at = pointAt(side, place, x);
    const row = Math.floor((y - place.getBoundingClientRect().top) / scale.tall);
    goTo(app, run, side, nodeUnder(run.tree, scene.root, at, row, scene.layout));
  };
  const hint = `tree-keys-${run.job}`;
  return html`<div class="icicle" tabindex="0" role="application" aria-roledescription=${w.icicleKind}
      aria-label="${w.icicle}${w.colon}${summary}" aria-describedby=${hint}
      @keydown=${(/** @type {KeyboardEvent} */ event) => walk(app, run, side, event, look)}
      @wheel=${(/** @type {WheelEvent} */ event) => turn(side, event, look)}
      ${touches({ view: () => side.view, look, click })}>
      <canvas .style=${`height:${scale.rows * scale.tall}px`} aria-hidden="true"
        ${ref((canvas) => canvas && drawOn(/** @type {HTMLCanvasElement} */ (canvas), scene))}></canvas>
    </div>
    <div class="icicle-foot">
      <div class="whereabouts">
        <p class="picked" role="status">${guard([run.tree.columns.event[scene.picked], scene.picked, lang], () => nodeInWords(run, scene.picked, lang))}</p>
        ${run === app.state.run ? html`<button class="quiet to-board" @click=${() => seekBoard(app)}>${w.seeBoard}</button>` : watchSecond(app)}
        ${foldBranch(app, run, side, scene.picked)}
      </div>
      <div class="zoom">
        <span>${isWhole(side.view) ? nothing : w.zoomedTo(timesOf(lang, side))}</span>
        <button aria-label=${w.farther} title=${w.farther} ?disabled=${isWhole(side.view)}
          @click=${() => look(zoomed(side.view, 1 / NEARER, holdOf(app, run, side)))}>−</button>
        <button aria-label=${w.nearer} title=${w.nearer}
          @click=${() => look(zoomed(side.view, NEARER, holdOf(app, run, side)))}>+</button>
        <button ?disabled=${isWhole(side.view)} @click=${() => look(WHOLE)}>${w.wholeTree}</button>
      </div>
    </div>
    <p class="note" id=${hint}>${measureHint(app.state)} ${MEASURE.icicleHint[lang](run === app.state.run)}</p>`;
}

/** Offers to show the board, which may be out of sight. @type {(app: App) => void} */
function seekBoard(app) {
  app.state.sought = "board";
  app.draw();
}

/** The point that stays in place while keys or buttons zoom. @type {(app: App, run: Grown, side: Side) => number} */
const holdOf = (app, run, side) => holding(side.view, placeIn(app, run, pickedNode(run, side)));

/** @type {(lang: Lang, side: Side) => string} */
const timesOf = (lang, { view: { left, right } }) => count(lang, Number((1 / (right - left)).toPrecision(2)));

/** The point of the tree at `x` on the screen. @type {(side: Side, place: Element, x: number) => number} */
function pointAt({ view: { left, right } }, place, x) {
  const box = place.getBoundingClientRect();
  return left + ((x - box.left) / box.width) * (right - left);
}

/** @type {(app: App, run: Grown, side: Side, event: KeyboardEvent, look: (view: Side["view"]) => void) => void} */
function walk(app, run, side, event, look) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const node = pickedNode(run, side);
  const way = /** @type {(typeof WAYS)[keyof typeof WAYS] | undefined} */ (
    /** @type {Record<string, string>} */ (WAYS)[event.key]
  );
  if (way && event.shiftKey) look(moved(side.view, { before: -PART, after: PART, parent: 0, child: 0 }[way]));
  else if (way) pick(app, run, side, neighbour(run.tree, node, way) ?? node);
  else if (event.key === "Enter") goTo(app, run, side, node);
  else if (event.key === "+") look(zoomed(side.view, NEARER, holdOf(app, run, side)));
  else if (event.key === "-") look(zoomed(side.view, 1 / NEARER, holdOf(app, run, side)));
  else if (event.key === "0") look(WHOLE);
  else if (event.key === "f") turnBranch(app, run, side, node);
  else return;
  event.preventDefault();
}

/** Zooms with Ctrl (a pinch on a touch pad does the same), or if it was clicked before: otherwise the page scrolls. @type {(side: Side, event: WheelEvent, look: (view: Side["view"]) => void) => void} */
function turn(side, event, look) {
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
