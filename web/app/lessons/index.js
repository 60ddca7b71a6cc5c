/**
 * Lessons: what a search that learns has learned up to a moment (learned.js), asking for its sentences, and the ways from a
 * moment to where it was learned, and back (ways.js); how far it goes back after a dead end (jumps.js).
 */

export { jumpAt } from "./jumps.js";
export { learns, lessonsAt } from "./learned.js";
export { askLessons, cameFrom, factsBehind, goBack, goToLesson } from "./ways.js";
