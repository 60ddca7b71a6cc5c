/**
 * State: the page's knowledge as data, with the questions that it answers by itself.
 * Nothing here asks the worker, touches the document or has a state of its own.
 * state.js describes it.
 */

export {
  can,
  changesOffered,
  createAid,
  currentHint,
  hasClues,
  isAtHand,
  isOfGroups,
  isStep,
  isWhole,
  levelOf,
  levelsOf,
  marksOf,
  scaleOf,
} from "./assist.js";
export {
  bookmarksOf,
  cleanList,
  LONGEST_WORD,
  readBookmarks,
  searchOf,
  setBookmark,
  writeBookmarks,
} from "./bookmarks.js";
export {
  addedCells,
  filledCells,
  isComplete,
  isEntering,
  isPuzzleItself,
  isSolved,
  keyOf,
  restOf,
  wholeGivens,
} from "./by_hand.js";
export { clashingCells } from "./clashes.js";
export { createClock, posedIn } from "./clock.js";
export { createCurve, extend } from "./curve.js";
export { WIDTHS } from "./embedding.js";
export {
  BOUND,
  CUT,
  eventCell,
  eventKind,
  eventLeft,
  eventNumber,
  eventRule,
  eventValue,
  FACED,
  HANDED,
  LEARNED,
  LEVEL,
  MOVED,
  NO_VALUE,
  PLACED,
  REACHED,
  RECALLED,
  REMOVED,
  RESTARTED,
  RESTED,
  SHAKEN,
  SOLVED,
  SWAPPED,
  TAKEN,
  UNMOVED,
  unpack,
  VISITED,
} from "./events.js";
export { createSheetOptions } from "./export.js";
export { levelsAt, statesTo } from "./frontier.js";
export { createPlay, FACES, follow, isEmpty, LINES_IN_SIGHT, place, positionOf } from "./game.js";
export { COMPARING, MODES, modeOf, turnComparing } from "./mode.js";
export {
  findBranchEnd,
  findShown,
  findSolved,
  findWhere,
  followedBefore,
  givensBefore,
  isBranchEnd,
  isFruitless,
  stopAt,
} from "./moments.js";
export { excludedByNotes, isNoted, isOfPieces } from "./notes.js";
export {
  cachePage,
  createGallery,
  drawMore,
  fit,
  missing,
  numbersIn,
  PAGE,
  SHEET,
  solution,
  turnTo,
  visible,
} from "./pages.js";
export { isOpen, isSeen, PANELS, panelNames, togglePanel } from "./panels.js";
export { chosenIn, createPick, lineIn, listedOn, shelfOf, valuesIn } from "./picks.js";
export { createPlan, isPlanCurrent, isPlanned, plannedStrategy, planRows } from "./plan.js";
export {
  activeLines,
  createProgram,
  FORMS,
  isProgramCurrent,
  LANGUAGES,
  lineText,
  programText,
  USUAL_WRITING,
} from "./program.js";
export { createRace, LIMITS, lapsOf, OWN } from "./race.js";
export { timesLeft } from "./remaining.js";
export { createRun, createRunOf, isEvery, missingHere, runOnBoard, runWithMoment, seedWith } from "./run.js";
export { createState, LANGS, SPEEDS, THEMES, USUAL_SPEED } from "./state.js";
export { changedBy, draftNow, drawOn, NEXT, standOf } from "./stroke.js";
export { countOn, createTally, partsOf, savingAt, sparedOf, tallyAt, untriedOf } from "./tally.js";
export { append, clamp, createTape, eventBefore, howManyBefore, isOnlyOne, isTurn, isVisit, stateAt } from "./tape.js";
export {
  areSame,
  bestWatched,
  boardTitle,
  CLEAR,
  COLOURS,
  canStep,
  cellCount,
  cellName,
  chosenStrategy,
  comparable,
  copyDraft,
  emptyDraft,
  firstPuzzle,
  growsTree,
  hasFrontier,
  hasProgram,
  isAwaited,
  isDeducing,
  isFarMore,
  isGreeted,
  isOutdated,
  isReady,
  isSeed,
  isSharable,
  isUsual,
  isWalked,
  LONGEST,
  nodesCounted,
  oneSolution,
  optionOf,
  reportsSteps,
  savingOf,
  seedOf,
  seedOfRace,
  strategiesOf,
  strategyNamed,
  taskOf,
  titleOfEarlier,
  treeStrategies,
  usualBoard,
  watchable,
  watchedStrategies,
} from "./task.js";
export { BARE, createSide, createTreePanel, hasSecond, LISTED, MEASURES } from "./tree.js";
export { createWatch, PANES } from "./watch.js";
