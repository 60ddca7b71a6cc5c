/**
 * Storage: the data that outlive the visit, in the browser or in a link, and the service worker that caches the site.
 * Everything that is read back is validated as untrusted; its names are those of this copy of the site. It changes the
 * draft in the state when another tab has changed it, and the notices about storage.
 */

export { readText, writeText } from "./browser_store.js";
export { deleteSavedSearch, holdSearch, isHeld, loadSavedSearch, nameOfSearch, saveSearch } from "./checkpoints.js";
export { loadSeconds, saveSeconds } from "./clocks.js";
export { coreChoices } from "./cores.js";
export { done, table } from "./database.js";
export { listenToBack, passBy } from "./dialog_history.js";
export { takeUpCopy } from "./draft_copies.js";
export { lastPuzzle, loadDraft, loadMoved, loadRevealed, nameOf, noteStored, saveDraft, takeOver } from "./drafts.js";
export {
  isTooLarge,
  linkOf,
  linkOfBoard,
  linkOfPage,
  puzzleInHistory,
  readAddress,
  readLink,
  textInAddress,
  writeLink,
} from "./link.js";
export { createHabits, loadHabits, wear } from "./preferences.js";
export { partsOfProgram, unpacked } from "./program_link.js";
export { reloadWithUpdate, storeSite } from "./service_worker.js";
export { isShelfFile } from "./shelf_sign.js";
export { listenToTabs } from "./tabs.js";
export { saveUndo, takeUpUndo } from "./undo.js";
export { cleanDraft, record } from "./validate.js";
export { momentLeft, saveMoment, takeBookmarks, wasCompared } from "./watched.js";
