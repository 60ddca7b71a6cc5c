/**
 * Tree: the search as a tree, built from its events. store.js stores it, builder.js adds events; telling.js handles the
 * reports of a search; second_tree.js searches the same task with a second strategy. The room icicle draws the tree.
 */

export { grow } from "./builder.js";
export {
  beginAwaited,
  beginBeside,
  chooseBeside,
  listenerBeside,
  openBeside,
  stopBeside,
  toggleBeside,
} from "./second_tree.js";
export { afterOf, createTree, isFolded, offeredAt, offeredBy } from "./store.js";
export { takeEvents, takeOpened } from "./telling.js";
