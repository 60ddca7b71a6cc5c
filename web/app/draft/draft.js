/** What the person types and chooses: changing it, and undoing that. */

import { copyDraft, LONGEST } from "../state/index.js";

/** @import { CatalogPuzzle, Mark, Position } from "../../worker/protocol.js" */
/** @import { App, Draft, State } from "../state/state.js" */

/** Drafts that undo remembers. */
const MOST_PAST = 500;

/** The cell whose typing is one change, however many keys it takes, and all marks as they were before. @type {{ cell: number, marks: Draft["marks"] } | null} */
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

/** Changes what is in cells: not while the board of the chosen options is still to come. @type {(app: App, change: (draft: Draft) => void) => void} */
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

/** Puts a value, as typed, into a cell; an empty one clears it. What is locked stays, and so does all while the board is still to come. @type {(app: App, cell: number, typed: string) => void} */
export function setGiven(app, cell, typed) {
  const { state } = app;
  if (state.stale || state.draft.posed.includes(cell)) return;
  const { marks } = typing?.cell === cell ? typing : copyDraft(state.draft);
  const put = (/** @type {Draft} */ draft) => {
    if (typed.trim() === "") delete draft.givens[cell];
    else draft.givens[cell] = shortened(typed.trim());
    draft.marks = copyDraft({ ...draft, marks }).marks;
    if (state.tidy) tidyUp(state, draft, cell);
  };
  if (typing?.cell !== cell) record(app, put);
  else {
    put(state.draft);
    state.borrowed = false;
    app.settle();
  }
  typing = { cell, marks };
}

/** What was typed, and where it is longer than any value, a sign that it was cut: it is none then. @type {(typed: string) => string} */
const shortened = (typed) => (typed.length <= LONGEST ? typed : `${typed.slice(0, LONGEST - 1)}…`);

/** What a hint says: values go into cells, and marks out of them; a cell without marks gets those of `marked` first. @type {(app: App, places: Mark[], removes: Mark[], marked: number[][]) => void} */
export const follow = (app, places, removes, marked) =>
  edit(app, (draft) => {
    for (const [cell, value] of places) {
      draft.givens[cell] = String(value);
      if (app.state.tidy) tidyUp(app.state, draft, cell);
    }
    for (const [cell, value] of removes) {
      const left = (draft.marks[cell] ?? marked[cell] ?? []).filter((mark) => mark !== value);
      putMarks(draft, cell, left);
    }
  });

/** Takes a value that was put into a cell from the marks of the cells that must differ from it. @type {(state: State, draft: Draft, cell: number) => void} */
function tidyUp({ shown }, draft, cell) {
  const value = Number(draft.givens[cell]);
  for (const group of shown.groups ?? []) {
    if (!group.includes(cell)) continue;
    for (const other of group) putMarks(draft, other, draft.marks[other]?.filter((mark) => mark !== value) ?? []);
  }
}

/** The marks of a cell, none of which are left out. @type {(draft: Draft, cell: number, marks: number[]) => void} */
export function putMarks(draft, cell, marks) {
  if (marks.length === 0) delete draft.marks[cell];
  else draft.marks[cell] = marks;
}

/** Clears what was filled in and marked; where there is no more than locked givens, those too. @type {(app: App) => void} */
export const clear = (app) =>
  edit(app, (draft) => {
    const { posed } = draft;
    const left = Object.entries(draft.givens).filter(([cell]) => posed.includes(Number(cell)));
    if (left.length < Object.keys(draft.givens).length || isMarked(draft)) {
      pose(draft, Object.fromEntries(left));
    } else pose(draft, {});
  });

/** @type {(draft: Draft) => boolean} */
export const isMarked = ({ marks, colours }) => Object.keys(marks).length + Object.keys(colours).length > 0;

/** Goes back or forward in what was typed. @type {(app: App, direction: "undo" | "redo") => void} */
export function travel(app, direction) {
  const { state } = app;
  const [from, to] = direction === "undo" ? [state.past, state.future] : [state.future, state.past];
  const draft = from.pop();
  if (!draft) return;
  to.push(copyDraft(state.draft));
  state.borrowed = false;
  state.draft = { ...draft, strategy: state.draft.strategy }; // what was chosen is not what was typed
  typing = null;
  app.settle();
}

/** A puzzle on the board, locked, with nothing filled in or marked yet. @type {(draft: Draft, givens: Record<number, string>) => void} */
export function pose(draft, givens) {
  Object.assign(draft, { givens: { ...givens }, posed: Object.keys(givens).map(Number), marks: {}, colours: {} });
}

/** Options that follow from a position go into the draft. @type {(puzzle: CatalogPuzzle, draft: Draft, position: Position) => void} */
export function adopt(puzzle, draft, { options }) {
  for (const { name, default: usual } of puzzle.options) {
    const value = options[name];
    if (value !== undefined && (draft.options[name] ?? usual) !== value) draft.options[name] = value;
  }
}
