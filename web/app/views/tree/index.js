/**
 * Tree: the panel that shows a search as a tree, and a second one beside it.
 * It reads state.run and state.tree and calls the room tree.
 */

export { TREE } from "./panel.js";
