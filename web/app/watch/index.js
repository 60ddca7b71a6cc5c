/**
 * Watch: one moment of a search in four views, on the whole screen. Entering and leaving, and the data of its views.
 * Its state is state.watch; the search is state.run, and the player that of the room search.
 */

export { enterWatch, headOf, leaveWatch, toggleWatch, watchWith } from "./mode.js";
