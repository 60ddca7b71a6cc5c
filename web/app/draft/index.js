/**
 * Draft: what the person types and chooses. Changing it, undoing that, reading it from text, putting numbers aside that
 * belong to another board, and asking the core about it in such a way that no answer to an older draft is taken for one
 * to this. What follows from a change is app.settle().
 */

export { askAbout } from "./asking.js";
export { adopt, clear, edit, endTyping, follow, isMarked, pose, setGiven, travel } from "./draft.js";
export { movedFrom, movedNow, putAside, setOption } from "./option.js";
export { clearMarks, lock, toggleColour, toggleMark, unlock } from "./pencil.js";
export { readText, startFrom, tooLong } from "./reading.js";
