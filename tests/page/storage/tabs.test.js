/** Two tabs with the same puzzle: nothing that was typed in either is lost to the other. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { setGiven, travel } from "../../../web/app/draft/index.js";
import { choosePuzzle, settle } from "../../../web/app/draft_effects.js";
import { begin } from "../../../web/app/search/index.js";
import { emptyDraft } from "../../../web/app/state/index.js";
import { loadDraft } from "../../../web/app/storage/index.js";
import { look } from "../../../web/app/storage/tabs.js";
import { furnish, puzzle, workbench } from "../workbench.js";

const square = puzzle("square");
let focused = true;

beforeEach(() => {
  furnish();
  focused = true;
  Object.assign(document, { hasFocus: () => focused });
});

/** A tab that opens the square, from a link or with the stored draft. */
function tab(/** @type {Record<number, string> | undefined} */ linked = undefined) {
  const app = workbench("square", settle);
  choosePuzzle(app, square, linked && { ...emptyDraft(square), givens: linked });
  return app;
}

/** The content of a tab. */
const givens = (/** @type {ReturnType<typeof tab>} */ { state }) => state.draft.givens;

test("what one tab keeps the other takes over, and undo brings back what it showed", () => {
  const [a, b] = [tab(), tab()];
  setGiven(a, 0, "1");
  look(b);
  assert.deepEqual(givens(b), { 0: "1" });
  assert.match(b.state.notice?.words.en ?? "", /another tab/);
  setGiven(b, 1, "2");
  look(a);
  assert.deepEqual(givens(a), { 0: "1", 1: "2" });
  travel(a, "undo");
  assert.deepEqual(givens(a), { 0: "1" });
});

test("taking over is no change that would come back", () => {
  const [a, b] = [tab(), tab()];
  setGiven(a, 0, "1");
  look(b);
  const { notice, past } = a.state;
  look(a);
  assert.deepEqual([a.state.notice, a.state.past], [notice, past]);
});

test("a tab that is typed in before it has looked puts what the other kept into its undo", () => {
  const [a, b] = [tab(), tab()];
  setGiven(a, 0, "1");
  setGiven(b, 1, "2");
  assert.deepEqual(loadDraft(square)?.givens, { 1: "2" });
  travel(b, "undo");
  assert.deepEqual(givens(b), { 0: "1" });
});

test("a tab that nobody types in does not write over what it has not seen", () => {
  const [a, b] = [tab(), tab()];
  setGiven(a, 0, "1");
  focused = false;
  settle(b);
  assert.deepEqual(loadDraft(square)?.givens, { 0: "1" });
  look(b);
  assert.deepEqual(givens(b), { 0: "1" });
});

test("a tab that searches takes nothing over until it is done", async () => {
  const [a, b] = [tab(), tab()];
  begin(b, "run");
  setGiven(a, 0, "1");
  look(b);
  assert.deepEqual(givens(b), {});
  await b.last("open").answer({ type: "refused", faults: [] });
  look(b);
  assert.deepEqual(givens(b), { 0: "1" });
});

test("what a link brought stays in its tab until it is changed", () => {
  const a = tab();
  setGiven(a, 0, "1");
  const linked = tab({ 3: "4" });
  assert.deepEqual(loadDraft(square)?.givens, { 0: "1" }, "what was typed stays kept");
  setGiven(a, 1, "2");
  look(linked);
  assert.deepEqual(givens(linked), { 3: "4" });
  setGiven(linked, 2, "3");
  assert.deepEqual(loadDraft(square)?.givens, { 2: "3", 3: "4" });
  look(a);
  travel(a, "undo");
  assert.deepEqual(givens(a), { 0: "1", 1: "2" });
});
