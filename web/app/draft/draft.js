/** What the person types and chooses: changing it, and undoing that. */

import { createAid } from "../aid/work.js";
import { closeSearches } from "../engine/jobs.js";
import { writeLink } from "../memory/link.js";
import { loadDraft, saveDraft } from "../memory/storage.js";
import { stop } from "../search/run.js";
import { refresh } from "../settle.js";
import { createPlay } from "../state/game.js";
import { copyDraft, emptyDraft, isOutdated } from "../state/state.js";
import { createPlan } from "../study/plan.js";
import { createRace } from "../study/race.js";

/** @import { CatalogPuzzle } from "../../worker/protocol.js" */
/** @import { App, Draft } from "../state/state.js" */

/** The longest entry of a cell. */
export const LONGEST = 8;
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
  state.past.push(before);
  if (state.past.length > MOST_PAST) state.past.shift();
  state.future = [];
  settle(app);
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
    settle(app);
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
  state.draft = draft;
  typing = null;
  settle(app);
}

/** Takes up another puzzle, with what was typed in it the last time. @type {(app: App, puzzle: CatalogPuzzle, draft?: Draft) => void} */
export function choosePuzzle(app, puzzle, draft) {
  const { state } = app;
  const kept = loadDraft(puzzle);
  closeSearches(app);
  state.run = null;
  state.play = createPlay();
  state.aid = createAid();
  state.plan = createPlan(state.plan.open);
  state.race = createRace(state.race.limit);
  state.puzzle = puzzle;
  state.shown = puzzle.shown;
  state.stale = false;
  state.past = draft && kept ? [kept] : [];
  state.future = [];
  state.draft = draft ?? kept ?? emptyDraft(puzzle);
  settle(app);
}

/** Everything that follows from a changed draft. @type {(app: App) => void} */
export function settle(app) {
  const { state } = app;
  if (state.run && isOutdated(state, state.run)) stop(app);
  state.view = { kind: "draft" };
  state.wanted = false;
  saveDraft(state.puzzle, state.draft);
  writeLink(state);
  refresh(app);
  app.draw();
}
