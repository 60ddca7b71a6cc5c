/** Navigating a tree: picking a node, and showing it on the board. */

import { bringing, nodeAt, pathTo, placesOf } from "../../icicle/index.js";
import { layoutOf } from "./measure.js";

/** @import { Forest } from "./forest.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Place } from "../../icicle/layout.js" */
/** @import { Grown } from "./scale.js" */

/** The node that keys start from: the one they have reached, or the deepest open node at the moment on the board. @type {(run: Grown, side: Side) => number} */
export function pickedNode({ tree, at }, { picked }) {
  return nodeAt(tree, picked?.at === at ? picked.born : at);
}

/** The extent of a node in the drawing. @type {(forest: Forest, run: Grown, node: number) => Place} */
export const placeIn = (forest, run, node) =>
  /** @type {Place} */ (placesOf(run.tree, pathTo(run.tree, node), layoutOf(forest, run)).at(-1));

/** @type {(forest: Forest, run: Grown, side: Side, node: number) => void} */
export function pick(forest, run, side, node) {
  side.picked = { born: run.tree.columns.born[node] ?? 0, at: run.at };
  side.view = bringing(side.view, placeIn(forest, run, node));
  forest.draw();
}

/**
 * Shows a node on the board: the moment when it was visited. The second run has no board; it remembers its own moment.
 * @type {(forest: Forest, run: Grown, side: Side, node: number) => void}
 */
export function goTo(forest, run, side, node) {
  const born = run.tree.columns.born[node] ?? 0;
  side.far = born < run.tape.first;
  if (run === forest.run) {
    run.playing = false;
    forest.show(born);
  } else {
    run.at = Math.min(run.tape.end, Math.max(run.tape.first, born));
    run.follow = false;
  }
  side.picked = side.far ? { born, at: run.at } : null;
  forest.draw();
}
