/** What the person types and chooses: changing it, undoing that, and asking the core what is wrong with it. */

import { ended } from "./engine.js";
import { saveDraft, loadDraft } from "./storage.js";
import { writeLink } from "./link.js";
import { stop } from "./run.js";
import { cellCount, copyDraft, emptyDraft, isOutdated, taskOf } from "./state.js";

/** @import { CatalogPuzzle, Fault } from "../worker/protocol.js" */
/** @import { App, Draft } from "./state.js" */

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
  stop(app);
  const kept = loadDraft(puzzle);
  state.run = null;
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
  if (!sameOptions(state)) refreshShown(app);
  else state.stale = false;
  check(app);
  app.draw();
}

/** Whether the board shown is the one for the draft's options. @type {(state: App["state"]) => boolean} */
function sameOptions({ puzzle, shown, draft }) {
  return puzzle.options.every(
    ({ name, default: usual }) => (shown.options[name] ?? usual) === (draft.options[name] ?? usual),
  );
}

/** Asks for the board of the draft's options; the last one stays until it comes. @type {(app: App) => Promise<void>} */
export async function refreshShown(app) {
  const { state, engine } = app;
  const { puzzle } = state;
  const options = { ...state.draft.options };
  state.stale = true;
  if (state.loading.stage !== "ready") return;
  const answer = await engine.ask({ type: "show", puzzle: puzzle.name, options }).catch(ended);
  if (!answer || state.puzzle !== puzzle || !sameEntries(options, state.draft.options)) return;
  if (answer.type === "shown") {
    state.run = null;
    state.view = { kind: "draft" };
    if (cellCount(answer.shown) !== cellCount(state.shown)) leaveOut(app, cellCount(answer.shown));
    state.shown = { ...answer.shown, options };
    state.stale = false;
    check(app);
  } else if (answer.type === "refused") state.faults = answer.faults;
  app.draw();
}

/** Takes out givens for cells that the new board does not have. @type {(app: App, cells: number) => void} */
function leaveOut({ state }, cells) {
  const kept = Object.entries(state.draft.givens).filter(([cell]) => Number(cell) < cells);
  state.draft.givens = Object.fromEntries(kept);
  saveDraft(state.puzzle, state.draft);
  writeLink(state);
}

/** Asks what is wrong with the draft. @type {(app: App) => Promise<void>} */
export async function check(app) {
  const { state, engine } = app;
  const task = taskOf(state);
  if (state.loading.stage !== "ready") return;
  const answer = await engine.ask({ type: "check", task }).catch(ended);
  if (answer?.type !== "checked" || JSON.stringify(task) !== JSON.stringify(taskOf(state))) return;
  state.faults = answer.faults;
  app.draw();
}

/** Puts a board in text form into the draft. Returns what is wrong with the text. @type {(app: App, text: string) => Promise<Fault[]>} */
export async function readText(app, text) {
  const { state, engine } = app;
  const question = { puzzle: state.puzzle.name, options: { ...state.draft.options }, text };
  const answer = await engine.ask({ type: "read", ...question }).catch(ended);
  if (answer?.type === "givens") {
    edit(app, (draft) => {
      draft.givens = answer.givens;
    });
  }
  return answer?.type === "refused" ? answer.faults : [];
}

/** @type {(a: Record<string, string>, b: Record<string, string>) => boolean} */
const sameEntries = (a, b) => JSON.stringify(a) === JSON.stringify(b);
