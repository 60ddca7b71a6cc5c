/** The forest: one or two trees, and what their views are given of the page around them. */

import { seek } from "../../search/index.js";
import { boardTitle, bookmarksOf, hasSecond, isDeducing, isOutdated, strategiesOf } from "../../state/index.js";
import { pairOf } from "./comparing.js";
import { watchSecond } from "./exchange.js";

/** @import { Shown } from "../../../worker/protocol.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { App, Lang } from "../../state/state.js" */
/** @import { TreePanel } from "../../state/tree.js" */

/**
 * @typedef {object} Forest
 * @property {Lang} lang
 * @property {Shown} shown the board
 * @property {Run | null} run the search of the first tree, of which the board shows a moment
 * @property {TreePanel} tree how the trees are looked at, and the search of the second one
 * @property {number} speed events a second in the player
 * @property {string} name of the puzzle, for a file
 * @property {string} title of the puzzle
 * @property {number[]} bookmarks their moments
 * @property {(strategy: string) => string} titleOf
 * @property {(strategy: string) => boolean} isDeducing whether it tells, without a plan, which values follow from others
 * @property {(run: Run) => boolean} isOutdated whether the board has changed since it began
 * @property {() => boolean} isSecondSeen
 * @property {() => unknown} toSecond what leads from the second tree to its board
 * @property {() => void} draw shows what has changed, soon
 * @property {(at: number) => void} show shows a moment of the first search on the board
 * @property {(id: string) => void} seek brings an element into sight at the next drawing
 */

/** The forest of the page. @type {(app: App) => Forest} */
export function forestOf(app) {
  const { state } = app;
  const { lang, shown, run, tree, speed, puzzle } = state;
  /** @type {Forest} */
  const forest = {
    ...{ lang, shown, run, tree, speed, name: puzzle.name, title: boardTitle(state)[lang] },
    bookmarks: bookmarksOf(state).map(({ at }) => at),
    titleOf: (strategy) => strategiesOf(state).find(({ name }) => name === strategy)?.title[lang] ?? strategy,
    isDeducing: (strategy) => isDeducing(state, strategy),
    isOutdated: (search) => isOutdated(state, search),
    isSecondSeen: () =>
      hasSecond(state) && pairOf(forest) !== null && !(state.watch.open && state.watch.shut.includes("program")),
    toSecond: () => watchSecond(app, forest),
    draw: () => app.draw(),
    show: (at) => seek(app, at),
    seek: (id) => {
      state.sought = id;
    },
  };
  return forest;
}
