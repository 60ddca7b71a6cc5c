/**
 * Memory: what outlives the visit, in the browser or in a link, and the service worker that keeps the site.
 * Whatever is read back is checked as if a stranger had written it.
 * Changes nothing by itself: whoever reads puts it into the state.
 */

export { createHabits, wear } from "./habits.js";
export { linkOf, readLink, writeLink } from "./link.js";
export { keepSite, reloadWithUpdate } from "./shelf.js";
export { lastPuzzle, loadDraft, loadHabits, saveDraft } from "./storage.js";
