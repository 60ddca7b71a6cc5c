/**
 * Folding: branches of no interest are drawn as stubs. If all values are equally wide, the stubs of one position share little
 * space, which leaves more for the others.
 */

import { offeredAt } from "../tree/index.js";
import { EQUAL, shared } from "./layout.js";

/** @import { Layout, Place, Placed } from "./layout.js" */
/** @import { Tree } from "../tree/store.js" */

/** The width of a stub, as a fraction of a full branch; several stubs together are no wider. */
const STUB = 0.25;

/**
 * `isStub` tells which nodes are folded; `version` changes with it.
 * @type {(layout: Layout, isStub: (tree: Tree, node: number) => boolean, version: number) => Layout}
 */
export const folding = (layout, isStub, version) => ({
  ...layout,
  how: `${layout.how} folded ${version}`,
  isStub,
  spread: layout === EQUAL ? (tree, path, place) => squeezed(tree, path, place, isStub) : layout.spread,
});

/** @type {(tree: Tree, path: number[], place: Place, isStub: (tree: Tree, node: number) => boolean) => Placed[]} */
function squeezed(tree, path, place, isStub) {
  const node = /** @type {number} */ (path.at(-1));
  const all = shared(tree, node, place);
  const stubs = new Set(all.filter((each) => isStub(tree, each.node)));
  const others = offeredAt(tree, node) - stubs.size;
  if (stubs.size === 0 || others === 0) return all;
  const together = Math.min(1, STUB * stubs.size);
  const wide = place.share / (others + together);
  let { left } = place;
  return all.map((each) => {
    const share = stubs.has(each) ? (wide * together) / stubs.size : wide;
    left += share;
    return { node: each.node, left: left - share, share };
  });
}
