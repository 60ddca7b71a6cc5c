/** Navigating a tree: picking a node, and showing it on the board. */

import { bringing, nodeAt, pathTo, placesOf } from "../../icicle/index.js";
import { seek } from "../../search/index.js";
import { layoutOf } from "./measure.js";

/** @import { App } from "../../state/state.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Place } from "../../icicle/layout.js" */
/** @import { Grown } from "./scale.js" */

/** The node that keys start from: the one they have reached, or the deepest open node at the moment on the board. @type {(run: Grown, side: Side) => number} */
export function pickedNode({ tree, at }, { picked }) {
  return nodeAt(tree, picked?.at === at ? picked.born : at);
}

/** The part of the picture that a node has. @type {(app: App, run: Grown, node: number) => Place} */
export const placeIn = ({ state }, run, node) =>
  /** @type {Place} */ (placesOf(run.tree, pathTo(run.tree, node), layoutOf(state, run)).at(-1));

/** @type {(app: App, run: Grown, side: Side, node: number) => void} */
export function pick(app, run, side, node) {
  side.picked = { born: run.tree.columns.born[node] ?? 0, at: run.at };
  side.view = bringing(side.view, placeIn(app, run, node));
  app.draw();
}

/** Shows a node on the board: the moment when it was visited. The second run has no board; it remembers its own moment. @type {(app: App, run: Grown, side: Side, node: number) => void} */
export function goTo(app, run, side, node) {
  const born = run.tree.columns.born[node] ?? 0;
  side.far = born < run.tape.first;
  if (run === app.state.run) {
    run.playing = false;
    seek(app, born);
  } else {
    run.at = Math.min(run.tape.end, Math.max(run.tape.first, born));
    run.follow = false;
  }
  side.picked = side.far ? { born, at: run.at } : null;
  app.draw();
}
