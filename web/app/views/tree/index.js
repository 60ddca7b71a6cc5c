/**
 * Tree: the panel that shows a search as a tree, and a second one beside it; the curve of one that has no tree. The views of
 * trees are given a forest (forest.js); only panel.js and exchange.js are given the page.
 */

export { curve } from "./curve.js";
export { forestOf } from "./forest.js";
export { grownTree, treeSummary } from "./grown.js";
export { here } from "./here.js";
export { icicle } from "./icicle.js";
export { colourKey } from "./legend.js";
export { lessonLinks } from "./lesson_links.js";
export { lessons } from "./lessons.js";
export { measureChoice } from "./measure.js";
export { besideChoice, comparison, ordersBeside, TREE } from "./panel.js";
export { partings } from "./partings.js";
export { pathHere } from "./path.js";
export { colourOf, isGrown, scaleOf } from "./scale.js";
