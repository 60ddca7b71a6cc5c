/**
 * Memory: what outlives the visit, in the browser or in a link, and the service worker that keeps the site.
 * Whatever is read back is checked as if a stranger had written it; its names are those of this copy of the site.
 * Of the state it changes the draft, when another tab has changed it, and what is told of keeping.
 */

export { cleanDraft } from "./clean.js";
export { keepSeconds, loadSeconds } from "./clocks.js";
export { takeUpCopy } from "./copies.js";
export { coreChoices } from "./cores.js";
export { keepDraft, lastPuzzle, loadDraft, loadMoved, lookAtKept, nameOf, takeOver } from "./drafts.js";
export { createHabits, loadHabits, wear } from "./habits.js";
export { linkOf, linkOfPage, puzzleInHistory, readAddress, readLink, writeLink } from "./link.js";
export { listenToBack, passBy } from "./passing.js";
export { keepSite, reloadWithUpdate } from "./shelf.js";
export { dropStand, holdSearch, isHeld, keepStand, loadStand, nameOfSearch } from "./stands.js";
export { listenToTabs } from "./tabs.js";
export { keepUndo, takeUpUndo } from "./undo.js";
