/**
 * Tree: the search as a tree, built from its events, and drawn. store.js stores it, builder.js adds events, lookup.js
 * finds nodes; layout.js and folding.js how wide they are; path.js and icicle.js decide what is drawn, picture.js draws on a canvas, svg.js into a file;
 * partings.js compares two trees, second_tree.js searches the same task with a second strategy.
 */

export { grow } from "./builder.js";
export { folding } from "./folding.js";
export { lookOf, NODES_A_SLICE, paint } from "./icicle.js";
export { byTries, EQUAL, triesOf, unpruned } from "./layout.js";
export { boundOf, childrenOf, isCut, neighbour, nodeAt, pathTo, totalsOf } from "./lookup.js";
export { comparing } from "./partings.js";
export { boughOf } from "./path.js";
export { drawOn } from "./picture.js";
export { nodeUnder, placesOf } from "./places.js";
export { beginAwaited, beginBeside, chooseBeside, stopBeside, toggleBeside } from "./second_tree.js";
export { createTree, isFolded, offeredAt, offeredBy } from "./store.js";
export { imageOfTree } from "./svg.js";
export { bringing, holding, isWhole, moved, WHOLE, zoomed } from "./view.js";
