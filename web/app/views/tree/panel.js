/** The panel of the tree: the search as it grows, and a second strategy beside it. */

import { classMap, html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { edit } from "../../draft/index.js";
import { isAlive, isGoing, takesOrders } from "../../engine/index.js";
import { learns } from "../../lessons/index.js";
import { beginWhole, choose, stop, toggle, whyNotStarted } from "../../search/index.js";
import {
  comparable,
  hasFrontier,
  isFarMore,
  isOutdated,
  nodesCounted,
  strategiesOf,
  treeStrategies,
} from "../../state/index.js";
import { chooseBeside, stopBeside, toggleBeside } from "../../tree/index.js";
import { BESIDE } from "../../words/beside.js";
import { count, words } from "../../words/index.js";
import { MEASURE } from "../../words/measure.js";
import { valueIn } from "../frame/index.js";
import { forestOf } from "./forest.js";
import { details, grownTree, notesOfBoth, treeBeside } from "./grown.js";
import { legend } from "./legend.js";
import { lessons, savedByLearning } from "./lessons.js";
import { measureChoice, measureHint } from "./measure.js";
import { partings } from "./partings.js";
import { isGrown, roomOf, scaleOf } from "./scale.js";
import { scaleInWords } from "./sizes.js";

/** @import { App, State } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Panel } from "../frame/panel.js" */
/** @import { Forest } from "./forest.js" */
/** @import { Scale } from "./scale.js" */

/** The most pixels of height of each of two icicles: both stay in view, and so does the list of partings. */
const TALL_BESIDE = 156;

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
  const forest = forestOf(app);
  const choices = html`${state.lasting ? strategyChoice(app) : nothing} ${besideChoice(app, tree.beside)} ${alone(state)}`;
  if (!tree.beside) {
    const scale = scaleOf([run], tree.sides);
    return html`<div class="tree-choices">${choices} ${measureChoice(forest)}</div>
      <div class="trees">${sideOf(app, forest, run, 0, scale)}</div>
      ${run && learns(run.tape) ? lessons(app, run) : nothing}`;
  }
  const runs = [run, tree.twin];
  const scale = scaleOf(runs, tree.sides, TALL_BESIDE, state.shown);
  return html`<div class="tree-choices ${classMap({ two: state.lasting })}">${choices}</div>
    ${comparison(app, forest)}
    <div class="trees two" .style=${`--icicle:${roomOf(scale, TALL_BESIDE, state.shown)}px`}>
      ${runs.map((each, number) => sideOf(app, forest, each, number, scale))} <p class="scales">${scaleInWords(forest)}</p>
      ${partings(forest, notesOfBoth(forest))} ${measureChoice(forest)}
    </div>
    ${details(forest, runs, scale)}
    <p class="note">${measureHint(forest)} ${w.besideSame} ${MEASURE.icicleHint[state.lang](true)} ${state.lasting ? BESIDE.secondHint[state.lang] : nothing}</p>
    ${legend(forest, scale, [forest.titleOf(nameOf(state, run, 0)), forest.titleOf(tree.beside)])}`;
}

/** The strategy of the first or the second tree. @type {(state: State, run: Run | null, number: number) => string} */
const nameOf = ({ tree, draft }, run, number) => (number === 1 ? tree.beside : (run?.strategy ?? draft.strategy));

/** @type {(app: App, forest: Forest, run: Run | null, number: number, scale: Scale) => unknown} */
function sideOf(app, forest, run, number, scale) {
  const { state } = app;
  const name = nameOf(state, run, number);
  const strategy = strategiesOf(state).find((each) => each.name === name);
  const title = forest.titleOf(name);
  return html`<section class="tree-side" aria-label=${title}>
    <header>
      <h3>${title}</h3>
      ${state.tree.beside === "" ? nothing : number === 0 ? ordersHere(app, title) : ordersBeside(app, title)}
    </header>
    ${
      strategy && !treeStrategies(state).includes(strategy)
        ? silence(app)
        : isGrown(run)
          ? (state.tree.beside ? treeBeside : grownTree)(
              forest,
              run,
              /** @type {Side} */ (state.tree.sides[number]),
              scale,
            )
          : waits(app, run)
    }
  </section>`;
}

/** @type {(app: App, run: Run | null) => unknown} */
function waits(app, run) {
  const { lang, loading, tree, faults } = app.state;
  const w = words(lang);
  if (run) return html`<p class="note">${w.treeOpens}</p>`;
  if (tree.beside !== "")
    return html`<p class="note">${faults.length > 0 ? whyNotStarted(app.state, lang) : BESIDE.idle[lang]}</p>`;
  return html`<p class="note">${w.treeWaits}</p>
    <p><button ?disabled=${loading.stage !== "ready"} @click=${() => beginWhole(app)}>${icon("play")}${w.treeGrow}</button></p>`;
}

/** The strategy does not report its steps: offers the best one that does. @type {(app: App) => unknown} */
function silence(app) {
  const { state } = app;
  const w = words(state.lang);
  const other = comparable(state);
  const grow = () => {
    edit(app, (draft) => {
      draft.strategy = other?.name ?? draft.strategy;
    });
    beginWhole(app);
  };
  return html`<p class="note">${hasFrontier(state, state.draft.strategy) ? w.treeOfLevels : w.treeSilent}</p>
    ${other && !isAlive(state.run) ? html`<p><button @click=${grow}>${w.treeGrow + w.colon + other.title[state.lang]}</button></p>` : nothing}`;
}

/** The controls of the first search. @type {(app: App, title: string) => unknown} */
const ordersHere = (app, title) =>
  orders(app, app.state.run, title, { first: words(app.state.lang).treeGrow, change: toggle, end: stop });

/** The controls of the second search. @type {(app: App, title: string) => unknown} */
export const ordersBeside = (app, title) =>
  orders(app, app.state.tree.twin, title, {
    first: words(app.state.lang).besideStart,
    change: toggleBeside,
    end: stopBeside,
  });

/**
 * Compact controls that start, pause and stop a search; `first` is the name of the start, `title` that of the strategy.
 * @type {(app: App, run: Run | null, title: string, how: { first: string, change: (app: App) => void, end: (app: App) => void }) => unknown}
 */
function orders(app, run, title, { first, change, end }) {
  const { state } = app;
  const w = words(state.lang);
  const alive = takesOrders(run);
  const running = isGoing(run);
  const isWhole = run?.progress?.state === "done" && !isOutdated(state, run); // nothing is left to grow
  const name = running || alive ? `${running ? w.pause : w.resume}${w.colon}${title}` : first;
  const stopName = `${w.stop}${w.colon}${title}`;
  return html`<div class="orders">
    <button class="round" aria-label=${name} title=${name} ?disabled=${state.loading.stage !== "ready" || isWhole} @click=${() => change(app)}>
      ${icon(running ? "hold" : "play")}
    </button>
    <button class="round stop" aria-label=${stopName} title=${stopName} ?disabled=${!alive} @click=${() => end(app)}>${icon("stop")}</button>
  </div>`;
}

/** The choice of the first strategy, which Compare shows here. @type {(app: App) => unknown} */
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

/** Why there is no second tree, if only one strategy has a tree. @type {(state: State) => unknown} */
function alone(state) {
  const [only, second] = treeStrategies(state);
  if (!state.lasting || !only || second) return nothing;
  const { lang } = state;
  return html`<p class="note">${BESIDE.alone[lang](only.title[lang], words(lang).race)}</p>`;
}

/** The choice of the second strategy, of which `shown` is visible; nothing if no other strategy has a tree. @type {(app: App, shown: string) => unknown} */
export function besideChoice(app, shown) {
  const { state } = app;
  const w = words(state.lang);
  const telling = treeStrategies(state);
  if (telling.length < 2 && shown === "") return nothing;
  return html`<label class="tree-beside"><span>${w.besideChoice}</span>
    <select name="beside" @change=${(/** @type {Event} */ event) => chooseBeside(app, valueIn(event))}>
      <option value="" .selected=${shown === ""}>${w.besideNothing}</option>
      ${telling.map(
        ({ name, title }) => html`<option value=${name} .selected=${shown === name}>${title[state.lang]}</option>`,
      )}
    </select>
  </label>`;
}

/** The ratio of the two searches' nodes, known or estimated, if it is certain which has more. @type {(app: App, forest: Forest) => unknown} */
export function comparison({ state }, forest) {
  const { run, lang, tree, titleOf } = forest;
  const w = words(lang);
  if (tree.beside === "") return nothing;
  const both = [run, tree.twin]
    .filter(isGrown)
    .map((each) => ({ title: titleOf(each.strategy), ...nodesOf(state, each) }));
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
 * @type {(state: State, run: Run) => { nodes: number, isExact: boolean }}
 */
function nodesOf(state, run) {
  const { nodes = Number.NaN, finished = 0, state: stage } = run.progress ?? {};
  if (stage === "done") return { nodes, isExact: true };
  return nodesCounted(state, run) ?? { nodes: nodes / (finished || Number.NaN), isExact: false };
}
