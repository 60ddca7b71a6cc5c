/**
 * Assist: help other than a search. Hints, candidates, counts, grades, new puzzles, batches of them. Each is a job in the
 * worker with its own slot (work.js), shown in state.aid. Pasted text comes here: it may be one puzzle or many.
 */

export { closeBatch, IN_SIGHT, inSight, look, openEntry, takeBatch, takeText } from "./batch.js";
export { pencilled, renewCandidates, showCandidates, toggleCandidates } from "./candidates.js";
export { isTimed, startClock, tick } from "./clock.js";
export { foundNone, guiltyCells, lookForConflict, stopConflict } from "./conflict.js";
export { lookForCount, putCountAway } from "./counting.js";
export { makeGrid, makePosition, makePuzzle } from "./generating.js";
export { applyHint, askCount, askHint, askInWords, closeHint, showSolution } from "./hints.js";
export { cleanUpNotes, fillInNotes } from "./notes.js";
export { doWanted, forgetSaid, isWorking, startWork, stopWork } from "./work.js";
