/**
 * Lessons: the facts that a search has learned up to a moment (learned.js), requests for their sentences, and links between a
 * moment and where its facts were learned (ways.js); the jumps back after a dead end (jumps.js).
 */

export { jumpAt } from "./jumps.js";
export { learns, lessonsAt } from "./learned.js";
export { askLessons, cameFrom, factsBehind, goBack, goToLesson } from "./ways.js";
