/**
 * Watch: one moment of a search in four views, on the whole screen. Going in and out, and what its views are told by.
 * The state of it is state.watch; the search is state.run, and its player that of the room search.
 */

export { enterAgain, enterWatch, leaveWatch, takeStrategy, toggleWatch, watchableStrategies } from "./mode.js";
