/**
 * The puzzle of the day of each family: made from the date alone with default options, so that everybody gets the same. Its
 * seed is the date as a number.
 *
 * level   medium; any level if the family's new puzzles have no levels, or none of medium level is found
 * moves   the least number of moves for a position of the day
 */

import { startWork, stopWork } from "../assist/index.js";
import { pose } from "../draft/index.js";
import { emptyDraft } from "../state/index.js";
import { inBoth } from "../words/bookshelf.js";
import { entryOf, shelfIn, storeEntry } from "./noting.js";
import { openEntry } from "./orders.js";

/** @import { AidOptions, CatalogPuzzle, Progress, Task } from "../../worker/protocol.js" */
/** @import { Work } from "../state/assist.js" */
/** @import { App, Draft } from "../state/state.js" */

const LEVEL = "medium";
const MOVES = "8";

/** The local date as YYYYMMDD. @type {(now?: Date) => string} */
export const today = (now = new Date()) =>
  String(now.getFullYear() * 10_000 + (now.getMonth() + 1) * 100 + now.getDate());

/** Whether the family has a puzzle of the day. @type {(puzzle: CatalogPuzzle) => boolean} */
export const hasDay = ({ abilities }) => abilities.some((each) => each === "generate" || each === "position");

/** The requests to try, one after the other, until a puzzle is made. @type {(puzzle: CatalogPuzzle, day: string) => AidOptions[]} */
export function requestsOf({ kind, abilities, unmade }, day) {
  if (kind === "movement") return [{ moves: MOVES, seed: day }];
  const any = { level: "", seed: day, symmetric: false, minimal: false };
  const isRated = abilities.some((each) => each === "clues" || each === "batch") && !unmade.includes(LEVEL);
  return isRated ? [{ ...any, level: LEVEL }, any] : [any];
}

/** Opens the puzzle of a day: the one on the shelf, or a new one. @type {(app: App, puzzle: CatalogPuzzle, day?: string) => Promise<void>} */
export async function openDay(app, puzzle, day = today()) {
  const { state } = app;
  const shelf = shelfIn(state);
  const made = shelf.entries?.find((entry) => entry.puzzle === puzzle.name && entry.day === day);
  if (made) return openEntry(app, made);
  Object.assign(shelf, { making: puzzle.name, word: null, removed: null });
  const draft = await draftOfDay(app, puzzle, day);
  const isAwaited = state.dialog === "bookshelf" && shelf.making === puzzle.name;
  if (shelf.making === puzzle.name) shelf.making = null;
  if (!isAwaited) return app.draw();
  if (draft === null) {
    shelf.word = { words: { en: inBothOf(puzzle, "en"), ja: inBothOf(puzzle, "ja") }, kind: "bad" };
    return app.draw();
  }
  const entry = { ...entryOf(puzzle, draft), day };
  await storeEntry(app, entry);
  await openEntry(app, entry);
}

/** @type {(puzzle: CatalogPuzzle, lang: "en" | "ja") => string} */
const inBothOf = ({ title }, lang) => inBoth((w) => w.notMade(title[lang]))[lang];

/** Stops making the puzzle. @type {(app: App) => void} */
export function stopDay(app) {
  shelfIn(app.state).making = null;
  stopWork(app, "making");
}

/** The puzzle of a day; null if none was made. @type {(app: App, puzzle: CatalogPuzzle, day: string) => Promise<Draft | null>} */
async function draftOfDay(app, puzzle, day) {
  for (const request of requestsOf(puzzle, day)) {
    const draft = await made(app, puzzle, request);
    if (draft || shelfIn(app.state).making !== puzzle.name) return draft;
  }
  return null;
}

/** @type {(app: App, puzzle: CatalogPuzzle, request: AidOptions) => Promise<Draft | null>} */
function made(app, puzzle, request) {
  /** @type {Task} */
  const task = { puzzle: puzzle.name, options: {}, givens: {}, start: "", moves: [] };
  const aid = puzzle.kind === "movement" ? "position" : "generate";
  return new Promise((resolve) => {
    const take = (/** @type {Work} */ _work, /** @type {Progress} */ { state, result }) => {
      const { givens, options = {}, start } = result ?? {};
      const draft = emptyDraft(puzzle);
      if (start) resolve({ ...draft, start });
      else if (givens) {
        pose(Object.assign(draft, { options: { ...options } }), givens);
        resolve(draft);
      } else if (state === "done" || state === "stopped") resolve(null);
    };
    startWork(app, "making", aid, request, take, task).then((answer) => {
      if (answer?.type !== "opened") resolve(null);
    });
  });
}
