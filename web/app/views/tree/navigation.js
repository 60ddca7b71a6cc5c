/** Navigating a tree: picking a node, and showing it on the board. */

import { seek } from "../../search/index.js";
import { bringing, nodeAt, pathTo, placesOf } from "../../tree/index.js";

/** @import { App } from "../../state/state.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Place } from "../../tree/lookup.js" */
/** @import { Grown } from "./scale.js" */

/** The node that keys start from: the one they have reached, or the deepest open node at the moment on the board. @type {(run: Grown, side: Side) => number} */
export function pickedNode({ tree, at }, { picked }) {
  return nodeAt(tree, picked?.at === at ? picked.born : at);
}

/** The part of the tree that a node represents. @type {(run: Pick<Grown, "tree">, node: number) => Place} */
export const placeIn = ({ tree }, node) => /** @type {Place} */ (placesOf(tree, pathTo(tree, node)).at(-1));

/** @type {(app: App, run: Grown, side: Side, node: number) => void} */
export function pick(app, { tree, at }, side, node) {
  side.picked = { born: tree.columns.born[node] ?? 0, at };
  side.view = bringing(side.view, placeIn({ tree }, node));
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
