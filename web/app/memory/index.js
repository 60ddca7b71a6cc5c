/**
 * Memory: what outlives the visit, in the browser or in a link, and the service worker that keeps the site.
 * Whatever is read back is checked as if a stranger had written it.
 * Changes nothing by itself: whoever reads puts it into the state.
 */

export { keepDraft, lastPuzzle, loadDraft, lookAtKept, takeOver } from "./drafts.js";
export { createHabits, loadHabits, wear } from "./habits.js";
export { linkOf, readLink, writeLink } from "./link.js";
export { keepSite, reloadWithUpdate } from "./shelf.js";
export { dropStand, holdSearch, isHeld, keepStand, loadStand, nameOfSearch } from "./stands.js";
export { listenToTabs } from "./tabs.js";
