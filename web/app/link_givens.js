/**
 * Givens in a link as text (`givens=TEXT`), as an embedded puzzle has them: unambiguous text is read at once, any other
 * by Python, as soon as it is ready. Unreadable text is shown with its faults, like pasted text.
 */

import { readCells, readText, showText } from "./draft/index.js";
import { fetchBoards } from "./draft_effects.js";
import { isUsual, usualBoard } from "./state/index.js";

/** @import { App } from "./state/state.js" */
/** @import { Link } from "./storage/link.js" */

/** Puts the givens of a link into its draft, or queues them for Python. @type {(app: App, link: Link) => Promise<void>} */
export async function takeGivens(app, { puzzle, draft, givens }) {
  const { visit } = app.state;
  visit.unread = null;
  if (!puzzle || givens.trim() === "") return;
  const isHere = isUsual(puzzle, draft) && puzzle.kind === "placement" && (puzzle.shown || (await fetchBoards(app)));
  const read = isHere ? readCells(givens, usualBoard(puzzle).drawing, puzzle.grid) : null;
  if (read === null) visit.unread = { text: givens, puzzle };
  Object.assign(draft.givens, read);
  draft.posed = [...new Set([...draft.posed, ...Object.keys(read ?? {}).map(Number)])];
}

/** Reads queued givens, if Python is ready and the puzzle is still that of the link. @type {(app: App) => Promise<void>} */
export async function readWaiting(app) {
  const { state } = app;
  const { unread } = state.visit;
  if (unread === null || state.loading.stage !== "ready") return;
  const { text, puzzle } = unread;
  state.visit.unread = null;
  if (state.puzzle !== puzzle) return;
  const faults = (await readText(app, text)) ?? [];
  if (faults.length > 0) showText(state, text, faults);
  app.draw();
}
