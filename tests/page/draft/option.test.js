/** The effect of a changed option on the numbers. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  clearMarks,
  colourSpots,
  edit,
  setGiven,
  setOption,
  toggleMark,
  travel,
} from "../../../web/app/draft/index.js";
import { choosePuzzle, settle } from "../../../web/app/draft_effects.js";
import { emptyDraft } from "../../../web/app/state/index.js";
import { furnish, puzzle, workbench } from "../workbench.js";

/** @typedef {ReturnType<typeof workbench>} Bench */

beforeEach(() => void furnish());

const { shown } = puzzle("square");
const text = { en: "", ja: "" };

/** A board with that many cells in a row. @type {(count: number) => object} */
const row = (count) => ({
  ...shown,
  names: Array.from({ length: count }, (_, at) => ({ en: `place ${at}`, ja: `${at}` })),
  drawing: {
    ...shown.drawing,
    spots: Array.from({ length: count }, (_, at) => ({ cell: at, x: at, y: 0, value: null })),
  },
});

/** @type {(app: Bench, board: object) => Promise<void>} */
const answer = (app, board) => app.last("show").answer({ type: "shown", shown: board });

/** @type {(app: Bench, order: string, board: object) => Promise<void>} */
async function choose(app, order, board) {
  setOption(app, "order", order);
  await answer(app, board);
}

/** A board with a number, a mark and a colour. @type {() => Bench} */
function filled() {
  const app = workbench("square", settle);
  setGiven(app, 1, "2");
  toggleMark(app, "marks", [2], 3);
  colourSpots(app, [3], 1);
  return app;
}

/** @type {(app: Bench) => object} */
const content = ({ state: { draft } }) => ({ givens: draft.givens, marks: draft.marks, colours: draft.colours });
const FILLED = { givens: { 1: "2" }, marks: { 2: [3] }, colours: { 3: 1 } };
const EMPTY = { givens: {}, marks: {}, colours: {} };

/**
 * The numbers are put aside, with a message, and one step of undo restores them and their board.
 * @type {(app: Bench) => Promise<void>}
 */
async function expectPutAside(app) {
  assert.deepEqual(content(app), EMPTY);
  assert.match(app.state.notice?.words.en ?? "", /belongs to another board/);
  assert.equal(app.state.notice?.undo, true);
  travel(app, "undo");
  await answer(app, shown);
  assert.deepEqual(content(app), FILLED);
  assert.equal(app.state.draft.options.order ?? "2", "2");
}

test("numbers of other cells are put aside, with a word, and one step of undo brings them back", async () => {
  const app = filled();
  await choose(app, "3", row(9));
  await expectPutAside(app);
});

test("where the cells stay the same the numbers stay", async () => {
  const app = filled();
  await choose(app, "3", { ...shown, values: [5, 6, 7, 8], rules: { ...text, en: "others" } });
  assert.deepEqual(content(app), FILLED);
  assert.equal(app.state.notice, null);
});

test("the option changed back brings back what was there", async () => {
  const app = filled();
  await choose(app, "3", row(9));
  await choose(app, "1", row(1));
  assert.deepEqual(content(app), EMPTY);
  await choose(app, "2", shown);
  assert.deepEqual(content(app), FILLED);
});

test("but not over what was typed since, and not what had been taken away before", async () => {
  const typed = filled();
  await choose(typed, "3", row(9));
  setGiven(typed, 0, "4");
  await choose(typed, "2", shown);
  assert.deepEqual(content(typed), EMPTY);
  await choose(typed, "3", row(9));
  assert.deepEqual(content(typed), { ...EMPTY, givens: { 0: "4" } });

  const cleared = filled();
  edit(cleared, (draft) => void Object.assign(draft, EMPTY));
  await choose(cleared, "3", row(9));
  await choose(cleared, "2", shown);
  assert.deepEqual(content(cleared), EMPTY);
});

test("an option that cannot be leaves the numbers, and from there too they come to no other board", async () => {
  const app = filled();
  setOption(app, "order", "99");
  await app.last("show").answer({ type: "refused", faults: [] });
  assert.deepEqual(content(app), FILLED);
  await choose(app, "3", row(9));
  assert.deepEqual(content(app), EMPTY);
  travel(app, "undo");
  await app.last("show").answer({ type: "refused", faults: [] });
  setOption(app, "order", "3"); // whose board is still there
  assert.deepEqual(content(app), EMPTY);
});

test("numbers that come with a link belong to its board, even if another one stood there when it was opened", async () => {
  const app = filled();
  const draft = { ...emptyDraft(puzzle("square")), options: { order: "3" }, givens: { 1: "2" } };
  choosePuzzle(app, puzzle("square"), draft);
  await answer(app, row(9));
  assert.deepEqual(app.state.draft.givens, { 1: "2" });
});

test("numbers of a link whose board nobody has seen yet are put aside with its option", async () => {
  const app = workbench("square", settle);
  app.state.loading.stage = "downloading";
  const draft = { ...emptyDraft(puzzle("square")), options: { order: "3" }, givens: { 1: "2" } };
  choosePuzzle(app, puzzle("square"), draft);
  setOption(app, "order", "2");
  assert.deepEqual(content(app), EMPTY);
  travel(app, "undo");
  assert.deepEqual(app.state.draft.givens, { 1: "2" });
});

/** A reloaded page, with its stored data. @type {() => Bench} */
function again() {
  const app = workbench("square", settle);
  choosePuzzle(app, puzzle("square"));
  return app;
}

/**
 * An option is changed before its board can be made, and the page is left.
 * @type {(app: Bench, order: string) => void}
 */
function leaveEarly(app, order) {
  app.state.loading.stage = "downloading";
  setOption(app, "order", order);
}

test("an option changed before its board could be made takes no numbers along over a reload", async () => {
  leaveEarly(filled(), "3");
  const app = again();
  await answer(app, row(9));
  await expectPutAside(app);
});

test("nor over two, and where the cells turn out to be the same the numbers stay", async () => {
  leaveEarly(filled(), "3");
  leaveEarly(again(), "4");
  const other = again();
  await answer(other, { ...shown, values: [5, 6, 7, 8] });
  assert.deepEqual(content(other), FILLED);
  await choose(other, "3", row(9));
  assert.deepEqual(content(other), EMPTY);
});

test("numbers of a draft that was kept with its board are its own", async () => {
  const app = filled();
  await choose(app, "3", row(9));
  setGiven(app, 0, "4");
  const later = again();
  await answer(later, row(9));
  assert.deepEqual(content(later), { ...EMPTY, givens: { 0: "4" } });
  assert.equal(later.state.notice, null);
});

test("nothing is put into cells while their board is not there", async () => {
  const app = filled();
  setOption(app, "order", "3");
  setGiven(app, 0, "4");
  toggleMark(app, "marks", [0], 1);
  colourSpots(app, [0], 1);
  clearMarks(app, "marks", [2]);
  assert.deepEqual(content(app), FILLED);
  await answer(app, row(9));
  setGiven(app, 0, "4");
  assert.deepEqual(content(app), { ...EMPTY, givens: { 0: "4" } });
});

test("an example that is taken while the board of an option is awaited keeps its numbers", async () => {
  const app = filled();
  setOption(app, "order", "3");
  edit(app, (draft) => void Object.assign(draft, { ...EMPTY, options: { order: "1" }, givens: { 0: "1" } }));
  await answer(app, row(1));
  assert.deepEqual(app.state.draft.givens, { 0: "1" });
});
