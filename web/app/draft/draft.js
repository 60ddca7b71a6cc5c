/** The user's input and choices: changing them, and undoing changes. */

import { copyDraft, LONGEST } from "../state/index.js";
import { both } from "../words/index.js";

/** @import { CatalogPuzzle, Mark, Position } from "../../worker/protocol.js" */
/** @import { App, Draft, State } from "../state/state.js" */

/** The most drafts that undo remembers. */
const MOST_PAST = 500;

/** Makes the next typing, in this cell or another, a new change. @type {(state: State) => void} */
export function endTyping(state) {
  state.typing = null;
}

/**
 * Changes the draft so that undo can restore it.
 * @type {(app: App, change: (draft: Draft) => void) => void}
 */
export function edit(app, change) {
  endTyping(app.state);
  record(app, change);
}

/** Changes the content of cells, unless the board of the chosen options is still to come. @type {(app: App, change: (draft: Draft) => void) => void} */
export function fill(app, change) {
  if (!app.state.stale) edit(app, change);
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

/**
 * Puts a value, as typed, into a cell; an empty one clears it. Locked values do not change, with a message; nothing
 * changes while the board is still to come.
 * @type {(app: App, cell: number, typed: string) => void}
 */
export function setGiven(app, cell, typed) {
  const { state } = app;
  if (state.stale) return;
  if (state.draft.posed.includes(cell)) return sayLocked(app);
  const { typing } = state;
  const { marks, centred } = typing?.cell === cell ? typing : copyDraft(state.draft);
  const put = (/** @type {Draft} */ draft) => {
    if (typed.trim() === "") delete draft.givens[cell];
    else draft.givens[cell] = shortened(typed.trim());
    const before = copyDraft({ ...draft, marks, centred });
    Object.assign(draft, { marks: before.marks, centred: before.centred });
    if (state.tidy) tidyUp(state, draft, cell);
  };
  if (typing?.cell !== cell) record(app, put);
  else {
    put(state.draft);
    state.borrowed = false;
    app.settle();
  }
  state.typing = { cell, marks, centred };
}

/**
 * Puts a value, as typed, into the unlocked ones of some cells, as one change; an empty value clears them, or their
 * marks if they have no value.
 * @type {(app: App, cells: number[], typed: string) => void}
 */
export function setAll(app, cells, typed) {
  const free = cells.filter((cell) => !app.state.draft.posed.includes(cell));
  if (free.length === 0) return sayLocked(app);
  fill(app, (draft) => {
    const filled = free.filter((cell) => draft.givens[cell] !== undefined);
    for (const cell of free) {
      if (typed !== "") draft.givens[cell] = typed;
      else if (filled.length > 0) delete draft.givens[cell];
      else for (const marks of [draft.marks, draft.centred]) putMarks(marks, cell, []);
      if (app.state.tidy) tidyUp(app.state, draft, cell);
    }
  });
}

/** Says why a locked value does not change. @type {(app: App) => void} */
export function sayLocked({ state, draw }) {
  state.notice = { words: both((w) => w.locked), kind: "bad" };
  draw();
}

/** The input; if it is longer than any value, it is cut and marked as invalid. @type {(typed: string) => string} */
const shortened = (typed) => (typed.length <= LONGEST ? typed : `${typed.slice(0, LONGEST - 1)}…`);

/**
 * Carries out a hint: values go into cells, and marks out of them; a cell without marks gets those of `marked` first.
 * @type {(app: App, places: Mark[], removes: Mark[], marked: number[][]) => void}
 */
export const follow = (app, places, removes, marked) =>
  edit(app, (draft) => {
    for (const [cell, value] of places) {
      draft.givens[cell] = String(value);
      if (app.state.tidy) tidyUp(app.state, draft, cell);
    }
    for (const [cell, value] of removes) {
      const left = (draft.marks[cell] ?? marked[cell] ?? []).filter((mark) => mark !== value);
      putMarks(draft.marks, cell, left);
    }
  });

/** Removes the value of a cell from the marks of the cells that must differ from it. @type {(state: State, draft: Draft, cell: number) => void} */
function tidyUp({ shown }, draft, cell) {
  const value = Number(draft.givens[cell]);
  for (const group of shown.groups ?? []) {
    if (!group.includes(cell)) continue;
    for (const marks of [draft.marks, draft.centred])
      for (const other of group) putMarks(marks, other, marks[other]?.filter((mark) => mark !== value) ?? []);
  }
}

/** Sets the marks of a cell; an empty list removes them. @type {(all: Draft["marks"], cell: number, marks: number[]) => void} */
export function putMarks(all, cell, marks) {
  if (marks.length === 0) delete all[cell];
  else all[cell] = marks;
}

/** Clears everything filled in and marked; if there are only locked givens, those too. @type {(app: App) => void} */
export const clear = (app) =>
  edit(app, (draft) => {
    const { posed, entered } = draft;
    const left = Object.entries(draft.givens).filter(([cell]) => posed.includes(Number(cell)));
    if (left.length < Object.keys(draft.givens).length || isMarked(draft)) {
      pose(draft, Object.fromEntries(left));
    } else pose(draft, {});
    draft.entered = entered;
  });

/** Whether a draft has any input of the user's: it is neither empty nor an example. @type {(puzzle: CatalogPuzzle, draft: Draft) => boolean} */
export function isOwn({ examples }, draft) {
  const contentOf = (/** @type {Partial<Draft>} */ { options = {}, givens = {}, start = "" }) =>
    JSON.stringify([options, givens, start]);
  const own = contentOf(draft);
  return isMarked(draft) || draft.moves.length > 0 || [{}, ...examples].every((each) => contentOf(each) !== own);
}

/** @type {(draft: Draft) => boolean} */
export const isMarked = ({ marks, centred, colours }) =>
  [marks, centred, colours].some((entries) => Object.keys(entries).length > 0);

/** Undoes or redoes a change. @type {(app: App, direction: "undo" | "redo") => void} */
export function travel(app, direction) {
  const { state } = app;
  const [from, to] = direction === "undo" ? [state.past, state.future] : [state.future, state.past];
  const draft = from.pop();
  if (!draft) return;
  to.push(copyDraft(state.draft));
  state.borrowed = false;
  const { strategy, seed } = state.draft; // choices are not input
  state.draft = { ...draft, strategy, seed };
  endTyping(state);
  app.settle();
}

/** Puts a puzzle on the board, locked, with nothing filled in or marked yet. @type {(draft: Draft, givens: Record<number, string>) => void} */
export function pose(draft, givens) {
  Object.assign(draft, {
    givens: { ...givens },
    posed: Object.keys(givens).map(Number),
    entered: null,
    marks: {},
    centred: {},
    colours: {},
  });
}

/** Puts options that follow from a position into the draft. @type {(puzzle: CatalogPuzzle, draft: Draft, position: Position) => void} */
export function adopt(puzzle, draft, { options }) {
  for (const { name, default: usual } of puzzle.options) {
    const value = options[name];
    if (value !== undefined && (draft.options[name] ?? usual) !== value) draft.options[name] = value;
  }
}
