/**
 * The contents of the panel of trees: what it is given of the page around it, as a record made for one drawing, and what
 * can be done there. Its views take a record, not the page.
 */

import { edit } from "../../draft/index.js";
import { isAlive, isGoing, takesOrders } from "../../engine/index.js";
import { askLessons, cameFrom, factsBehind, goBack, goToLesson, learns } from "../../lessons/index.js";
import { beginWhole, choose, stop, toggle, whyNotStarted } from "../../search/index.js";
import {
  comparable,
  hasFrontier,
  isOutdated,
  LISTED,
  nodesCounted,
  strategiesOf,
  treeStrategies,
} from "../../state/index.js";
import { chooseBeside, stopBeside, toggleBeside } from "../../tree/index.js";
import { words } from "../../words/index.js";
import { forestOf } from "./forest.js";

/** @import { CatalogStrategy } from "../../../worker/protocol.js" */
/** @import { Lesson } from "../../lessons/learned.js" */
/** @import { App, Lang } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { Forest } from "./forest.js" */

/**
 * The controls of one of the two searches.
 * @typedef {object} Orders
 * @property {Lang} lang
 * @property {string} first the name of its start
 * @property {boolean} isOpen whether it can be started or resumed
 * @property {boolean} isGoing
 * @property {boolean} takesOrders whether it can be paused, resumed or stopped
 * @property {() => void} toggle starts, pauses or resumes it
 * @property {() => void} stop
 */

/**
 * @typedef {object} TreeContents
 * @property {Forest} forest the trees
 * @property {boolean} isLasting whether the page stays, so that there is room for choices
 * @property {boolean} isReady whether Python is there
 * @property {string} strategy the one chosen
 * @property {CatalogStrategy[]} strategies those of the puzzle
 * @property {CatalogStrategy[]} telling those that have a tree
 * @property {boolean} isOfLevels whether the chosen one goes level by level
 * @property {{ title: string, grow: () => void } | null} other a strategy that has a tree, if it can be grown now instead
 * @property {string} whyNot why there is no search, in words; "" if nothing is wrong with the draft
 * @property {(run: Run) => { nodes: number, isExact: boolean } | null} nodesCounted the nodes of the whole search, if they were counted beforehand
 * @property {[Orders, Orders]} orders
 * @property {() => void} grow starts the search, to its end
 * @property {(strategy: string) => void} choose
 * @property {(strategy: string) => void} chooseBeside chooses the second strategy, or none
 * @property {Lessons | null} lessons what the first search has learned, if it is one that learns
 */

/** @type {(app: App) => TreeContents} */
export function treeContents(app) {
  const { state } = app;
  const { lang, run, tree } = state;
  const w = words(lang);
  const other = comparable(state);
  const here = ordersOf(app, run, w.treeGrow, { toggle, stop });
  const beside = ordersOf(app, tree.twin, w.besideStart, { toggle: toggleBeside, stop: stopBeside });
  return {
    forest: forestOf(app),
    isLasting: state.lasting,
    isReady: state.loading.stage === "ready",
    strategy: state.draft.strategy,
    strategies: strategiesOf(state),
    telling: treeStrategies(state),
    isOfLevels: hasFrontier(state, state.draft.strategy),
    other: other && !isAlive(run) ? { title: other.title[lang], grow: () => growWith(app, other.name) } : null,
    whyNot: state.faults.length > 0 ? whyNotStarted(state, lang) : "",
    nodesCounted: (search) => nodesCounted(state, search),
    orders: [here, beside],
    grow: () => beginWhole(app),
    choose: (strategy) => choose(app, strategy),
    chooseBeside: (strategy) => chooseBeside(app, strategy),
    lessons: run && learns(run.tape) ? lessonsContents(app, run) : null,
  };
}

/** @type {(app: App, strategy: string) => void} */
function growWith(app, strategy) {
  edit(app, (draft) => {
    draft.strategy = strategy;
  });
  beginWhole(app);
}

/** @type {(app: App, run: Run | null, first: string, by: { toggle: (app: App) => void, stop: (app: App) => void }) => Orders} */
function ordersOf(app, run, first, by) {
  const { state } = app;
  const isWhole = run?.progress?.state === "done" && !isOutdated(state, run); // nothing is left to grow
  return {
    ...{ lang: state.lang, first },
    isOpen: state.loading.stage === "ready" && !isWhole,
    isGoing: isGoing(run),
    takesOrders: takesOrders(run),
    toggle: () => by.toggle(app),
    stop: () => by.stop(app),
  };
}

/**
 * What a search has learned up to the moment on the board.
 * @typedef {object} Lessons
 * @property {Lang} lang
 * @property {Run} run
 * @property {number} most how many are listed
 * @property {Links | null} links those of the moment; null where they are shown elsewhere
 * @property {(shown: Lesson[]) => void} ask asks for the words of these
 * @property {(at: number) => void} goTo shows the moment of one
 * @property {() => void} more lists more of them
 */

/** @type {(app: App, run: Run) => Lessons} */
export function lessonsContents(app, run) {
  const { lang, tree, watch } = app.state;
  return {
    ...{ lang, run, most: tree.lessons, links: watch.open ? null : linksOf(app) },
    ask: (shown) => askLessons(app, run, shown),
    goTo: (at) => goToLesson(app, at),
    more() {
      tree.lessons += LISTED;
      app.draw();
    },
  };
}

/**
 * Links between the moment that uses a learned fact and the one when it was learned.
 * @typedef {object} Links
 * @property {Lang} lang
 * @property {ReturnType<typeof factsBehind>} facts those that this moment uses
 * @property {number | null} from the moment that led here
 * @property {(at: number) => void} goTo shows the moment of a fact
 * @property {(at: number) => void} goBack
 */

/** Those of the moment on the board; null if it shows no search. @type {(app: App) => Links | null} */
export function linksOf(app) {
  const { run, view, lang } = app.state;
  if (!run || view.kind !== "run") return null;
  return {
    ...{ lang, facts: factsBehind(app.state), from: cameFrom(run) },
    goTo: (at) => goToLesson(app, at),
    goBack: (at) => goBack(app, at),
  };
}
