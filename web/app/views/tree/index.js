/**
 * Tree: the panel that shows a search as a tree, and a second one beside it; the curve of one that has no tree. The views of
 * trees are given a forest (forest.js), the panel its contents (contents.js); what is done there is given the page.
 */

export { lessonsContents, linksOf, treeContents } from "./contents.js";
export { curve } from "./curve.js";
export { forestOf } from "./forest.js";
export { grownTree, treeSummary } from "./grown.js";
export { here } from "./here.js";
export { icicle } from "./icicle.js";
export { colourKey } from "./legend.js";
export { lessonLinks } from "./lesson_links.js";
export { lessons } from "./lessons.js";
export { measureChoice } from "./measure.js";
export { besideChoice, comparison, orders, TREE } from "./panel.js";
export { partings } from "./partings.js";
export { pathHere } from "./path.js";
export { colourOf, isGrown, scaleOf } from "./scale.js";
