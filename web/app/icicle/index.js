/**
 * Icicle: a tree as it is drawn. lookup.js and places.js find nodes; layout.js and folding.js say how wide they are;
 * path.js and icicle.js what is drawn, picture.js on a canvas, svg.js into a file; partings.js compares two trees.
 */

export { folding } from "./folding.js";
export { lookOf, NODES_A_SLICE, paint } from "./icicle.js";
export { byTries, EQUAL, triesOf, unpruned } from "./layout.js";
export { boundOf, childrenOf, isCut, neighbour, nodeAt, pathTo, totalsOf } from "./lookup.js";
export { comparing } from "./partings.js";
export { pathRows } from "./path.js";
export { drawOn } from "./picture.js";
export { nodeUnder, placesOf } from "./places.js";
export { imageOfTree } from "./svg.js";
export { bringing, holding, isWhole, moved, WHOLE, zoomed } from "./view.js";
