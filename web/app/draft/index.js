/**
 * Draft: the user's input and choices. Changing them, undoing changes, reading them from text, putting aside numbers that
 * belong to another board, and asking the core about them while ignoring answers to older drafts.
 * The effects of a change are in app.settle().
 */

export { askAbout } from "./asking.js";
export { adopt, clear, edit, endTyping, follow, isMarked, isOwn, pose, setAll, setGiven, travel } from "./draft.js";
export { readCells, readFaces } from "./notation.js";
export { movedFrom, movedNow, putAside, setOption } from "./option.js";
export {
  cleanUpMarks,
  clearColours,
  clearMarks,
  colourSpots,
  fillInMarks,
  lock,
  toggleMark,
  unlock,
} from "./pencil.js";
export { draw } from "./pieces.js";
export { readText, showText, startFrom, tooLong } from "./reading.js";
