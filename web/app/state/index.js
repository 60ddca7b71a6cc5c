/**
 * State: what the page knows, as data, with the questions that data alone can answer.
 * Nothing here asks the worker, touches the document or remembers anything outside the state.
 * state.js tells what there is.
 */

export { can, createAid, filledCells, isStep, isWhole, toldNow } from "./aid.js";
export { createPlay, FACES, follow, isEmpty, LINES_IN_SIGHT, place, positionOf } from "./game.js";
export { createGallery, keep, missing, PAGE, SHEET, solution, TILE, visible } from "./pages.js";
export { createPlan, isPlanCurrent, isPlanned } from "./plan.js";
export { createRace, LIMITS, lapsOf } from "./race.js";
export { createRun } from "./run.js";
export { createState, LANGS, SPEEDS, THEMES } from "./state.js";
export {
  append,
  BOUND,
  CUT,
  clamp,
  createTape,
  eventBefore,
  find,
  findSolved,
  MOVED,
  NO_VALUE,
  PLACED,
  REMOVED,
  SOLVED,
  standAt,
  UNMOVED,
} from "./tape.js";
export {
  cellCount,
  copyDraft,
  emptyDraft,
  firstPuzzle,
  isOutdated,
  LONGEST,
  strategiesOf,
  taskOf,
  tellsSteps,
} from "./task.js";
