/** The user's numbers and notes: locked givens stay, notes are separate, and undo restores everything. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  clear,
  clearMarks,
  colourSpots,
  edit,
  lock,
  pose,
  setAll,
  setGiven,
  toggleMark,
  travel,
  unlock,
} from "../../../web/app/draft/index.js";
import { copyDraft, isSolved, keyOf } from "../../../web/app/state/index.js";
import { furnish, workbench } from "../workbench.js";

beforeEach(() => void furnish());

test("what is locked cannot be overtyped or cleared; unlocked it can", () => {
  const app = workbench();
  edit(app, (draft) => pose(draft, { 0: "1", 3: "4" }));
  setGiven(app, 0, "2");
  setGiven(app, 3, "");
  setGiven(app, 1, "2");
  assert.deepEqual(app.state.draft.givens, { 0: "1", 1: "2", 3: "4" });
  assert.deepEqual(app.state.draft.posed, [0, 3]);
  unlock(app);
  setGiven(app, 0, "2");
  assert.deepEqual(app.state.draft.givens, { 0: "2", 1: "2", 3: "4" });
  lock(app);
  assert.deepEqual(app.state.draft.posed, [0, 1, 3]);
});

test("clearing takes what was added first, and the locked givens after that", () => {
  const app = workbench();
  edit(app, (draft) => pose(draft, { 0: "1" }));
  setGiven(app, 1, "2");
  toggleMark(app, "marks", [2], 3);
  colourSpots(app, [3], 1);
  clear(app);
  const { givens, posed, marks, colours } = app.state.draft;
  assert.deepEqual({ givens, posed, marks, colours }, { givens: { 0: "1" }, posed: [0], marks: {}, colours: {} });
  clear(app);
  assert.deepEqual(app.state.draft.givens, {});
  assert.deepEqual(app.state.draft.posed, []);
});

test("marks in the middle are kept apart from the others; a number hides both, and takes both from its row", () => {
  const app = workbench();
  app.state.tidy = true;
  app.state.shown = { ...app.state.shown, groups: [[0, 1]] };
  toggleMark(app, "marks", [0], 2);
  toggleMark(app, "centred", [0], 2);
  toggleMark(app, "centred", [0], 4);
  assert.deepEqual([app.state.draft.marks, app.state.draft.centred], [{ 0: [2] }, { 0: [2, 4] }]);
  setGiven(app, 1, "2");
  assert.deepEqual([app.state.draft.marks, app.state.draft.centred], [{}, { 0: [4] }]);
  clearMarks(app, "centred", [0]);
  assert.deepEqual(app.state.draft.centred, {});
});

test("a mark for several cells comes to all that are empty, and goes once all have it", () => {
  const app = workbench();
  setGiven(app, 3, "4");
  toggleMark(app, "marks", [1], 2);
  toggleMark(app, "marks", [0, 1, 3], 2);
  assert.deepEqual(app.state.draft.marks, { 0: [2], 1: [2] });
  toggleMark(app, "marks", [0, 1, 3], 2);
  assert.deepEqual(app.state.draft.marks, {});
});

test("a number for several cells is one change; what is locked stays; a first erasing takes numbers, a second marks", () => {
  const app = workbench();
  setGiven(app, 0, "1");
  lock(app);
  toggleMark(app, "marks", [2], 3);
  const before = app.state.past.length;
  setAll(app, [0, 1, 3], "4");
  assert.deepEqual(app.state.draft.givens, { 0: "1", 1: "4", 3: "4" });
  assert.equal(app.state.past.length, before + 1);
  setAll(app, [0, 1, 2], "");
  assert.deepEqual([app.state.draft.givens, app.state.draft.marks], [{ 0: "1", 3: "4" }, { 2: [3] }]);
  setAll(app, [0, 1, 2], "");
  assert.deepEqual(app.state.draft.marks, {});
});

test("what is longer than any value is not cut into another one without a sign of it", () => {
  const app = workbench();
  setGiven(app, 1, "12345678");
  assert.equal(app.state.draft.givens[1], "12345678");
  setGiven(app, 1, "123456789");
  assert.equal(app.state.draft.givens[1], "1234567…");
});

test("marks come and go one by one, in order, and a longer number takes the place of its beginning", () => {
  const app = workbench();
  for (const value of [12, 2, 1]) toggleMark(app, "marks", [0], value);
  assert.deepEqual(app.state.draft.marks, { 0: [1, 2, 12] });
  toggleMark(app, "marks", [0], 2);
  toggleMark(app, "marks", [0], 11, 1);
  assert.deepEqual(app.state.draft.marks, { 0: [11, 12] });
  toggleMark(app, "marks", [0], 12, 1); // the 1 that had been taken away on the way to 12 is there again
  assert.deepEqual(app.state.draft.marks, { 0: [1, 11] });
  clearMarks(app, "marks", [0]);
  assert.deepEqual(app.state.draft.marks, {});
});

test("undo and redo go through numbers, marks, colours and locks", () => {
  const app = workbench();
  const stages = [copyDraft(app.state.draft)];
  for (const act of [
    () => setGiven(app, 0, "1"),
    () => lock(app),
    () => toggleMark(app, "marks", [1], 2),
    () => colourSpots(app, [1], 3),
    () => colourSpots(app, [1], 3),
    () => unlock(app),
  ]) {
    act();
    stages.push(copyDraft(app.state.draft));
  }
  for (const stage of stages.slice(0, -1).reverse()) {
    travel(app, "undo");
    assert.deepEqual(app.state.draft, stage);
  }
  for (const stage of stages.slice(1)) {
    travel(app, "redo");
    assert.deepEqual(app.state.draft, stage);
  }
});

test("a number leaves the marks of others alone, unless they are to be tidy", () => {
  for (const tidy of [false, true]) {
    const app = workbench();
    app.state.tidy = tidy;
    app.state.shown = { ...app.state.shown, groups: [[0, 1]] };
    for (const cell of [1, 2]) for (const value of [1, 12]) toggleMark(app, "marks", [cell], value);
    setGiven(app, 0, "1");
    setGiven(app, 0, "12"); // still the same typing: the 1 was never meant
    assert.deepEqual(app.state.draft.marks, { 1: tidy ? [1] : [1, 12], 2: [1, 12] });
    travel(app, "undo");
    assert.deepEqual(app.state.draft.marks, { 1: [1, 12], 2: [1, 12] });
  }
});

test("it is solved when the last number is in, the core has found nothing wrong, and not all was given", () => {
  const { state } = workbench();
  Object.assign(state.draft, { givens: { 0: "1", 1: "2", 2: "3", 3: "4" }, posed: [0] });
  assert.equal(isSolved(state), false, "the core has not looked yet");
  state.aid.checked = keyOf(state.draft);
  assert.equal(isSolved(state), true);
  state.faults = [{ cell: 0, option: null, words: { en: "", ja: "" } }];
  assert.equal(isSolved(state), false);
  state.faults = [];
  state.draft.posed = [0, 1, 2, 3];
  assert.equal(isSolved(state), false, "nothing was left to do");
  state.draft.posed = [];
  delete state.draft.givens[2];
  state.aid.checked = keyOf(state.draft);
  assert.equal(isSolved(state), false);
});
