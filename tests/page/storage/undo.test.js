/** Undo over a reload: its steps are restored only with the very draft that they belong to. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { emptyDraft } from "../../../web/app/state/index.js";
import { saveUndo, takeUpUndo } from "../../../web/app/storage/undo.js";
import { furnish, puzzle, workbench } from "../workbench.js";

const NAME = "edagari:/:undo";
const square = puzzle("square");
/** @type {Map<string, string>} */
let kept = new Map();

beforeEach(() => {
  ({ kept } = furnish());
  Object.defineProperty(globalThis, "sessionStorage", { value: localStorage, configurable: true });
});

/** What a tab with an empty square has of undo and redo once it is loaded anew. */
function taken() {
  const { state } = workbench("square");
  takeUpUndo(state);
  return [state.past.length, state.future.length];
}

test("undo and redo of this draft are taken up", () => {
  const { state } = workbench("square");
  state.past = [{ ...emptyDraft(square), givens: { 0: "1" } }];
  state.future = [...state.past, ...state.past];
  saveUndo(state);
  assert.deepEqual(taken(), [1, 2]);
});

for (const [name, text] of Object.entries({
  "no JSON": "no JSON",
  "no record": "[1]",
  "no lists": '{"puzzle": "square", "draft": {}, "past": 7, "future": {"length": 3}}',
  "of other numbers": '{"puzzle": "square", "draft": {"givens": {"0": "9"}}, "past": [{}], "future": []}',
  "of another puzzle": '{"puzzle": "other", "draft": {}, "past": [{}], "future": [{}]}',
})) {
  test(`an undo that is not of this draft is not taken up: ${name}`, () => {
    kept.set(NAME, text);
    assert.deepEqual(taken(), [0, 0]);
  });
}
