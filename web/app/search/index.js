/**
 * Search: one run from Solve to its verdict, the player that goes through its tape, and the solutions it listed.
 * Each report of the worker is taken in here; the board and the parts only read state.run.
 * Going back on the tape asks nobody.
 */

export { fetchMissing, fetchPage, openSolution } from "./fetch.js";
export { lookForStand, putAway } from "./onward.js";
export { back, forward, isWatched, seek, tick, toCut, toEnd, togglePlay, toSolved, toStart } from "./player.js";
export { begin, order, step, stop, toggle } from "./run.js";
