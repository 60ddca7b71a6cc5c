/**
 * The views that an author can choose, with titles.
 *
 * suits    whether the puzzle has this view
 * height   the height, in rem, that it needs on most puzzles in a frame that cannot grow
 */

import { hasProgram, PANELS, watchable } from "../state/index.js";
import { VIEW_NAMES } from "./options.js";

/** @import { ViewName } from "./options.js" */
/** @import { State } from "../state/state.js" */
/** @import { Words } from "../words/words.js" */

/** @typedef {{ title: (words: Words) => string, suits: (state: State) => boolean, height: number }} Offer */

/** @type {(state: State) => boolean} */
export const isPlacement = ({ puzzle }) => puzzle.kind === "placement";

/** The views by the names that authors use. @type {Record<ViewName, Offer>} */
export const OFFERS = {
  board: { title: (w) => w.boardView, suits: () => true, height: 62 },
  player: { title: (w) => w.playerView, suits: () => true, height: 70 },
  race: { title: (w) => w.raceView, suits: PANELS.race, height: 55 },
  plan: { title: (w) => w.planView, suits: PANELS.plan, height: 55 },
  program: { title: (w) => w.programView, suits: hasProgram, height: 55 },
  tree: { title: (w) => w.treeView, suits: PANELS.tree, height: 63 },
  map: { title: (w) => w.mapView, suits: (state) => !isPlacement(state), height: 55 },
  classes: { title: (w) => w.classesView, suits: isPlacement, height: 91 },
  watch: { title: (w) => w.watchView, suits: (state) => watchable(state) !== undefined, height: 58 },
  python: { title: (w) => w.pythonView, suits: () => true, height: 73 },
};

/** The height, in rem, of a frame that cannot grow with these views; "" is no view. @type {(names: string[]) => number} */
export const heightOf = (names) =>
  Math.max(...VIEW_NAMES.filter((name) => names.includes(name)).map((name) => OFFERS[name].height));
