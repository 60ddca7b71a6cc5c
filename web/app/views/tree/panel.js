/** The panel of the tree: the search as it grows, and a second strategy beside it. */

import { save as saveFile } from "../../dom/download.js";
import { classMap, html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { edit } from "../../draft/index.js";
import { isAlive, isGoing, isRunning } from "../../engine/index.js";
import { imageOfTree, totalsOf } from "../../icicle/index.js";
import { begin, choose, stop, toggle } from "../../search/index.js";
import { comparable, isOutdated, isWave, strategiesOf, treeStrategies } from "../../state/index.js";
import { chooseBeside, stopBeside, toggleBeside } from "../../tree/index.js";
import { count, words } from "../../words/index.js";
import { valueIn } from "../frame/index.js";
import { pairOf } from "./comparing.js";
import { icicle, sceneOf } from "./icicle.js";
import { legend } from "./legend.js";
import { levels } from "./levels.js";
import { measureChoice, measureHint, measureOf } from "./measure.js";
import { partings } from "./partings.js";
import { pathHere } from "./path.js";
import { boundShown, isGrown, scaleOf } from "./scale.js";

/** @import { App, Lang, State } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Panel } from "../frame/panel.js" */
/** @import { Grown, Scale } from "./scale.js" */

/** Milliseconds between two tables of what is being counted. */
const PULSE = 250;
/** Pixels that each of two icicles may be tall: both are in sight, and where they part. */
const TALL_BESIDE = 156;
/** Pixels of a saved picture. */
const SAVED = 1200;

/** @type {Panel} */
export const TREE = {
  name: "tree",
  title: (w) => w.tree,
  beside: () => "",
  body,
};

/** @type {(app: App) => unknown} */
function body(app) {
  const { state } = app;
  const { tree, run } = state;
  const w = words(state.lang);
  const runs = tree.beside ? [run, tree.twin] : [run];
  const two = runs.length > 1;
  const scale = two ? scaleOf(runs, tree.sides, TALL_BESIDE) : scaleOf(runs, tree.sides);
  const looks = { compares: pairOf(state) !== null, loses: measureOf(state) === "unpruned" };
  const colours = runs.some(hasBranches) ? legend(app, scale, looks) : nothing;
  return html`<div class="tree-choices ${classMap({ two: two && state.lasting })}">${state.lasting ? strategyChoice(app) : nothing} ${besideChoice(app)} ${two ? nothing : measureChoice(app)}</div>
    ${comparison(state)} ${two ? nothing : colours}
    <div class="trees ${classMap({ two })}">
      ${runs.map((each, number) => sideOf(app, each, number, scale))} ${partings(app)}
    </div>
    ${two ? html`${measureChoice(app)} <p class="note">${measureHint(state)} ${w.besideSame} ${w.icicleHint(true)}</p> ${colours}` : nothing}`;
}

/** Whether there is anything whose colours say something. @type {(run: Run | null) => boolean} */
const hasBranches = (run) => isGrown(run) && run.tree.end > 0;

/** @type {(app: App, run: Run | null, number: number, scale: Scale) => unknown} */
function sideOf(app, run, number, scale) {
  const { state } = app;
  const name = number === 1 ? state.tree.beside : (run?.strategy ?? state.draft.strategy);
  const strategy = strategiesOf(state).find((each) => each.name === name);
  const title = strategy?.title[state.lang] ?? "";
  return html`<section class="tree-side" aria-label=${title}>
    <header>
      <h3>${title}</h3>
      ${state.tree.beside === "" ? nothing : number === 0 ? ordersHere(app, title) : ordersBeside(app, title)}
    </header>
    ${
      strategy && !treeStrategies(state).includes(strategy)
        ? silence(app)
        : isGrown(run)
          ? grownTree(app, run, /** @type {Side} */ (state.tree.sides[number]), scale)
          : waits(app, run)
    }
  </section>`;
}

/** @type {(app: App, run: Run | null) => unknown} */
function waits(app, run) {
  const { lang, loading } = app.state;
  const w = words(lang);
  if (run) return html`<p class="note">${w.treeOpens}</p>`;
  if (app.state.tree.beside !== "") return nothing; // the orders of each are at its head
  return html`<p class="note">${w.treeWaits}</p>
    <p><button ?disabled=${loading.stage !== "ready"} @click=${() => begin(app, "run")}>${icon("play")}${w.treeGrow}</button></p>`;
}

/** The strategy tells nothing: offers the best one that does. @type {(app: App) => unknown} */
function silence(app) {
  const { state } = app;
  const w = words(state.lang);
  const other = comparable(state);
  const grow = () => {
    edit(app, (draft) => {
      draft.strategy = other?.name ?? draft.strategy;
    });
    begin(app, "run");
  };
  return html`<p class="note">${isWave(state, state.draft.strategy) ? w.treeOfLevels : w.treeSilent}</p>
    ${other && !isAlive(state.run) ? html`<p><button @click=${grow}>${w.treeGrow + w.colon + other.title[state.lang]}</button></p>` : nothing}`;
}

/** One tree: in words, the path, the whole, level by level. @type {(app: App, run: Grown, side: Side, scale: Scale) => unknown} */
export function grownTree(app, run, side, scale) {
  const { state } = app;
  const { lang } = state;
  const w = words(lang);
  const summary = treeSummary(lang, run, side);
  const notes = [
    ...(run.sampled ? [w.treeSampledMoves] : isRunning(run) ? [w.treeSampledPictures] : []),
    ...(run.tree.folds > 0 ? [w.treeFolded] : []),
    ...(isOutdated(state, run) ? [w.treeOutdated] : []),
  ];
  return html`
    <p class="summary">${summary}</p>
    ${bounds(app, run, side)}
    <div class="pictures">
      <div>${pathHere(app, run, side, scale)}</div>
      <div>
        ${icicle(app, run, side, scale, summary)}
        <div class="notes">
          <p class="note bad" role="status">${side.far && side.picked?.at === run.at ? w.treeFar : nothing}</p>
          ${notes.map((note) => html`<p class="note">${note}</p>`)}
        </div>
      </div>
    </div>
    ${levels(lang, run, side, scale, pulseOf(run))}
    <p class="note">${w.byLevelScale}</p>
    <button class="tool" @click=${() => save(app, run, side, scale)}>${icon("save")}<span>${w.saveTree}</span></button>
  `;
}

/** What the tree that is shown has, in words. @type {(lang: Lang, run: Grown, side: Side) => string} */
export function treeSummary(lang, run, side) {
  const all = totalsOf(boundShown(run, side));
  const [nodes, cuts, solved] = [all.nodes, all.cuts, all.solved].map((each) => count(lang, each));
  return words(lang).treeSummary(nodes ?? "", cuts ?? "", solved ?? "", all.deepest);
}

/** The bounds of a search that deepens, each with a tree of its own. @type {(app: App, run: Grown, side: Side) => unknown} */
function bounds(app, run, side) {
  const w = words(app.state.lang);
  const all = run.tree.bounds;
  if (all.length < 2) return nothing;
  const choose = (/** @type {Event} */ event) => {
    const chosen = Number(valueIn(event));
    Object.assign(side, { bound: chosen === all.length - 1 ? null : chosen, view: { left: 0, right: 1 } });
    app.draw();
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

/** The moments at which tables were written anew last. @type {WeakMap<Run, { when: number, end: number }>} */
const pulses = new WeakMap();

/** How far a tree had grown when its table was to be written last. @type {(run: Grown) => number} */
function pulseOf(run) {
  const last = pulses.get(run);
  const now = performance.now();
  if (last && isRunning(run) && now - last.when < PULSE) return last.end;
  pulses.set(run, { when: now, end: run.tree.end });
  return run.tree.end;
}

/** The orders of the search itself. @type {(app: App, title: string) => unknown} */
const ordersHere = (app, title) =>
  orders(app, app.state.run, title, { first: words(app.state.lang).treeGrow, turn: toggle, end: stop });

/** The orders of the second one. @type {(app: App, title: string) => unknown} */
export const ordersBeside = (app, title) =>
  orders(app, app.state.tree.twin, title, {
    first: words(app.state.lang).besideStart,
    turn: toggleBeside,
    end: stopBeside,
  });

/**
 * Starting, pausing and stopping a search, in little room; `first` is the name of the start, `title` that of the strategy.
 * @type {(app: App, run: Run | null, title: string, how: { first: string, turn: (app: App) => void, end: (app: App) => void }) => unknown}
 */
function orders(app, run, title, { first, turn, end }) {
  const { state } = app;
  const w = words(state.lang);
  const alive = isAlive(run);
  const running = isGoing(run);
  const isWhole = run?.progress?.state === "done" && !isOutdated(state, run); // nothing is left to grow
  const name = running || alive ? `${running ? w.pause : w.resume}${w.colon}${title}` : first;
  const stopName = `${w.stop}${w.colon}${title}`;
  return html`<div class="orders">
    <button class="round" aria-label=${name} title=${name} ?disabled=${state.loading.stage !== "ready" || isWhole} @click=${() => turn(app)}>
      ${icon(running ? "hold" : "play")}
    </button>
    <button class="round stop" aria-label=${stopName} title=${stopName} ?disabled=${!alive} @click=${() => end(app)}>${icon("stop")}</button>
  </div>`;
}

/** The first strategy; in Compare its choice is here. @type {(app: App) => unknown} */
function strategyChoice(app) {
  const { state } = app;
  const w = words(state.lang);
  return html`<label class="strategy"><span>${w.strategy}</span>
    <select name="strategy" @change=${(/** @type {Event} */ event) => choose(app, valueIn(event))}>
      ${strategiesOf(state).map(
        ({ name, title }) =>
          html`<option value=${name} .selected=${name === state.draft.strategy}>${title[state.lang]}</option>`,
      )}
    </select>
  </label>`;
}

/** The choice of the second strategy. @type {(app: App) => unknown} */
export function besideChoice(app) {
  const { state } = app;
  const w = words(state.lang);
  const telling = treeStrategies(state);
  return html`<label class="tree-beside"><span>${w.besideChoice}</span>
    <select name="beside" @change=${(/** @type {Event} */ event) => chooseBeside(app, valueIn(event))}>
      <option value="" .selected=${state.tree.beside === ""}>${w.besideNothing}</option>
      ${telling.map(
        ({ name, title }) =>
          html`<option value=${name} .selected=${state.tree.beside === name}>${title[state.lang]}</option>`,
      )}
    </select>
  </label>`;
}

/** How many times as many nodes one takes as the other, or will by what is known of it now. @type {(state: State) => unknown} */
export function comparison(state) {
  const { run, lang, tree } = state;
  const w = words(lang);
  if (tree.beside === "") return nothing;
  const both = [run, tree.twin].filter(isGrown).sort((one, other) => nodesOf(one) - nodesOf(other));
  const [few, many] = both;
  const title = (/** @type {Run} */ { strategy }) =>
    strategiesOf(state).find(({ name }) => name === strategy)?.title[lang] ?? strategy;
  const times = few && many ? nodesOf(many) / nodesOf(few) : Number.NaN;
  const over = both.every(({ progress }) => progress?.state === "done");
  const say = over ? w.besideNodes : w.besideAbout;
  return html`<p class="note comparison">
    ${few && many && times > 1 ? html`<strong>${say(title(many), count(lang, Number(times.toPrecision(over ? 3 : 2))), title(few))}</strong>` : nothing}
  </p>`;
}

/** The nodes of the whole search, as far as can be said by the part that is finished; NaN while nothing can. @type {(run: Run) => number} */
function nodesOf({ progress }) {
  const { nodes = Number.NaN, finished = 0, state } = progress ?? {};
  return state === "done" ? nodes : nodes / (finished || Number.NaN);
}

/** Saves the icicle as it is seen, in the colours of paper: one file that needs nothing else. @type {(app: App, run: Grown, side: Side, scale: Scale) => void} */
function save(app, run, side, scale) {
  const { state } = app;
  const paper = Object.assign(document.createElement("div"), { className: "on-paper" });
  document.body.append(paper);
  const look = getComputedStyle(paper);
  const title = `${state.puzzle.title[state.lang]} · ${words(state.lang).tree}`;
  const image = imageOfTree(sceneOf(app, run, side, scale), SAVED, title, (name) =>
    look.getPropertyValue(`--${name}`).trim(),
  );
  paper.remove();
  saveFile(`${state.puzzle.name}-tree.svg`, new Blob([image], { type: "image/svg+xml" }));
}
