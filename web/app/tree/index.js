/**
 * Tree: the search as a tree, grown from its events, and drawn.
 * store.js holds it, grow.js takes the events in, where.js finds its nodes; bough.js and icicle.js say what is drawn of
 * it, picture.js draws on a canvas, image.js into a file; beside.js searches the same with a second strategy.
 */

export { beginAwaited, beginBeside, chooseBeside, stopBeside, toggleBeside } from "./beside.js";
export { boughOf } from "./bough.js";
export { grow } from "./grow.js";
export { lookOf, NODES_A_SLICE, paint } from "./icicle.js";
export { imageOfTree } from "./image.js";
export { drawOn } from "./picture.js";
export { createTree, isFolded, offeredAt, offeredBy } from "./store.js";
export { bringing, holding, isWhole, moved, WHOLE, zoomed } from "./view.js";
export { boundOf, childrenOf, isCut, neighbour, nodeAt, nodeUnder, pathTo, placesOf, totalsOf } from "./where.js";
