/**
 * Search: one run from Solve to its verdict, the player that goes through its tape, and the solutions it listed.
 * The worker's reports are processed here; the board and the parts only read state.run.
 * Going back on the tape needs no request.
 */

export { createAutosave } from "./autosave.js";
export { fetchMissing, fetchPage, findOnShelf, isBoardInView, openSolution } from "./fetch.js";
export { addFilter, canPick, closeKind, closePicks, dropFilter, openKind, pickBy, sortBy } from "./picks.js";
export {
  back,
  beginWhole,
  cutBack,
  cutForward,
  forward,
  goOnWhole,
  isSearchedOn,
  isWatched,
  rest,
  searchOn,
  seek,
  solvedBack,
  solvedForward,
  step,
  tick,
  toEnd,
  toggle,
  togglePlay,
  toStart,
  waitsAtCuts,
  waitsHere,
} from "./player.js";
export { askReason, isReasonAwaited, reasonNow, refreshReason } from "./refusal_reason.js";
export { lookForSavedSearch, putAway } from "./resume.js";
export {
  begin,
  beginWanted,
  closeRun,
  dropOutdated,
  isRefused,
  listenerOf,
  order,
  stop,
  whyNotStarted,
} from "./run.js";
export { goOn, isGoingOn, pursue, reach } from "./seek.js";
export { choose, chooseSeed, watch } from "./strategy_choice.js";
