/** What the person types and chooses: changing it, and undoing that. */

import { copyDraft, LONGEST } from "../state/index.js";

/** @import { CatalogPuzzle, Position } from "../../worker/protocol.js" */
/** @import { App, Draft } from "../state/state.js" */

/** Drafts that undo remembers. */
const MOST_PAST = 500;

/** The cell whose typing is one change, however many keys it takes. @type {number | null} */
let typing = null;

/** Typing in another cell, or in this one again, is a new change. */
export function endTyping() {
  typing = null;
}

/**
 * Changes the draft, so that undo can go back.
 * @type {(app: App, change: (draft: Draft) => void) => void}
 */
export function edit(app, change) {
  typing = null;
  record(app, change);
}

/** @type {(app: App, change: (draft: Draft) => void) => void} */
function record(app, change) {
  const { state } = app;
  const before = copyDraft(state.draft);
  change(state.draft);
  if (JSON.stringify(before) === JSON.stringify(state.draft)) return;
  state.borrowed = false;
  state.past.push(before);
  if (state.past.length > MOST_PAST) state.past.shift();
  state.future = [];
  app.settle();
}

/** Puts a value, as typed, into a cell; an empty one clears it. @type {(app: App, cell: number, typed: string) => void} */
export function setGiven(app, cell, typed) {
  const { state } = app;
  const put = (/** @type {Draft} */ draft) => {
    if (typed.trim() !== draft.givens[cell]) draft.posed = draft.posed.filter((posed) => posed !== cell);
    if (typed.trim() === "") delete draft.givens[cell];
    else draft.givens[cell] = typed.trim().slice(0, LONGEST);
  };
  if (typing !== cell) record(app, put);
  else {
    put(state.draft);
    state.borrowed = false;
    app.settle();
  }
  typing = cell;
}

/** @type {(app: App) => void} */
export const clearGivens = (app) =>
  edit(app, (draft) => {
    draft.givens = {};
    draft.posed = [];
  });

/** Goes back or forward in what was typed. @type {(app: App, direction: "undo" | "redo") => void} */
export function travel(app, direction) {
  const { state } = app;
  const [from, to] = direction === "undo" ? [state.past, state.future] : [state.future, state.past];
  const draft = from.pop();
  if (!draft) return;
  to.push(copyDraft(state.draft));
  state.borrowed = false;
  state.draft = draft;
  typing = null;
  app.settle();
}

/** A whole puzzle on the board, posed to be solved. @type {(draft: Draft, givens: Record<number, string>) => void} */
export function pose(draft, givens) {
  draft.givens = { ...givens };
  draft.posed = Object.keys(givens).map(Number);
}

/** Options that follow from a position go into the draft. @type {(puzzle: CatalogPuzzle, draft: Draft, position: Position) => void} */
export function adopt(puzzle, draft, { options }) {
  for (const { name, default: usual } of puzzle.options) {
    const value = options[name];
    if (value !== undefined && (draft.options[name] ?? usual) !== value) draft.options[name] = value;
  }
}
