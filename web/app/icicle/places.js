/** The positions of nodes in the drawing, and the node at a position. */

import { EQUAL } from "./layout.js";

/** @import { Layout, Place } from "./layout.js" */
/** @import { Tree } from "../tree/store.js" */

/** The extent of each node of a path. @type {(tree: Tree, path: number[], layout?: Layout) => Place[]} */
export function placesOf(tree, path, layout = EQUAL) {
  let place = { left: 0, share: layout.whole };
  return path.map((node, level) => {
    const placed = level > 0 ? layout.spread(tree, path.slice(0, level), place) : [];
    const { left, share } = placed.find((each) => each.node === node) ?? place;
    place = { left, share };
    return place;
  });
}

/**
 * The node drawn at a position of a level below a root; if there is none, the deepest one above it.
 * @type {(tree: Tree, root: number, at: number, level: number, layout?: Layout) => number}
 */
export function nodeUnder(tree, root, at, level, layout = EQUAL) {
  const path = [root];
  /** @type {Place} */
  let place = { left: 0, share: layout.whole };
  while (path.length <= level) {
    const child = layout.spread(tree, path, place).find(({ left, share }) => at >= left && at < left + share);
    if (!child) break;
    path.push(child.node);
    if (layout.isStub?.(tree, child.node)) break;
    place = child;
  }
  return /** @type {number} */ (path.at(-1));
}
