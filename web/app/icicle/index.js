/**
 * Icicle: the drawing of a tree. lookup.js and places.js find nodes; layout.js and folding.js determine their widths; path.js
 * and icicle.js what is drawn, canvas.js on a canvas, svg.js into a file; partings.js compares two trees.
 */

export { drawOn } from "./canvas.js";
export { folding } from "./folding.js";
export { lookOf, NODES_A_SLICE, paint } from "./icicle.js";
export { byTries, EQUAL, triesOf, unpruned } from "./layout.js";
export { boundOf, childrenOf, isCut, neighbour, nodeAt, pathTo, totalsOf } from "./lookup.js";
export { comparing } from "./partings.js";
export { pathRows } from "./path.js";
export { nodeUnder, placesOf } from "./places.js";
export { imageOfTree } from "./svg.js";
export { bringing, holding, isWhole, moved, WHOLE, zoomed } from "./view.js";
